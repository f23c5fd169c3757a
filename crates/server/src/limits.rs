//! How much a guest or an address may do.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};

use catalogue::Refusal;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::ids::Id;

/// The limits of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Calls, commands and pages of an address in a second.
    pub requests: NonZeroU32,
    /// Commands of a guest in a second.
    pub commands: NonZeroU32,
    /// Guests that an address makes in a minute.
    pub guests: NonZeroU32,
    /// Tables that a guest makes in a minute.
    pub tables: NonZeroU32,
    /// Tables that a guest has not finished.
    pub running: i64,
    /// Connections that an address has at the same time.
    pub connections: usize,
    /// Sockets that an address has at the same time.
    pub sockets: usize,
    /// Bytes of a body or a frame.
    pub bytes: usize,
    /// Bytes of an uploaded record.
    pub record: usize,
    /// Addresses without limits, such as that of a load driver.
    pub unlimited: Vec<IpAddr>,
}

fn number(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).expect("more than 0")
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            requests: number(100),
            commands: number(50),
            guests: number(60),
            tables: number(30),
            running: 200,
            connections: 500,
            sockets: 100,
            bytes: 64 << 10,
            record: 256 << 10,
            unlimited: Vec::new(),
        }
    }
}

/// Counts what guests and addresses do.
#[derive(Clone)]
pub struct Limits {
    settings: Arc<Settings>,
    requests: Arc<DefaultKeyedRateLimiter<IpAddr>>,
    commands: Arc<DefaultKeyedRateLimiter<Id>>,
    guests: Arc<DefaultKeyedRateLimiter<IpAddr>>,
    tables: Arc<DefaultKeyedRateLimiter<Id>>,
    sockets: Places,
    connections: Places,
}

impl Limits {
    /// Nobody has done anything yet.
    pub fn new(settings: Settings) -> Limits {
        Limits {
            requests: Arc::new(RateLimiter::keyed(Quota::per_second(settings.requests))),
            commands: Arc::new(RateLimiter::keyed(Quota::per_second(settings.commands))),
            guests: Arc::new(RateLimiter::keyed(Quota::per_minute(settings.guests))),
            tables: Arc::new(RateLimiter::keyed(Quota::per_minute(settings.tables))),
            sockets: Places::default(),
            connections: Places::default(),
            settings: Arc::new(settings),
        }
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    fn is_unlimited(&self, address: IpAddr) -> bool {
        self.settings.unlimited.contains(&address)
    }

    /// Whether an address may ask for something now.
    pub fn check_request(&self, address: IpAddr) -> Result<(), Refusal> {
        let message = "too much at once; wait a second and try again";
        let is_good = self.is_unlimited(address) || self.requests.check_key(&address).is_ok();
        if is_good { Ok(()) } else { Err(Refusal::new("limit/rate", message)) }
    }

    /// Whether a guest may do something now.
    pub fn check(&self, guest: &Id, address: IpAddr) -> Result<(), Refusal> {
        let message = "too much at once; wait a second and try again";
        let is_good = self.is_unlimited(address) || self.commands.check_key(guest).is_ok();
        if is_good { Ok(()) } else { Err(Refusal::new("limit/rate", message)) }
    }

    /// Whether an address may make a guest now.
    pub fn check_new_guest(&self, address: IpAddr) -> Result<(), Refusal> {
        let message = "too many new guests from one address; wait a minute and try again";
        let is_good = self.is_unlimited(address) || self.guests.check_key(&address).is_ok();
        if is_good { Ok(()) } else { Err(Refusal::new("limit/guests", message)) }
    }

    /// Whether a guest with so many unfinished tables may make one now.
    pub fn check_new_table(&self, guest: &Id, running: i64, address: IpAddr) -> Result<(), Refusal> {
        if self.is_unlimited(address) {
            return Ok(());
        }
        if running >= self.settings.running {
            let message = format!("you have {running} unfinished tables; finish or leave some first");
            return Err(Refusal::new("limit/running", message));
        }
        let message = "too many new tables; wait a minute and try again";
        self.tables.check_key(guest).map_err(|_| Refusal::new("limit/tables", message))
    }

    /// A place for a socket of an address, for as long as it is kept.
    pub fn admit_socket(&self, address: IpAddr) -> Result<Place, Refusal> {
        let most = if self.is_unlimited(address) { usize::MAX } else { self.settings.sockets };
        let message = format!("more than {} tables are open at one address; close some", self.settings.sockets);
        self.sockets.admit(address, most).ok_or_else(|| Refusal::new("limit/sockets", message))
    }

    /// A place for a connection of an address, if it has not too many.
    pub fn admit_connection(&self, address: IpAddr) -> Option<Place> {
        let most = if self.is_unlimited(address) { usize::MAX } else { self.settings.connections };
        self.connections.admit(address, most)
    }

    /// Forgets those who have been quiet.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.commands.retain_recent();
        self.guests.retain_recent();
        self.tables.retain_recent();
    }
}

/// How many places each address has.
#[derive(Clone, Default)]
struct Places(Arc<Mutex<HashMap<IpAddr, usize>>>);

impl Places {
    fn admit(&self, address: IpAddr, most: usize) -> Option<Place> {
        let mut taken = self.0.lock().expect("no thread panicked");
        let count = taken.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Place { address, places: self.clone() })
    }
}

/// A place that is given back when it is dropped.
pub struct Place {
    address: IpAddr,
    places: Places,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.0.lock().expect("no thread panicked");
        if let Some(count) = taken.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn places_are_given_back() {
        let limits = Limits::new(Settings { sockets: 2, ..Settings::default() });
        let address = HERE;
        let first = limits.admit_socket(address).unwrap_or_else(|refusal| panic!("{refusal}"));
        let _second = limits.admit_socket(address).unwrap_or_else(|refusal| panic!("{refusal}"));
        assert_eq!(limits.admit_socket(address).err().expect("full").code, "limit/sockets");
        assert!(limits.admit_socket(IpAddr::from([127, 0, 0, 2])).is_ok(), "another address has its own places");
        drop(first);
        assert!(limits.admit_socket(address).is_ok());
    }

    #[test]
    fn a_guest_who_does_too_much_is_asked_to_wait() {
        let limits = Limits::new(Settings { commands: NonZeroU32::MIN, ..Settings::default() });
        let (one, two) = (Id::random(), Id::random());
        assert!(limits.check(&one, HERE).is_ok());
        assert_eq!(limits.check(&one, HERE).expect_err("too fast").code, "limit/rate");
        assert!(limits.check(&two, HERE).is_ok(), "another guest has an own count");
    }
}
