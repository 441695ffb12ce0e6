//! The sequence of scalars in packed data: counting them, and walking over them in runs.

use crate::desc::Datatype;
use crate::desc::make::Signature;
use crate::scalar::Scalar;

impl Datatype {
    /// Whole elements of this type in `bytes` packed bytes; `None` when a part is left over
    /// (MPI-5.0 section 3.2.5). For types without data: 0 in 0 bytes.
    pub fn count_in(&self, bytes: u64) -> Option<u64> {
        match self.size() {
            0 => (bytes == 0).then_some(0),
            size => bytes.is_multiple_of(size).then(|| bytes / size),
        }
    }

    /// Whole scalars in `bytes` packed bytes of elements of this type; `None` when the bytes end
    /// inside a scalar (MPI-5.0 section 5.1.11).
    pub fn elements_in(&self, bytes: u64) -> Option<u64> {
        let (mut at, mut rest, mut sum) = (self, bytes, 0);
        loop {
            let whole = match at.size() {
                0 => return (rest == 0).then_some(sum),
                size => rest / size,
            };
            sum += whole * at.elements();
            rest -= whole * at.size();
            if rest == 0 {
                return Some(sum);
            }
            match at.signature() {
                Signature::Same(old) => at = old,
                Signature::Scalar(s) => {
                    let value = s.pair()?.0;
                    return (rest == value.size()).then_some(sum + 1);
                }
                Signature::Fields(lens, types) => {
                    let (field, skipped, elements) = field_at(lens, types, rest);
                    sum += elements;
                    rest -= skipped;
                    at = field?;
                }
            }
        }
    }

    /// Packed bytes that the first `count` scalars of a run of elements of this type take.
    pub fn bytes_of_elements(&self, count: u64) -> u64 {
        let (mut at, mut rest, mut sum) = (self, count, 0u64);
        loop {
            if at.elements() == 0 {
                return sum;
            }
            let whole = rest / at.elements();
            sum = sum.saturating_add(whole.saturating_mul(at.size()));
            rest -= whole * at.elements();
            if rest == 0 {
                return sum;
            }
            match at.signature() {
                Signature::Same(old) => at = old,
                Signature::Scalar(s) => {
                    return sum.saturating_add(s.pair().map_or(0, |p| p.0.size()));
                }
                Signature::Fields(lens, types) => {
                    let mut inside = None;
                    for (len, part) in lens.iter().zip(types) {
                        let n = *len as u64 * part.elements();
                        if rest < n {
                            inside = Some(part);
                            break;
                        }
                        rest -= n;
                        sum = sum.saturating_add(*len as u64 * part.size());
                    }
                    match inside {
                        Some(part) if rest > 0 => at = part,
                        _ => return sum,
                    }
                }
            }
        }
    }
}

/// The field of a structure that holds packed byte `at`, and the bytes and scalars before it.
fn field_at<'a>(lens: &[i64], types: &'a [Datatype], at: u64) -> (Option<&'a Datatype>, u64, u64) {
    let (mut bytes, mut elements) = (0, 0);
    for (len, part) in lens.iter().zip(types) {
        let n = *len as u64 * part.size();
        if at - bytes < n {
            return (Some(part), bytes, elements);
        }
        bytes += n;
        elements += *len as u64 * part.elements();
    }
    (None, bytes, elements)
}

/// The scalars of `count` elements in packing order, as runs of equal kinds.
#[derive(Clone, Debug)]
pub struct ScalarRuns {
    stack: Vec<Frame>,
}

#[derive(Clone, Debug)]
struct Frame {
    dtype: Datatype,
    /// Elements of `dtype` that are not finished.
    left: u64,
    /// Next field of the first of them, for structures and pairs.
    field: usize,
}

impl ScalarRuns {
    /// The scalars of `count` elements of `dtype`.
    pub fn new(dtype: &Datatype, count: u64) -> ScalarRuns {
        ScalarRuns { stack: vec![Frame { dtype: dtype.clone(), left: count, field: 0 }] }
    }
}

/// What the topmost frame asks for.
enum Step {
    /// Finished, or replaced by elements of another type.
    Become(Option<(Datatype, u64)>),
    /// Go into a field first.
    Enter(Datatype, u64),
    /// A run; the frame stays if it has more.
    Emit(Scalar, u64),
    /// One element of the frame is finished.
    Next,
}

impl Iterator for ScalarRuns {
    type Item = (Scalar, u64);

    /// The next run: kind (never a pair) and number, not 0.
    fn next(&mut self) -> Option<(Scalar, u64)> {
        loop {
            let top = self.stack.last_mut()?;
            match top.step() {
                Step::Become(with) => {
                    self.stack.pop();
                    if let Some((dtype, left)) = with {
                        self.stack.push(Frame { dtype, left, field: 0 });
                    }
                }
                Step::Enter(dtype, left) => self.stack.push(Frame { dtype, left, field: 0 }),
                Step::Next => {
                    top.field = 0;
                    top.left -= 1;
                }
                Step::Emit(kind, n) => return Some((kind, n)),
            }
        }
    }
}

impl Frame {
    fn step(&mut self) -> Step {
        if self.left == 0 || self.dtype.size() == 0 {
            return Step::Become(None);
        }
        match self.dtype.signature() {
            Signature::Same(old) => {
                let each = self.dtype.size() / old.size().max(1);
                Step::Become(Some((old.clone(), self.left.saturating_mul(each))))
            }
            Signature::Scalar(s) => match s.pair() {
                None => Step::Emit(s, std::mem::take(&mut self.left)),
                Some(pair) => {
                    self.field += 1;
                    match self.field {
                        1 => Step::Emit(pair.0, 1),
                        2 => Step::Emit(pair.1, 1),
                        _ => Step::Next,
                    }
                }
            },
            Signature::Fields(lens, types) => match types.get(self.field) {
                None => Step::Next,
                Some(part) => {
                    let enter = Step::Enter(part.clone(), lens[self.field] as u64);
                    self.field += 1;
                    enter
                }
            },
        }
    }
}
