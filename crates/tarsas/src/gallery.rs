//! Pictures of the significant moments of games, for people who judge how a table looks.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use bots::ENDLESS;
use catalogue::{AnyTable, GameInfo, Level, Viewpoint, suggest};
use pages::{Company, Progress, Reader, SeatHolder, Site, TableModel, Theme};
use play::{Chances, Player, PlayerSet, Rng, Seed, Turn};
use words::Language;

use crate::Failure;
use crate::parallel::{cores, map};

/// What is to be drawn.
pub struct Gallery<'a> {
    /// The site on whose pages they stand.
    pub site: &'a Site,
    /// The games.
    pub games: Vec<&'static GameInfo>,
    /// Their set-up; if there is none, the fewest players and the most, and what is special in every other set-up.
    pub setup: Option<&'a str>,
    /// The seed of the games that are shown.
    pub seed: u64,
    /// Only this moment: `start`, `middle`, `end`, or the first decision of a step.
    pub moment: Option<&'a str>,
    /// How each moment is shown.
    pub frames: Vec<Frame>,
    /// The height of a picture, if it is not that of a screen.
    pub height: Option<u32>,
}

/// How a moment is shown.
#[derive(Clone, Copy)]
pub struct Frame {
    /// In which language.
    pub language: Language,
    /// On which screen.
    pub size: Size,
    /// Light or dark.
    pub theme: Theme,
}

/// A screen.
#[derive(Clone, Copy)]
pub struct Size {
    /// What it is.
    pub name: &'static str,
    width: u32,
    height: u32,
}

const SIZES: [Size; 2] =
    [Size { name: "phone", width: 390, height: 844 }, Size { name: "desktop", width: 1440, height: 900 }];
const THEMES: [Theme; 2] = [Theme::Light, Theme::Dark];

impl Frame {
    /// Every language, size and theme.
    pub fn all() -> impl Iterator<Item = Frame> {
        let themes = |language, size| THEMES.map(|theme| Frame { language, size, theme });
        let sizes = move |language| SIZES.into_iter().flat_map(move |size| themes(language, size));
        Language::ALL.into_iter().flat_map(sizes)
    }
}

/// A moment of a game.
struct Moment {
    name: String,
    table: Box<dyn AnyTable>,
    viewer: Option<Player>,
}

impl Gallery<'_> {
    /// Draws everything into a folder.
    pub fn draw(&self, folder: &Path, output: &mut impl Write) -> Result<(), Failure> {
        let pages = self.write(folder)?;
        let shots = map(&pages, cores(), |(name, frame)| photograph(folder, name, frame.size, self.height));
        shots.into_iter().collect::<Result<Vec<()>, String>>()?;
        let figure = |(name, _): &(String, Frame)| {
            format!("<figure><img loading=\"lazy\" src=\"{name}.png\"><figcaption>{name}</figcaption></figure>\n")
        };
        let figures: String = pages.iter().map(figure).collect();
        let style =
            "figure{display:inline-block;margin:8px;vertical-align:top}img{max-height:500px;border:1px solid #888}";
        let text = format!("<!doctype html><meta charset=utf-8><title>Társas</title><style>{style}</style>\n{figures}");
        keep(folder, "index.html", &text)?;
        writeln!(output, "{} pictures; see {}", pages.len(), folder.join("index.html").display())?;
        Ok(())
    }

    /// Writes the page of every moment in every frame into a folder; gives their names.
    pub fn write(&self, folder: &Path) -> Result<Vec<(String, Frame)>, Failure> {
        for file in self.site.assets().files() {
            keep(folder, &file.name, &file.text)?;
        }
        let mut pages = Vec::new();
        for game in &self.games {
            for moment in self.moments(game)? {
                for frame in &self.frames {
                    let name = format!("{}-{}-{}-{}", moment.name, frame.language, frame.size.name, frame.theme);
                    keep(folder, &format!("{name}.html"), &page(self.site, &moment, *frame))?;
                    pages.push((name, *frame));
                }
            }
        }
        Ok(pages)
    }

    /// The pictures of the front page: each game in the middle, on a desktop in daylight and on a phone at night.
    pub fn draw_front(site: &Site, folder: &Path, output: &mut impl Write) -> Result<(), Failure> {
        let [phone, desktop] = SIZES;
        let frames = [
            ("", Frame { language: Language::English, size: desktop, theme: Theme::Light }),
            ("-phone", Frame { language: Language::Hungarian, size: phone, theme: Theme::Dark }),
        ];
        let work = folder.join(".pages");
        for game in site.games() {
            let gallery = Gallery {
                site,
                games: vec![game],
                setup: Some("players=2"),
                seed: 1,
                moment: Some("middle"),
                frames: frames.iter().map(|(_, frame)| *frame).collect(),
                height: None,
            };
            for ((name, frame), (suffix, _)) in gallery.write(&work)?.into_iter().zip(frames) {
                photograph(&work, &name, frame.size, None)?;
                let to = folder.join(format!("{}{suffix}.png", game.id));
                fs::rename(work.join(format!("{name}.png")), &to)
                    .map_err(|error| format!("{}: {error}", to.display()))?;
                writeln!(output, "{}", to.display())?;
            }
        }
        Ok(fs::remove_dir_all(&work)?)
    }

    /// The significant moments of a game: of a whole game with the fewest players and of one with the most, and of every
    /// other set-up what only it has.
    fn moments(&self, game: &'static GameInfo) -> Result<Vec<Moment>, Failure> {
        let mut moments = Vec::new();
        if let Some(setup) = self.setup {
            self.add_moments(game, setup, &mut BTreeSet::new(), &mut moments)?;
            return Ok(moments);
        }
        let (fewest, most) = game.players();
        let mut seen = BTreeSet::new();
        for players in BTreeSet::from([fewest, most]) {
            let mut steps = BTreeSet::new();
            self.add_moments(game, &format!("players={players}"), &mut steps, &mut moments)?;
            seen.append(&mut steps);
        }
        for setting in game.settings.iter().filter(|setting| setting.key != "players") {
            for value in setting.values.iter().filter(|value| **value != setting.default) {
                let setup = format!("players={fewest} {}={value}", setting.key);
                self.add_moments(game, &setup, &mut seen, &mut moments)?;
            }
        }
        Ok(moments)
    }

    /// Adds the first decision of each kind that was not seen yet, and the middle of a game between bots, from a player's
    /// eyes; if nothing was seen, the start and the end too.
    fn add_moments(
        &self,
        game: &'static GameInfo,
        setup: &str,
        seen: &mut BTreeSet<&'static str>,
        moments: &mut Vec<Moment>,
    ) -> Result<(), Failure> {
        let is_whole = seen.is_empty();
        let mut all = Vec::new();
        let mut table = game.new_table(setup, Seed::from(self.seed), Chances::Automatic)?;
        let mut rng = Rng::from_number(self.seed);
        while let Turn::Players(acting) = table.turn() {
            let player = acting.iter().next().expect("somebody acts on a players' turn");
            all.push((table.copy(), player));
            let bot = Rng::from_number(u64::from(rng.below(1 << 30)));
            let action = suggest(table.as_ref(), player, Level::Medium, bot, ENDLESS)?.action;
            table.play(player, &action)?;
        }
        let name = setup.strip_prefix("players=").unwrap_or(setup).replace([' ', '='], "-");
        let mut push = |what: &str, when: String, table: &dyn AnyTable, viewer| {
            if self.moment.is_none_or(|wanted| wanted == what) {
                moments.push(Moment { name: format!("{}-{name}-{when}", game.id), table: table.copy(), viewer });
            }
        };
        // The first decision of a kind from the first third on shows more than an empty table.
        for (n, (moment, player)) in all.iter().enumerate().skip(all.len() / 3).chain(all.iter().enumerate()) {
            let step = moment.step();
            if seen.insert(step) {
                push(step, format!("{n:03}-{step}"), moment.as_ref(), Some(*player));
            }
        }
        for (what, n) in [("start", 0), ("middle", all.len() / 2)] {
            let (moment, player) = &all[n];
            if is_whole || what == "middle" {
                push(what, what.to_owned(), moment.as_ref(), Some(*player));
            }
        }
        if is_whole {
            push("end", "end".to_owned(), table.as_ref(), PlayerSet::seats(table.players()).iter().next());
        }
        Ok(())
    }
}

fn keep(folder: &Path, name: &str, text: &str) -> Result<(), String> {
    let path = folder.join(name);
    let kept = fs::create_dir_all(folder).and_then(|()| fs::write(&path, text));
    kept.map_err(|error| format!("{}: {error}", path.display()))
}

/// The names of players in pictures.
const NAMES: [&str; 6] = ["Anna", "Bence", "Csilla", "Dani", "Eszter", "Feri"];

/// How many lines of the log are shown.
const LINES: usize = 40;

/// The page of a table at a moment, as the player to act reads it, without anything behind it.
fn page(site: &Site, moment: &Moment, frame: Frame) -> String {
    let table = moment.table.as_ref();
    let events = table.event_count();
    let Frame { language, theme, .. } = frame;
    let name = |seat: usize| NAMES[seat].to_owned();
    let seat = |seat: usize| match moment.viewer {
        Some(viewer) if viewer.seat() == seat => SeatHolder::Mine { name: name(seat) },
        _ => SeatHolder::Other { name: name(seat), is_here: true },
    };
    let seats: Vec<SeatHolder> = (0..table.players()).map(seat).collect();
    let names = pages::seat_names(language, &seats);
    let viewpoint = Viewpoint {
        viewer: moment.viewer,
        names: &names,
        language,
        hint: None,
        given_up: PlayerSet::NONE,
        is_live: true,
    };
    let acts = moment.viewer.is_some_and(|viewer| table.turn().players().contains(viewer));
    let now = TableModel {
        id: "gallery".to_owned(),
        game: table.info(),
        setup: table.setup(),
        components: table.box_digest(),
        box_name: None,
        version: events as i64,
        progress: if table.turn() == Turn::Over { Progress::Over } else { Progress::Playing },
        seats,
        viewer: moment.viewer,
        curtain: None,
        can_undo: moment.viewer.is_some_and(|viewer| table.can_undo(viewer)),
        has_hints: true,
        can_hint: acts,
        hint: None,
        notice: None,
        drawing: Some(table.draw(&viewpoint)),
        ending: pages::Ending::of(table, PlayerSet::NONE, None),
        log: (events.saturating_sub(LINES)..events).rev().map(|n| table.tell(n, &viewpoint)).collect(),
        seed_digest: Seed::from(1).digest().to_string(),
        seed: None,
        rematch: None,
        company: Company::default(),
    };
    let reader =
        Reader { language, theme, name: moment.viewer.map(|viewer| name(viewer.seat())), address: String::new() };
    let html = pages::table(site, &reader, &now);
    // There is no server: the files lie beside the page, and the socket says nothing.
    let html = html.replacen("<head>", "<head><script>window.WebSocket = class {};</script>", 1);
    html.replace(&site.assets().folder(), ".")
}

/// Lets Chromium take a picture of a page beside it.
fn photograph(folder: &Path, name: &str, size: Size, height: Option<u32>) -> Result<(), String> {
    let folder = folder.canonicalize().map_err(|error| format!("{}: {error}", folder.display()))?;
    let profile = folder.join(format!(".profile-{name}"));
    let mut command = Command::new("chromium");
    command.args([
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--disable-sync",
        "--hide-scrollbars",
    ]);
    command.args(["--disable-background-networking", "--disable-component-update"]);
    // The modules of the script are files as well.
    command.arg("--allow-file-access-from-files");
    command.arg(format!("--user-data-dir={}", profile.display()));
    command.arg(format!("--window-size={},{}", size.width, height.unwrap_or(size.height)));
    command.arg(format!("--screenshot={}", folder.join(format!("{name}.png")).display()));
    command.arg(format!("file://{}", folder.join(format!("{name}.html")).display()));
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    let _ = fs::remove_dir_all(&profile);
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("chromium could not draw {name}: {status}")),
        Err(error) => Err(format!("chromium does not start ({error}); install it (Debian: apt-get install chromium)")),
    }
}
