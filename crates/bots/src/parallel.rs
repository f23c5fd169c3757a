//! Work on several threads, where there are threads.

/// Does the same work with every item, on a thread for each where there are threads. Which thread is first does not matter,
/// since the items share nothing.
#[cfg(not(target_family = "wasm"))]
pub fn for_each<T: Send>(items: &mut [T], work: impl Fn(&mut T) + Sync) {
    if let [only] = items {
        return work(only);
    }
    std::thread::scope(|scope| {
        for item in items {
            scope.spawn(|| work(item));
        }
    });
}

/// Does the same work with every item.
#[cfg(target_family = "wasm")]
pub fn for_each<T: Send>(items: &mut [T], work: impl Fn(&mut T) + Sync) {
    items.iter_mut().for_each(work);
}
