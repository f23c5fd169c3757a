//! Places where bots think. Those who wait for one take turns, however much each of them asks for.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex};

use tokio::sync::oneshot;

use table::Id;

/// Some places, for which owners wait in turn.
#[derive(Clone)]
pub(crate) struct Thinkers(Arc<Mutex<Queue>>);

struct Queue {
    free: usize,
    /// Who waits, in the order of their turns.
    turns: VecDeque<Id>,
    /// What each of them waits for.
    waiting: HashMap<Id, VecDeque<oneshot::Sender<Seat>>>,
}

/// A place to think, which goes to the next one when it is dropped.
pub(crate) struct Seat {
    thinkers: Thinkers,
}

impl Thinkers {
    /// Thinkers with this many places.
    pub(crate) fn new(places: usize) -> Thinkers {
        Thinkers(Arc::new(Mutex::new(Queue { free: places.max(1), turns: VecDeque::new(), waiting: HashMap::new() })))
    }

    /// Waits for a place. If the caller stops waiting, the turn is lost.
    pub(crate) async fn seat(&self, owner: &Id) -> Seat {
        let (sender, seat) = oneshot::channel();
        {
            let mut queue = self.0.lock().expect("no thread panicked");
            if !queue.waiting.contains_key(owner) {
                queue.turns.push_back(owner.clone());
            }
            queue.waiting.entry(owner.clone()).or_default().push_back(sender);
        }
        self.hand_out();
        seat.await.expect("every place is handed on")
    }

    /// Gives free places to those whose turn it is.
    fn hand_out(&self) {
        loop {
            let Some(next) = self.0.lock().expect("no thread panicked").next() else { return };
            // Who no longer waits drops the place, which then goes on to the next one.
            let _ = next.send(Seat { thinkers: self.clone() });
        }
    }
}

impl Queue {
    /// Who gets a place now, if one is free and somebody waits.
    fn next(&mut self) -> Option<oneshot::Sender<Seat>> {
        while self.free > 0 {
            let owner = self.turns.pop_front()?;
            let Some(waiting) = self.waiting.get_mut(&owner) else { continue };
            waiting.retain(|sender| !sender.is_closed());
            let next = waiting.pop_front();
            if waiting.is_empty() {
                self.waiting.remove(&owner);
            } else {
                self.turns.push_back(owner);
            }
            if next.is_some() {
                self.free -= 1;
                return next;
            }
        }
        None
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        self.thinkers.0.lock().expect("no thread panicked").free += 1;
        self.thinkers.hand_out();
    }
}

#[cfg(test)]
mod tests {
    use crate::ids::new_id;
    use std::future::poll_fn;
    use std::pin::pin;
    use std::task::Poll;

    use super::*;

    /// Lets a future run until it waits.
    async fn begin<T>(future: &mut (impl Future<Output = T> + Unpin)) -> Option<T> {
        poll_fn(|context| match std::pin::Pin::new(&mut *future).poll(context) {
            Poll::Ready(value) => Poll::Ready(Some(value)),
            Poll::Pending => Poll::Ready(None),
        })
        .await
    }

    #[tokio::test]
    async fn owners_take_turns_however_much_each_asks_for() {
        let thinkers = Thinkers::new(1);
        let (greedy, modest) = (new_id(), new_id());
        let first = thinkers.seat(&greedy).await;
        let mut many: Vec<_> = (0..100).map(|_| Box::pin(thinkers.seat(&greedy))).collect();
        for seat in &mut many {
            assert!(begin(seat).await.is_none(), "there is one place");
        }
        let mut one = pin!(thinkers.seat(&modest));
        assert!(begin(&mut one).await.is_none());
        drop(first);
        let second = begin(&mut many[0]).await.expect("the turn of the first owner comes first");
        assert!(begin(&mut one).await.is_none());
        drop(second);
        assert!(begin(&mut one).await.is_some(), "then it is the other one's, before the 99 others");
    }

    #[tokio::test]
    async fn who_stops_waiting_loses_the_turn_and_no_place_is_lost() {
        let thinkers = Thinkers::new(1);
        let (one, other) = (new_id(), new_id());
        let first = thinkers.seat(&one).await;
        {
            let mut gone = pin!(thinkers.seat(&other));
            assert!(begin(&mut gone).await.is_none());
        }
        drop(first);
        let mut again = pin!(thinkers.seat(&one));
        assert!(begin(&mut again).await.is_some(), "nobody else waits");
    }
}
