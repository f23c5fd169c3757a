//! Where connections come in: no address has too many of them.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

use crate::limits::{Limits, Place};

/// Lets connections in, as long as their address has not too many.
pub struct Door {
    listener: TcpListener,
    limits: Limits,
    proxies: Arc<Vec<IpAddr>>,
}

impl Door {
    /// A door at a listener, to which these proxies bring others.
    pub fn new(listener: TcpListener, limits: Limits, proxies: Arc<Vec<IpAddr>>) -> Door {
        Door { listener, limits, proxies }
    }

    /// A place for a connection. A proxy brings everybody's, so that its own are not counted.
    fn admit(&self, address: IpAddr) -> Option<Option<Place>> {
        if self.proxies.contains(&address) { Some(None) } else { self.limits.admit_connection(address).map(Some) }
    }
}

/// The address of a client.
#[derive(Clone, Copy)]
pub struct Peer(pub SocketAddr);

impl Connected<IncomingStream<'_, Door>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Door>) -> Peer {
        Peer(*stream.remote_addr())
    }
}

/// When the system has no more connections to give, it is asked again after this.
const PAUSE: Duration = Duration::from_millis(100);

impl Listener for Door {
    type Io = Connection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Connection, SocketAddr) {
        loop {
            match self.listener.accept().await {
                Ok((stream, address)) => {
                    // Who has too many is closed at once.
                    let Some(place) = self.admit(address.ip().to_canonical()) else { continue };
                    // Small messages go out at once.
                    let _ = stream.set_nodelay(true);
                    return (Connection { stream, _place: place }, address);
                }
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection, which gives its place back when it ends.
pub struct Connection {
    stream: TcpStream,
    _place: Option<Place>,
}

impl AsyncRead for Connection {
    fn poll_read(self: Pin<&mut Self>, context: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.get_mut().stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.get_mut().stream).poll_write_vectored(context, slices)
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
