//! The memory of a send as the rails name it over which it may be read. Each rail has a key of its
//! own, and perhaps an address; a key says nothing to another rail. Names of rails are the same on
//! both sides ([`crate::bml::RailName`]).

use hawser_btl::RemoteRegion;

use crate::bml::{READ_RAILS, RailName};

/// Memory of a sender, under its names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Regions {
    list: [(RailName, RemoteRegion); READ_RAILS],
    count: u8,
}

impl Regions {
    /// Adds the name of a rail; there is room for [`READ_RAILS`], and others are left out.
    pub(crate) fn push(&mut self, rail: RailName, region: RemoteRegion) {
        if let Some(place) = self.list.get_mut(usize::from(self.count)) {
            *place = (rail, region);
            self.count += 1;
        }
    }

    /// The memory is not to be read.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The names, that of the sender's fastest rail first.
    #[inline]
    pub(crate) fn list(&self) -> &[(RailName, RemoteRegion)] {
        self.list.get(..usize::from(self.count)).unwrap_or(&[])
    }
}
