//! Types as they lie in a file whose data representation is not this platform's (MPI-5.0 section
//! 14.5): the same constructors over elements of other sizes.

use std::collections::HashMap;

use crate::array::DarraySpec;
use crate::desc::Datatype;
use crate::desc::make::Make;
use crate::error::{Result, TypeError};
use crate::scalar::Scalar;

/// The bytes that an element of a predefined type takes in the file.
pub type SizeInFile<'a> = dyn FnMut(&Datatype) -> Option<u64> + 'a;

impl Datatype {
    /// This type in a file where elements of predefined types have other sizes, and lie one after
    /// the other; displacements, strides and bounds in bytes stay as they are, since programs
    /// compute them with `MPI_File_get_type_extent`.
    ///
    /// # Errors
    /// When a size is not known, or the type would be too large.
    pub fn in_file(&self, size: &mut SizeInFile<'_>) -> Result<Datatype> {
        let new = rebuild(self, size, &mut HashMap::new())?;
        new.commit();
        Ok(new)
    }

    /// This type in a file in external32.
    ///
    /// # Errors
    /// As [`Datatype::in_file`].
    pub fn in_external(&self) -> Result<Datatype> {
        self.in_file(&mut |leaf| Some(leaf.external_size()))
    }
}

fn rebuild(
    t: &Datatype,
    size: &mut SizeInFile<'_>,
    seen: &mut HashMap<u64, Datatype>,
) -> Result<Datatype> {
    if let Some(known) = seen.get(&t.id()) {
        return Ok(known.clone());
    }
    let mut old = |part: &Datatype| rebuild(part, size, seen);
    let new = match t.make() {
        Make::Scalar(_) | Make::F90 { .. } | Make::ValueIndex { .. } => {
            let bytes = size(t).and_then(|n| i64::try_from(n).ok());
            let bytes = bytes.ok_or(TypeError::overflow("size in the file"))?;
            Datatype::contiguous(bytes, Datatype::scalar_ref(Scalar::Byte))?
        }
        Make::Dup(part) => old(part)?,
        Make::Contiguous { count, old: part } => Datatype::contiguous(*count, &old(part)?)?,
        Make::Vector { count, len, stride, old: part } => {
            Datatype::vector(*count, *len, *stride, &old(part)?)?
        }
        Make::Hvector { count, len, stride, old: part } => {
            Datatype::hvector(*count, *len, *stride, &old(part)?)?
        }
        Make::Indexed { lens, displs, old: part } => Datatype::indexed(lens, displs, &old(part)?)?,
        Make::Hindexed { lens, displs, old: part } => {
            Datatype::hindexed(lens, displs, &old(part)?)?
        }
        Make::IndexedBlock { len, displs, old: part } => {
            Datatype::indexed_block(*len, displs, &old(part)?)?
        }
        Make::HindexedBlock { len, displs, old: part } => {
            Datatype::hindexed_block(*len, displs, &old(part)?)?
        }
        Make::Struct { lens, displs, types } => {
            let parts: Result<Vec<Datatype>> = types.iter().map(&mut old).collect();
            Datatype::structure(lens, displs, &parts?)?
        }
        Make::Subarray { args, old: part, .. } => {
            Datatype::subarray(&args.sizes, &args.subsizes, &args.starts, args.order, &old(part)?)?
        }
        Make::Darray { args, old: part, .. } => {
            let spec = DarraySpec {
                size: args.size,
                rank: args.rank,
                gsizes: &args.gsizes,
                distribs: &args.distribs,
                dargs: &args.dargs,
                psizes: &args.psizes,
                order: args.order,
            };
            Datatype::darray(&spec, &old(part)?)?
        }
        Make::Resized { lb, extent, old: part } => Datatype::resized(*lb, *extent, &old(part)?)?,
    };
    seen.insert(t.id(), new.clone());
    Ok(new)
}
