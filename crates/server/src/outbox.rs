//! What waits to be sent to a client. Slow clients are disconnected and reconnect.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use table::Sent;
use tokio::sync::mpsc;

use crate::limits::count_refused;

/// How many messages wait for a client at most.
const WAITING: usize = 64;

/// Where messages wait for a client, with a limit on their bytes.
pub(crate) struct Outbox {
    sender: mpsc::Sender<Sent>,
    unsent: Arc<AtomicUsize>,
    most: usize,
}

/// Where a client gets its messages.
pub(crate) struct Inbox {
    receiver: mpsc::Receiver<Sent>,
    unsent: Arc<AtomicUsize>,
    /// The bytes of the message that is being sent.
    sending: usize,
}

impl Outbox {
    /// Both ends, between which this many bytes may wait.
    pub(crate) fn new(most: usize) -> (Outbox, Inbox) {
        let (sender, receiver) = mpsc::channel(WAITING);
        let unsent = Arc::new(AtomicUsize::new(0));
        (Outbox { sender, unsent: unsent.clone(), most }, Inbox { receiver, unsent, sending: 0 })
    }

    /// Sends a message; false if the client cannot follow.
    pub(crate) fn send(&self, message: Sent) -> bool {
        let bytes = message.size();
        if self.unsent.fetch_add(bytes, Ordering::Relaxed) + bytes > self.most || self.sender.try_send(message).is_err()
        {
            if !self.sender.is_closed() {
                count_refused("unsent");
            }
            return false;
        }
        true
    }

    /// Waits until the client has gone.
    pub(crate) async fn closed(&self) {
        self.sender.closed().await;
    }

    /// Whether the client has gone.
    pub(crate) fn is_closed(&self) -> bool {
        self.sender.is_closed()
    }
}

impl Inbox {
    /// The next message, after the last one was sent.
    pub(crate) async fn next(&mut self) -> Option<Sent> {
        let message = self.receiver.recv().await?;
        self.unsent.fetch_sub(self.sending, Ordering::Relaxed);
        self.sending = message.size();
        Some(message)
    }
}
