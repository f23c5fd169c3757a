//! Where connections come in: no address has too many of them, and none is kept that does nothing.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, Sleep, sleep, sleep_until};

use crate::limits::{Limits, Place, count_refused};

/// Lets connections in.
pub(crate) struct Listener {
    listener: TcpListener,
    limits: Limits,
    proxies: Arc<Vec<IpAddr>>,
}

/// Who is at the other end of a connection.
#[derive(Clone)]
pub(crate) struct Peer {
    /// The address.
    pub address: SocketAddr,
    is_socket: Arc<AtomicBool>,
}

impl Peer {
    /// From now on the connection is a socket, of which only a limited number of bytes is read in a second.
    pub(crate) fn becomes_socket(&self) {
        self.is_socket.store(true, Ordering::Relaxed);
    }
}

/// When the system has no more connections to give, it is asked again after this.
const PAUSE: Duration = Duration::from_millis(100);

impl Listener {
    /// Lets connections in at a listener, to which these proxies bring others.
    pub(crate) fn new(listener: TcpListener, limits: Limits, proxies: Arc<Vec<IpAddr>>) -> Listener {
        Listener { listener, limits, proxies }
    }

    /// Serves until the server stops; requests that were begun are finished.
    pub(crate) async fn serve(self, routes: Router, mut stopping: watch::Receiver<bool>) {
        // Every connection has a sender: when the last one is dropped, all have ended.
        let (open, mut all_closed) = mpsc::channel::<()>(1);
        let until = stopping.clone();
        loop {
            tokio::select! {
                (connection, head) = self.accept() => {
                    let held = hold(connection, head, self.limits.settings().head_bytes, routes.clone(), until.clone());
                    let open = open.clone();
                    tokio::spawn(async move {
                        held.await;
                        drop(open);
                    });
                }
                _ = stopping.wait_for(|stopping| *stopping) => break,
            }
        }
        drop((self, open));
        let _ = all_closed.recv().await;
    }

    /// The next connection, and how long it may take for the head of a request.
    async fn accept(&self) -> (Connection, Duration) {
        let settings = self.limits.settings();
        loop {
            match self.listener.accept().await {
                Ok((stream, address)) => {
                    // A proxy brings everybody's connections, so that its own are not counted.
                    let is_proxy = self.proxies.contains(&address.ip().to_canonical());
                    let place = if is_proxy { None } else { self.limits.admit_connection(address.ip().to_canonical()) };
                    if !is_proxy && place.is_none() {
                        continue;
                    }
                    // Small messages go out at once.
                    let _ = stream.set_nodelay(true);
                    let head = if is_proxy { settings.proxy_head } else { settings.head };
                    return (Connection::new(stream, address, place, settings.bytes, settings.unread), head);
                }
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    sleep(PAUSE).await;
                }
            }
        }
    }
}

/// Answers the requests of a connection until either side has enough.
async fn hold(
    connection: Connection,
    head: Duration,
    head_bytes: usize,
    routes: Router,
    mut stopping: watch::Receiver<bool>,
) {
    let (peer, routes) = (connection.peer.clone(), TowerToHyperService::new(routes));
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(peer.clone());
        routes.call(request)
    });
    let mut builder = Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(head).max_buf_size(head_bytes);
    let mut served = pin!(builder.serve_connection(TokioIo::new(connection), service).with_upgrades());
    let ended = tokio::select! {
        ended = served.as_mut() => Some(ended),
        () = async { drop(stopping.wait_for(|stopping| *stopping).await) } => None,
    };
    let ended = match ended {
        Some(ended) => ended,
        None => {
            served.as_mut().graceful_shutdown();
            served.await
        }
    };
    if let Err(error) = ended {
        if error.is_timeout() {
            count_refused("head");
        } else if error.is_parse_too_large() {
            count_refused("head_bytes");
        }
        tracing::debug!(%error, "a connection has ended");
    }
}

/// A connection, which gives its place back when it ends.
struct Connection {
    stream: TcpStream,
    peer: Peer,
    _place: Option<Place<IpAddr>>,
    /// How much of a socket is read in a second.
    bytes: usize,
    /// How much may still be read of the present second, and when it ends.
    allowance: (usize, Instant),
    waiting: Option<Pin<Box<Sleep>>>,
    /// How long nothing of what is written may be read.
    unread: Duration,
    stalled: Option<Pin<Box<Sleep>>>,
}

const SECOND: Duration = Duration::from_secs(1);

impl Connection {
    fn new(
        stream: TcpStream,
        address: SocketAddr,
        place: Option<Place<IpAddr>>,
        bytes: usize,
        unread: Duration,
    ) -> Connection {
        let peer = Peer { address, is_socket: Arc::default() };
        let allowance = (bytes, Instant::now() + SECOND);
        Connection { stream, peer, _place: place, bytes, allowance, waiting: None, unread, stalled: None }
    }

    /// Ready if a socket may be read now; else it is, in the next second.
    fn poll_allowance(&mut self, context: &mut Context<'_>) -> Poll<()> {
        if let Some(waiting) = &mut self.waiting {
            ready!(waiting.as_mut().poll(context));
            self.waiting = None;
        }
        let now = Instant::now();
        if now >= self.allowance.1 {
            self.allowance = (self.bytes, now + SECOND);
        }
        if self.allowance.0 > 0 {
            return Poll::Ready(());
        }
        count_refused("received");
        let waiting = self.waiting.insert(Box::pin(sleep_until(self.allowance.1)));
        ready!(waiting.as_mut().poll(context));
        Poll::Ready(())
    }

    /// An error if nothing could be written for too long.
    fn poll_stalled(&mut self, context: &mut Context<'_>, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let unread = self.unread;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(unread)));
        ready!(stalled.as_mut().poll(context));
        count_refused("unread");
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Connection {
    fn poll_read(self: Pin<&mut Self>, context: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        if !this.peer.is_socket.load(Ordering::Relaxed) {
            return Pin::new(&mut this.stream).poll_read(context, buffer);
        }
        ready!(this.poll_allowance(context));
        let before = buffer.filled().len();
        let read = Pin::new(&mut this.stream).poll_read(context, buffer);
        this.allowance.0 = this.allowance.0.saturating_sub(buffer.filled().len() - before);
        read
    }
}

impl AsyncWrite for Connection {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let written = Pin::new(&mut this.stream).poll_write(context, bytes);
        this.poll_stalled(context, written)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let written = Pin::new(&mut this.stream).poll_write_vectored(context, slices);
        this.poll_stalled(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(context)
    }
}
