//! Many independent tasks on a few threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// One for each core.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Does the work for every task; the results are in the order of the tasks, however many threads there are.
pub fn map<T: Sync, R: Send>(tasks: &[T], threads: usize, work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<Option<R>>> = Mutex::new(tasks.iter().map(|_| None).collect());
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(task) = tasks.get(index) else { return };
                    let result = work(task);
                    results.lock().expect("no thread panicked")[index] = Some(result);
                }
            });
        }
    });
    let results = results.into_inner().expect("no thread panicked");
    results.into_iter().map(|result| result.expect("every task was done")).collect()
}
