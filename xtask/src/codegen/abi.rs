//! The constants of other ABIs, from `standard/abi-*.toml`.

use std::fs;
use std::path::Path;

use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AbiFile {
    group: Vec<AbiGroup>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AbiGroup {
    #[serde(rename = "title")]
    _title: String,
    values: Vec<AbiValue>,
}

/// One constant or handle.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AbiValue {
    pub(crate) name: String,
    /// The value of a constant, or of a handle that is an integer.
    #[serde(default)]
    pub(crate) value: i64,
    /// The object whose address is the handle, and its size.
    pub(crate) object: Option<String>,
    #[serde(default)]
    pub(crate) bytes: usize,
    /// The INTEGER in Fortran, where it is another one.
    pub(crate) fortran: Option<i64>,
}

/// The constants of another ABI.
pub(crate) struct Abi(pub(crate) Vec<AbiValue>);

impl Abi {
    /// Reads `standard/abi-*.toml`.
    pub(crate) fn read(path: &Path) -> Result<Abi, String> {
        let text = fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
        let file: AbiFile =
            toml::from_str(&text).map_err(|e| format!("{}: {e}", path.display()))?;
        Ok(Abi(file.group.into_iter().flat_map(|g| g.values).collect()))
    }

    /// The value of a constant that is no object.
    pub(crate) fn value(&self, name: &str) -> Option<i64> {
        self.0.iter().find(|v| v.name == name && v.object.is_none()).map(|v| v.value)
    }

    /// What a constant or a handle is in Fortran.
    pub(crate) fn integer(&self, name: &str) -> Option<i64> {
        let v = self.0.iter().find(|v| v.name == name)?;
        if v.object.is_some() { v.fortran } else { Some(v.fortran.unwrap_or(v.value)) }
    }
}
