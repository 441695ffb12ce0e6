//! What the ranks of a file tell each other: one small reduction a call.

use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{CollCall, CollOperation};
use hawser_core::error::{ErrClass, Error, Result};
use hawser_core::op::{Builtin, Op};
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};

/// Numbers on their way: of each the largest of all ranks, or the sum.
pub(crate) struct Reduction {
    send: TempBuf,
    recv: TempBuf,
    op: Builtin,
}

impl Reduction {
    pub(crate) fn new(values: &[i64], op: Builtin) -> Result<Reduction> {
        let word = Datatype::scalar_ref(Scalar::Int64);
        let send = TempBuf::new(values.len() as u64, word)?;
        let bytes: Vec<u8> = values.iter().flat_map(|v| v.to_ne_bytes()).collect();
        send.typed().unpack_from(&bytes);
        Ok(Reduction { send, recv: TempBuf::new(values.len() as u64, word)?, op })
    }

    fn call(&self) -> CollCall<'static> {
        CollCall::Allreduce {
            send: Some(self.send.typed().clone()),
            recv: self.recv.typed().clone(),
            op: Op::builtin(self.op).clone(),
        }
    }

    /// Starts it; the memory must live until the operation has ended.
    pub(crate) fn start(&self, comm: &Comm) -> Result<Box<dyn CollOperation>> {
        comm.start(&self.call())
    }

    pub(crate) fn values(&self) -> Vec<i64> {
        numbers(&self.recv)
    }
}

fn numbers(buf: &TempBuf) -> Vec<i64> {
    let all = buf.typed().pack_all();
    let word = |b: &[u8]| b.try_into().map(i64::from_ne_bytes).unwrap_or(0);
    all.chunks_exact(8).map(word).collect()
}

/// A sum on its way: of the numbers of the ranks up to this one.
pub(crate) struct Scan {
    send: TempBuf,
    recv: TempBuf,
}

impl Scan {
    pub(crate) fn new(value: i64) -> Result<Scan> {
        let word = Datatype::scalar_ref(Scalar::Int64);
        let send = TempBuf::new(1, word)?;
        send.typed().unpack_from(&value.to_ne_bytes());
        Ok(Scan { send, recv: TempBuf::zeroed(1, word)? })
    }

    fn call(&self) -> CollCall<'static> {
        CollCall::Scan {
            send: Some(self.send.typed().clone()),
            recv: self.recv.typed().clone(),
            op: Op::builtin(Builtin::Sum).clone(),
        }
    }

    /// Starts it; the memory must live until the operation has ended.
    pub(crate) fn start(&self, comm: &Comm) -> Result<Box<dyn CollOperation>> {
        comm.start(&self.call())
    }

    pub(crate) fn run(&self, comm: &Comm) -> Result<i64> {
        comm.run(&self.call())?;
        Ok(self.value())
    }

    pub(crate) fn value(&self) -> i64 {
        numbers(&self.recv).first().copied().unwrap_or(0)
    }
}

/// A number of each rank, by rank.
pub(crate) fn gather(comm: &Comm, value: i64) -> Result<Vec<i64>> {
    let word = Datatype::scalar_ref(Scalar::Int64);
    let (send, recv) = (TempBuf::new(1, word)?, TempBuf::new(u64::from(comm.size()), word)?);
    send.typed().unpack_from(&value.to_ne_bytes());
    let each = recv.typed().block(0, 1);
    comm.run(&CollCall::Allgather { send: Some(send.typed().clone()), recv: each })?;
    Ok(numbers(&recv))
}

/// Collective: of each value the largest of all ranks.
///
/// # Errors
/// Those of an `MPI_Allreduce`.
pub fn largest(comm: &Comm, values: &[i64]) -> Result<Vec<i64>> {
    if comm.size() == 1 {
        return Ok(values.to_vec());
    }
    let reduction = Reduction::new(values, Builtin::Max)?;
    comm.run(&reduction.call())?;
    Ok(reduction.values())
}

/// Collective: the number of the one rank that has one; an error on all ranks when it has failed.
pub(crate) fn of_one(comm: &Comm, mine: Result<Option<i64>>) -> Result<i64> {
    let number = mine.as_ref().ok().copied().flatten().unwrap_or(i64::MIN);
    let all = largest(comm, &[class_of(mine.as_ref().err()), number])?;
    mine?;
    match all[..] {
        [0, number] => Ok(number),
        _ => Err(of_others(all.first().copied().unwrap_or(0)).unwrap_or_else(|| {
            Error::new(ErrClass::Intern, "a reduction has given another number of values")
        })),
    }
}

/// An error as a number that a reduction carries.
pub(crate) fn class_of(error: Option<&Error>) -> i64 {
    error.map_or(0, |e| e.class() as i64)
}

/// The error that a rank returns for those of other ranks; `None` when there was none.
pub(crate) fn of_others(class: i64) -> Option<Error> {
    let class = i32::try_from(class).ok().filter(|c| *c != 0)?;
    let class = ErrClass::from_value(class).unwrap_or(ErrClass::Io);
    Some(Error::new(class, "the call failed on another rank of the file"))
}

/// Collective: the ranks agree on errors. A result is good only where it is good on all ranks.
pub(crate) fn settle<T>(comm: &Comm, mine: Result<T>) -> Result<T> {
    settle_same(comm, mine, &[], "").map(|(value, _)| value)
}

/// As [`settle`], with a number that is not negative: gives the largest one of all ranks.
pub(crate) fn settle_largest<T>(comm: &Comm, mine: Result<(T, i64)>) -> Result<(T, i64)> {
    let number = mine.as_ref().map_or(0, |(_, number)| *number);
    let all = largest(comm, &[class_of(mine.as_ref().err()), number])?;
    let (value, _) = mine?;
    match of_others(all.first().copied().unwrap_or(0)) {
        Some(error) => Err(error),
        None => Ok((value, all.get(1).copied().unwrap_or(number))),
    }
}

/// As [`settle`], of calls whose arguments `same` are to be equal on all ranks; gives them.
pub(crate) fn settle_same<T>(
    comm: &Comm,
    mine: Result<T>,
    same: &[i64],
    what: &str,
) -> Result<(T, Vec<i64>)> {
    let mut values = vec![class_of(mine.as_ref().err())];
    values.extend(same.iter().flat_map(|v| [*v, v.wrapping_neg().wrapping_sub(1)]));
    let all = largest(comm, &values)?;
    let value = mine?;
    if let Some(error) = of_others(all.first().copied().unwrap_or(0)) {
        return Err(error);
    }
    let pairs = all.get(1..).unwrap_or_default().chunks_exact(2);
    if pairs.clone().any(|p| p[0] != p[1].wrapping_add(1).wrapping_neg()) {
        return Err(Error::new(
            ErrClass::NotSame,
            format!("the ranks of the file differ in {what}"),
        ));
    }
    Ok((value, pairs.map(|p| p[0]).collect()))
}
