//! A type: its constructor arguments, its size and bounds, and what hangs off it.

mod lower;
pub(crate) mod make;

use std::any::Any;
use std::fmt;
use std::mem::ManuallyDrop;
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

use self::make::{Make, Signature};
use crate::error::{MAX_DEPTH, Result, TypeError};
use crate::plan::{Kind, Placed};
use crate::scalar::Scalar;

/// A type. Cheap to clone; clones are the same type with the same identity.
///
/// Clones of predefined types are not counted, since those are never freed: counting would be a
/// good part of the time of a short collective call.
pub struct Datatype(ManuallyDrop<Arc<TypeDesc>>);

impl Clone for Datatype {
    #[inline]
    fn clone(&self) -> Datatype {
        if self.0.predefined() {
            // SAFETY: a pointer to what lives as long as the process; neither this copy nor
            // another one gives up the reference that `SCALARS` has (see `drop`).
            Datatype(unsafe { ptr::read(&raw const self.0) })
        } else {
            Datatype(self.0.clone())
        }
    }
}

impl Drop for Datatype {
    #[inline]
    fn drop(&mut self) {
        if !self.0.predefined() {
            // SAFETY: once, and the value is not used any more.
            unsafe { ManuallyDrop::drop(&mut self.0) }
        }
    }
}

/// Size, bounds and depth of a type, which fit.
pub(crate) struct Amounts {
    pub(crate) size: u64,
    pub(crate) elements: u64,
    pub(crate) external: u64,
    pub(crate) data: Option<(i64, i64)>,
    pub(crate) marks: Option<(i64, i64)>,
    pub(crate) lb: i64,
    pub(crate) extent: i64,
    pub(crate) align: u32,
    pub(crate) depth: u16,
}

struct TypeDesc {
    id: u64,
    make: Make,
    /// Bytes of data.
    size: u64,
    /// Lowest and highest+1 byte of data; `None` without data.
    data: Option<(i64, i64)>,
    /// Lower and upper bound when they were set explicitly somewhere in the nest.
    marks: Option<(i64, i64)>,
    lb: i64,
    extent: i64,
    align: u32,
    elements: u64,
    external: u64,
    depth: u16,
    large: bool,
    committed: AtomicBool,
    /// One of `RUN_*`; computed on first use.
    run: AtomicU8,
    plan: OnceLock<Placed>,
    front: AtomicUsize,
    ext: OnceLock<Box<dyn Any + Send + Sync>>,
    /// See [`Datatype::share_distance`]; computed on first use.
    share_distance: OnceLock<u64>,
}

impl TypeDesc {
    /// It belongs to `SCALARS`, and is never freed.
    #[inline]
    fn predefined(&self) -> bool {
        matches!(self.make, Make::Scalar(_))
    }
}

const RUN_UNKNOWN: u8 = 0;
const RUN_YES: u8 = 1;
const RUN_NO: u8 = 2;

static NEXT_ID: AtomicU64 = AtomicU64::new(1);
static SCALARS: [OnceLock<Datatype>; Scalar::COUNT] = [const { OnceLock::new() }; Scalar::COUNT];

impl Datatype {
    /// The predefined type of a scalar kind; committed.
    #[inline]
    pub fn scalar(kind: Scalar) -> Datatype {
        Datatype::scalar_ref(kind).clone()
    }

    /// As [`Datatype::scalar`], without the clone.
    #[inline]
    pub fn scalar_ref(kind: Scalar) -> &'static Datatype {
        SCALARS[kind.index()].get_or_init(|| Datatype::make_scalar(kind))
    }

    fn of(desc: TypeDesc) -> Datatype {
        Datatype(ManuallyDrop::new(Arc::new(desc)))
    }

    fn make_scalar(kind: Scalar) -> Datatype {
        let align = kind.align();
        let (span, elements) = match kind.pair() {
            None => (kind.size() as i64, 1),
            Some((value, index)) => {
                let at = value.size().next_multiple_of(u64::from(index.align()));
                ((at + index.size()).next_multiple_of(u64::from(align)) as i64, 2)
            }
        };
        let true_ub = match kind.pair() {
            None => span,
            Some((value, index)) => {
                value.size().next_multiple_of(u64::from(index.align())) as i64 + index.size() as i64
            }
        };
        let made = Datatype::of(TypeDesc {
            id: NEXT_ID.fetch_add(1, Ordering::Relaxed),
            make: Make::Scalar(kind),
            size: kind.size(),
            data: Some((0, true_ub)),
            marks: None,
            lb: 0,
            extent: span,
            align,
            elements,
            external: kind.external_size(),
            depth: 0,
            large: false,
            committed: AtomicBool::new(true),
            run: AtomicU8::new(RUN_UNKNOWN),
            plan: OnceLock::new(),
            front: AtomicUsize::new(0),
            ext: OnceLock::new(),
            share_distance: OnceLock::new(),
        });
        made.commit();
        made
    }

    /// A new type from its arguments and the sum of its parts.
    pub(crate) fn assemble(make: Make, b: Amounts) -> Result<Datatype> {
        if b.depth > MAX_DEPTH {
            return Err(TypeError::TooDeep);
        }
        Ok(Datatype::of(TypeDesc {
            // Relaxed: only uniqueness matters.
            id: NEXT_ID.fetch_add(1, Ordering::Relaxed),
            make,
            size: b.size,
            data: b.data,
            marks: b.marks,
            lb: b.lb,
            extent: b.extent,
            align: b.align,
            elements: b.elements,
            external: b.external,
            depth: b.depth,
            large: false,
            committed: AtomicBool::new(false),
            run: AtomicU8::new(RUN_UNKNOWN),
            plan: OnceLock::new(),
            front: AtomicUsize::new(0),
            ext: OnceLock::new(),
            share_distance: OnceLock::new(),
        }))
    }

    /// The same type, remembered as made by a large-count function, so that [`Datatype::contents`]
    /// reports its arguments as large counts. To be called on a type that was just made; it is a
    /// no-op on one that already has clones.
    pub fn with_large_counts(mut self) -> Datatype {
        // The clones of predefined types are not counted.
        if !self.0.predefined()
            && let Some(desc) = Arc::get_mut(&mut self.0)
        {
            desc.large = true;
        }
        self
    }

    /// A new, equal type with its own identity, `front` word and `ext` slot, uncommitted unless
    /// this one is committed. Predefined scalars return themselves.
    pub fn twin(&self) -> Datatype {
        if self.is_scalar() {
            return self.clone();
        }
        let d = &**self.0;
        let twin = Datatype::of(TypeDesc {
            id: NEXT_ID.fetch_add(1, Ordering::Relaxed),
            make: d.make.clone(),
            committed: AtomicBool::new(false),
            run: AtomicU8::new(RUN_UNKNOWN),
            plan: d.plan.clone(),
            front: AtomicUsize::new(0),
            ext: OnceLock::new(),
            share_distance: OnceLock::new(),
            size: d.size,
            data: d.data,
            marks: d.marks,
            lb: d.lb,
            extent: d.extent,
            align: d.align,
            elements: d.elements,
            external: d.external,
            depth: d.depth,
            large: d.large,
        });
        if self.is_committed() {
            twin.commit();
        }
        twin
    }

    /// Bytes of data in one element.
    #[inline]
    pub fn size(&self) -> u64 {
        self.0.size
    }

    /// Distance in bytes from one element to the next.
    #[inline]
    pub fn extent(&self) -> i64 {
        self.0.extent
    }

    /// Lower bound: offset in bytes of an element's begin from its address.
    #[inline]
    pub fn lb(&self) -> i64 {
        self.0.lb
    }

    /// Upper bound: `lb + extent`.
    #[inline]
    pub fn ub(&self) -> i64 {
        self.0.lb + self.0.extent
    }

    /// Offset of the lowest byte of data from an element's address; 0 without data.
    #[inline]
    pub fn true_lb(&self) -> i64 {
        self.0.data.map_or(0, |d| d.0)
    }

    /// Offset past the highest byte of data from an element's address; 0 without data.
    #[inline]
    pub fn true_ub(&self) -> i64 {
        self.0.data.map_or(0, |d| d.1)
    }

    /// `true_ub - true_lb`.
    #[inline]
    pub fn true_extent(&self) -> i64 {
        self.true_ub() - self.true_lb()
    }

    /// Strictest alignment of the scalars inside, in bytes; 1 without data.
    pub fn align(&self) -> u32 {
        self.0.align
    }

    /// Number of scalars in one element; a pair counts as two.
    pub fn elements(&self) -> u64 {
        self.0.elements
    }

    /// Bytes of one element in the external32 representation.
    pub fn external_size(&self) -> u64 {
        self.0.external
    }

    /// True when any number of elements, packed, is one run of memory beginning at `true_lb`.
    #[inline]
    pub fn is_contiguous(&self) -> bool {
        // Relaxed: every writer computes the same answer.
        match self.0.run.load(Ordering::Relaxed) {
            RUN_YES => true,
            RUN_NO => false,
            _ => self.find_run(),
        }
    }

    #[cold]
    fn find_run(&self) -> bool {
        let run = self.0.size == 0
            || (self.0.extent as u64 == self.0.size
                && matches!(self.plan().node.kind, Kind::Block));
        self.0.run.store(if run { RUN_YES } else { RUN_NO }, Ordering::Relaxed);
        run
    }

    /// As [`Datatype::find_share_distance`], found once.
    pub(crate) fn share_distance(&self) -> u64 {
        *self.0.share_distance.get_or_init(|| self.find_share_distance())
    }

    /// Computes the packing order's canonical form. Idempotent.
    pub fn commit(&self) {
        self.plan();
        self.is_contiguous();
        // Relaxed: the flag guards nothing; the plan has its own synchronisation.
        self.0.committed.store(true, Ordering::Relaxed);
    }

    /// True after [`Datatype::commit`]; always true for predefined types.
    #[inline]
    pub fn is_committed(&self) -> bool {
        self.0.committed.load(Ordering::Relaxed)
    }

    /// The scalar kind, when this is the predefined type of one.
    #[inline]
    pub fn as_scalar(&self) -> Option<Scalar> {
        match self.0.make {
            Make::Scalar(s) => Some(s),
            _ => None,
        }
    }

    /// True for the predefined types of scalar kinds.
    #[inline]
    pub fn is_scalar(&self) -> bool {
        self.as_scalar().is_some()
    }

    /// Follows duplicates and precision-selected types down to the scalar kind that an element
    /// consists of; `None` for every other derived type.
    #[inline]
    pub fn scalar_inside(&self) -> Option<Scalar> {
        match self.as_scalar() {
            None => self.find_scalar(),
            scalar => scalar,
        }
    }

    #[inline(never)]
    fn find_scalar(&self) -> Option<Scalar> {
        let mut at = self;
        loop {
            match &at.0.make {
                Make::Scalar(s) => return Some(*s),
                Make::Dup(old) => at = old,
                Make::F90 { scalar, .. } => return Some(*scalar),
                _ => return None,
            }
        }
    }

    /// Value kind and index kind when this is a pair type, predefined or made by
    /// [`Datatype::value_index`].
    pub fn pair_inside(&self) -> Option<(Scalar, Scalar)> {
        match &self.0.make {
            Make::Scalar(s) => s.pair(),
            Make::Dup(old) => old.pair_inside(),
            Make::ValueIndex { value, index, .. } => Some((*value, *index)),
            _ => None,
        }
    }

    /// A number that no other type of this process has.
    pub fn id(&self) -> u64 {
        self.0.id
    }

    /// The word that a language front keeps here (its handle); 0 at first.
    #[inline]
    pub fn front(&self) -> usize {
        // Relaxed: the front orders its own tables.
        self.0.front.load(Ordering::Relaxed)
    }

    /// Sets the front's word.
    pub fn set_front(&self, word: usize) {
        self.0.front.store(word, Ordering::Relaxed);
    }

    /// A slot for what upper floors attach to the type (attributes, a name).
    pub fn ext(&self) -> &OnceLock<Box<dyn Any + Send + Sync>> {
        &self.0.ext
    }

    pub(crate) fn make(&self) -> &Make {
        &self.0.make
    }

    /// True when the type was made by a large-count function.
    pub fn has_large_counts(&self) -> bool {
        self.0.large
    }

    pub(crate) fn signature(&self) -> Signature<'_> {
        self.0.make.signature()
    }

    pub(crate) fn data_bounds(&self) -> Option<(i64, i64)> {
        self.0.data
    }

    pub(crate) fn mark_bounds(&self) -> Option<(i64, i64)> {
        self.0.marks
    }

    pub(crate) fn depth(&self) -> u16 {
        self.0.depth
    }

    pub(crate) fn plan(&self) -> &Placed {
        self.0.plan.get_or_init(|| lower::lower(self))
    }
}

impl PartialEq for Datatype {
    /// Identity, not equality of layout.
    fn eq(&self, other: &Datatype) -> bool {
        self.0.id == other.0.id
    }
}

impl Eq for Datatype {}

impl fmt::Debug for Datatype {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Datatype")
            .field("id", &self.0.id)
            .field("combiner", &self.0.make.combiner())
            .field("size", &self.0.size)
            .field("lb", &self.0.lb)
            .field("extent", &self.0.extent)
            .finish()
    }
}
