//! The border between JavaScript and the worker. Numbers cross it as they are, everything else as bytes in two buffers: JavaScript
//! writes a message into `input` and calls `receive`, then calls `next` until nothing is left, and reads `output` each time.
#![expect(unsafe_code, reason = "JavaScript calls these functions by their names, which only an attribute keeps")]

use std::cell::RefCell;
use std::collections::VecDeque;
use std::time::Duration;

use bytes::Bytes;
use catalogue::GAMES;

use crate::message::{Answer, Worker};

/// The worker with its buffers.
struct Border {
    worker: Worker,
    input: Vec<u8>,
    answers: VecDeque<Answer>,
    output: Bytes,
}

thread_local! {
    static BORDER: RefCell<Border> = RefCell::new(Border {
        worker: Worker::new(GAMES),
        input: Vec::new(),
        answers: VecDeque::new(),
        output: Bytes::new(),
    });
}

/// Where a message of this many bytes is to be written.
#[unsafe(no_mangle)]
pub extern "C" fn input(length: usize) -> *mut u8 {
    BORDER.with_borrow_mut(|border| {
        border.input = vec![0; length];
        border.input.as_mut_ptr()
    })
}

/// Hears the message in the input. `now` counts milliseconds from any moment on.
#[unsafe(no_mangle)]
pub extern "C" fn receive(now: f64) {
    BORDER.with_borrow_mut(|border| {
        let (input, now) = (std::mem::take(&mut border.input), Duration::try_from_secs_f64(now / 1000.0));
        border.answers.extend(border.worker.receive(&input, now.unwrap_or_default()));
    });
}

/// Puts the next answer into the output: 1 if it is JSON, 2 if it is bytes, 0 if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn next() -> u32 {
    BORDER.with_borrow_mut(|border| {
        let Some(answer) = border.answers.pop_front() else { return 0 };
        let kind = if matches!(answer, Answer::Bytes(_)) { 2 } else { 1 };
        border.output = answer.into_bytes();
        kind
    })
}

/// Where the output is.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const u8 {
    BORDER.with_borrow(|border| border.output.as_ptr())
}

/// How many bytes the output has.
#[unsafe(no_mangle)]
pub extern "C" fn output_length() -> usize {
    BORDER.with_borrow(|border| border.output.len())
}

/// When the worker wants to be told that time has passed, in the milliseconds of `now`; never, if it is infinite.
#[unsafe(no_mangle)]
pub extern "C" fn due() -> f64 {
    BORDER.with_borrow(|border| border.worker.due().map_or(f64::INFINITY, |due| due.as_secs_f64() * 1000.0))
}
