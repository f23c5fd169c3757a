//! Counts what guests and addresses do, and refuses what is too much.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use catalogue::{Code, Refusal};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

pub(crate) use crate::settings::Settings;
use table::Id;

/// Counts what guests and addresses do.
#[derive(Clone)]
pub(crate) struct Limits {
    settings: Arc<Settings>,
    requests: Arc<DefaultKeyedRateLimiter<IpAddr>>,
    guests: Arc<DefaultKeyedRateLimiter<IpAddr>>,
    uploads: Arc<DefaultKeyedRateLimiter<IpAddr>>,
    checks: Arc<DefaultKeyedRateLimiter<IpAddr>>,
    new_boxes: Arc<DefaultKeyedRateLimiter<IpAddr>>,
    commands: Arc<DefaultKeyedRateLimiter<Id>>,
    tables: Arc<DefaultKeyedRateLimiter<Id>>,
    sockets: Places<IpAddr>,
    connections: Places<IpAddr>,
    hints: Places<Id>,
    trials: Places<IpAddr>,
}

const HOUR: Duration = Duration::from_secs(3600);

/// What counts as one address: with IPv6 everybody has a whole /64.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)).into(),
        address => address,
    }
}

/// Counts that a limit has refused something.
pub(crate) fn count_refused(limit: &'static str) {
    metrics::counter!("tarsas_refused_total", "limit" => limit).increment(1);
}

/// A refusal by a limit, counted.
fn refused(limit: &'static str, code: Code) -> Refusal {
    count_refused(limit);
    Refusal::new(code)
}

/// Nothing if it is good, else a refusal by a limit.
fn allow(is_good: bool, limit: &'static str, code: Code) -> Result<(), Refusal> {
    if is_good { Ok(()) } else { Err(refused(limit, code)) }
}

impl Limits {
    /// Nobody has done anything yet.
    pub(crate) fn new(settings: Settings) -> Limits {
        let an_hour = |most: std::num::NonZeroU32| {
            Quota::with_period(HOUR / most.get()).expect("more than nothing").allow_burst(most)
        };
        Limits {
            requests: Arc::new(RateLimiter::keyed(Quota::per_second(settings.requests))),
            guests: Arc::new(RateLimiter::keyed(Quota::per_minute(settings.guests))),
            uploads: Arc::new(RateLimiter::keyed(an_hour(settings.uploads))),
            new_boxes: Arc::new(RateLimiter::keyed(an_hour(settings.new_boxes))),
            checks: Arc::new(RateLimiter::keyed(Quota::per_minute(settings.checks))),
            commands: Arc::new(RateLimiter::keyed(Quota::per_second(settings.commands))),
            tables: Arc::new(RateLimiter::keyed(Quota::per_minute(settings.tables))),
            sockets: Places::default(),
            connections: Places::default(),
            hints: Places::default(),
            trials: Places::default(),
            settings: Arc::new(settings),
        }
    }

    /// The settings.
    pub(crate) fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Whether nothing is counted for an address.
    pub(crate) fn is_unlimited(&self, address: IpAddr) -> bool {
        self.settings.unlimited.contains(&address)
    }

    /// Whether an address may ask for something now.
    pub(crate) fn check_request(&self, address: IpAddr) -> Result<(), Refusal> {
        let is_good = self.is_unlimited(address) || self.requests.check_key(&network(address)).is_ok();
        allow(is_good, "requests", Code::LimitRate)
    }

    /// Whether a guest may do something now.
    pub(crate) fn check(&self, guest: &Id, address: IpAddr) -> Result<(), Refusal> {
        let is_good = self.is_unlimited(address) || self.commands.check_key(guest).is_ok();
        allow(is_good, "commands", Code::LimitRate)
    }

    /// Whether an address may make a guest now.
    pub(crate) fn check_new_guest(&self, address: IpAddr) -> Result<(), Refusal> {
        let is_good = self.is_unlimited(address) || self.guests.check_key(&network(address)).is_ok();
        allow(is_good, "guests", Code::LimitGuests)
    }

    /// Whether a guest with this many unfinished tables may make one now.
    pub(crate) fn check_new_table(&self, guest: &Id, running: i64, address: IpAddr) -> Result<(), Refusal> {
        if self.is_unlimited(address) {
            return Ok(());
        }
        if running >= self.settings.running {
            return Err(refused("running", Code::LimitRunning).with("running", running));
        }
        self.tables.check_key(guest).map_err(|_| refused("tables", Code::LimitTables))
    }

    /// Whether an address may upload a record now.
    pub(crate) fn check_upload(&self, address: IpAddr) -> Result<(), Refusal> {
        let is_good = self.is_unlimited(address) || self.uploads.check_key(&network(address)).is_ok();
        allow(is_good, "uploads", Code::LimitUploads)
    }

    /// Whether a guest with this many records may upload another one.
    pub(crate) fn check_records(&self, records: i64, address: IpAddr) -> Result<(), Refusal> {
        let is_good = self.is_unlimited(address) || records < self.settings.records;
        allow(is_good, "records", Code::LimitRecords)
    }

    /// Whether an address may have a box tried out now.
    pub(crate) fn check_box_trial(&self, address: IpAddr) -> Result<(), Refusal> {
        let is_good = self.is_unlimited(address) || self.checks.check_key(&network(address)).is_ok();
        allow(is_good, "checks", Code::LimitChecks)
    }

    /// Whether an address may make a box known here that is not yet.
    pub(crate) fn check_new_box(&self, address: IpAddr) -> Result<(), Refusal> {
        let is_good = self.is_unlimited(address) || self.new_boxes.check_key(&network(address)).is_ok();
        allow(is_good, "new_boxes", Code::LimitNewBoxes)
    }

    /// A place for the one box of an address that is tried out.
    pub(crate) fn admit_box_trial(&self, address: IpAddr) -> Result<Place<IpAddr>, Refusal> {
        let most = if self.is_unlimited(address) { usize::MAX } else { 1 };
        self.trials.admit(network(address), most).ok_or_else(|| refused("checks", Code::LimitChecks))
    }

    /// The refusal of a further box of a guest.
    pub(crate) fn too_many_boxes(&self) -> Refusal {
        refused("boxes", Code::LimitBoxes).with("most", self.settings.boxes)
    }

    /// A place for a socket of an address, for as long as it is kept.
    pub(crate) fn admit_socket(&self, address: IpAddr) -> Result<Place<IpAddr>, Refusal> {
        let most = if self.is_unlimited(address) { usize::MAX } else { self.settings.sockets };
        let place = self.sockets.admit(network(address), most);
        place.ok_or_else(|| refused("sockets", Code::LimitSockets).with("most", self.settings.sockets))
    }

    /// A place for a connection of an address, if it has not too many.
    pub(crate) fn admit_connection(&self, address: IpAddr) -> Option<Place<IpAddr>> {
        let most = if self.is_unlimited(address) { usize::MAX } else { self.settings.connections };
        let place = self.connections.admit(network(address), most);
        if place.is_none() {
            count_refused("connections");
        }
        place
    }

    /// A place for the one hint that a guest may wait for.
    pub(crate) fn admit_hint(&self, guest: &Id) -> Result<Place<Id>, Refusal> {
        self.hints.admit(guest.clone(), 1).ok_or_else(|| refused("hints", Code::LimitHints))
    }

    /// Forgets those who have been quiet.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.guests.retain_recent();
        self.uploads.retain_recent();
        self.checks.retain_recent();
        self.new_boxes.retain_recent();
        self.commands.retain_recent();
        self.tables.retain_recent();
    }
}

/// How many places each has.
#[derive(Clone)]
struct Places<K>(Arc<Mutex<HashMap<K, usize>>>);

impl<K> Default for Places<K> {
    fn default() -> Places<K> {
        Places(Arc::default())
    }
}

impl<K: Clone + Eq + std::hash::Hash> Places<K> {
    fn admit(&self, owner: K, most: usize) -> Option<Place<K>> {
        let mut taken = self.0.lock().expect("no thread panicked");
        let count = taken.entry(owner.clone()).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Place { owner, places: self.clone() })
    }
}

/// A place that is given back when it is dropped.
pub(crate) struct Place<K: Eq + std::hash::Hash> {
    owner: K,
    places: Places<K>,
}

impl<K: Eq + std::hash::Hash> Drop for Place<K> {
    fn drop(&mut self) {
        let mut taken = self.places.0.lock().expect("no thread panicked");
        if let Some(count) = taken.get_mut(&self.owner) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.owner);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::ids::new_id;
    use std::num::NonZeroU32;

    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn places_are_given_back() {
        let limits = Limits::new(Settings { sockets: 2, ..Settings::default() });
        let address = HERE;
        let first = limits.admit_socket(address).unwrap_or_else(|refusal| panic!("{refusal}"));
        let _second = limits.admit_socket(address).unwrap_or_else(|refusal| panic!("{refusal}"));
        assert_eq!(limits.admit_socket(address).err().expect("full").code, Code::LimitSockets);
        assert!(limits.admit_socket(IpAddr::from([127, 0, 0, 2])).is_ok(), "another address has its own places");
        drop(first);
        assert!(limits.admit_socket(address).is_ok());
    }

    #[test]
    fn a_guest_who_does_too_much_is_asked_to_wait() {
        let limits = Limits::new(Settings { commands: NonZeroU32::MIN, ..Settings::default() });
        let (one, two) = (new_id(), new_id());
        assert!(limits.check(&one, HERE).is_ok());
        assert_eq!(limits.check(&one, HERE).expect_err("too fast").code, Code::LimitRate);
        assert!(limits.check(&two, HERE).is_ok(), "another guest is counted separately");
    }

    #[test]
    fn a_whole_network_of_ipv6_is_one_address() {
        let address = |text: &str| text.parse::<IpAddr>().expect("an address");
        for (one, other, is_same) in [
            ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true),
            ("2001:db8:1:2::1", "2001:db8:1:3::1", false),
            ("::ffff:192.0.2.1", "192.0.2.1", true),
            ("192.0.2.1", "192.0.2.2", false),
        ] {
            assert_eq!(network(address(one)) == network(address(other)), is_same, "{one} and {other}");
        }
    }

    #[test]
    fn an_address_does_not_fill_a_process_with_boxes() {
        let limits = Limits::new(Settings::default());
        let most = Settings::default().new_boxes.get();
        assert!((0..most).all(|_| limits.check_new_box(HERE).is_ok()));
        assert_eq!(limits.check_new_box(HERE).expect_err("too many").code, Code::LimitNewBoxes);
        assert!(limits.check_new_box(IpAddr::from([127, 0, 0, 2])).is_ok(), "another address is counted separately");
        assert!((most as usize) < play::MAX_BOXES / 10);
    }

    #[test]
    fn one_box_of_an_address_is_tried_out_at_a_time() {
        let limits = Limits::new(Settings::default());
        let place = limits.admit_box_trial(HERE).unwrap_or_else(|refusal| panic!("{refusal}"));
        assert_eq!(limits.admit_box_trial(HERE).err().expect("busy").code, Code::LimitChecks);
        drop(place);
        assert!(limits.admit_box_trial(HERE).is_ok());
    }

    #[test]
    fn one_hint_at_a_time() {
        let limits = Limits::new(Settings::default());
        let (one, two) = (new_id(), new_id());
        let place = limits.admit_hint(&one).unwrap_or_else(|refusal| panic!("{refusal}"));
        assert_eq!(limits.admit_hint(&one).err().expect("busy").code, Code::LimitHints);
        assert!(limits.admit_hint(&two).is_ok());
        drop(place);
        assert!(limits.admit_hint(&one).is_ok());
    }
}
