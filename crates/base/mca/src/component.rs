//! The declaration of components.

/// One row of a framework's visible table of built-in components, or one that was found at run
/// time ([`crate::found`]).
#[derive(Clone, Copy, Debug)]
pub struct ComponentInfo {
    /// The name that users type.
    pub name: &'static str,
    /// A second name that is accepted everywhere, or empty.
    pub alias: &'static str,
    /// `major.minor.patch` of the component.
    pub version: &'static str,
    /// One sentence: what it does.
    pub help: &'static str,
}

impl ComponentInfo {
    /// True for the name and for the alias.
    pub fn is_called(&self, typed: &str) -> bool {
        self.name == typed || (!self.alias.is_empty() && self.alias == typed)
    }

    /// The name, and the alias where there is one.
    pub fn spellings(&self) -> impl Iterator<Item = &'static str> + use<> {
        [self.name, self.alias].into_iter().filter(|s| !s.is_empty())
    }
}
