//! The commands as a person calls them.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{env, fs, process};

use serde_json::Value;

fn tarsas(arguments: &[&str]) -> Output {
    let command = Command::new(env!("CARGO_BIN_EXE_tarsas")).args(arguments).stdin(Stdio::null()).output();
    command.expect("the program starts")
}

/// What a command prints when it succeeds.
#[track_caller]
pub(crate) fn prints(arguments: &[&str]) -> String {
    let output = tarsas(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// A command that fails: nothing on its output, and these words in its message.
#[track_caller]
pub(crate) fn fails(arguments: &[&str], words: &[&str]) {
    let output = tarsas(arguments);
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success(), "{arguments:?}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    for word in words {
        assert!(message.contains(word), "{arguments:?}: {message}");
    }
    assert!(!message.contains("panicked"), "{message}");
}

/// A folder of this test that is removed in the end.
pub(crate) struct Folder(pub PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let path = env::temp_dir().join(format!("tarsas-{name}-{}", process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    pub(crate) fn file(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.0.join(name);
        fs::write(&path, text).expect("a file");
        path.to_str().expect("a plain path").to_owned()
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a plain path")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../games/tests/data/clever2/{name}.txt"))
}

#[test]
fn without_a_command_the_server_starts_and_says_where() {
    let folder = Folder::new("serve");
    let database = folder.0.join("tarsas.db");
    let mut child = Command::new(env!("CARGO_BIN_EXE_tarsas"))
        .args(["--listen", "127.0.0.1:0", "--database"])
        .arg(&database)
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
    let _ = child.kill();
    let _ = child.wait();
    assert!(line.starts_with("Társas: http://127.0.0.1:") && !line.contains(":0\n"), "{line}");
    assert!(database.exists(), "everything is kept in one file");
    fails(&["--listen", "nowhere"], &["nowhere", "--listen"]);
    fails(
        &["--database", "/nowhere/tarsas.db", "--listen", "127.0.0.1:0"],
        &["the database cannot be opened", "--database"],
    );
    fails(&["serve", "--log", "all the=time"], &["--log"]);
}

/// What grows is found by a longer soak; here nothing may be lost, everybody goes on, and the report is whole.
#[test]
fn a_short_soak_reports_everything_and_judges_no_growth() {
    let folder = Folder::new("soak");
    let database = folder.0.join("soak.db");
    let database = database.to_str().expect("a plain path");
    let arguments = ["soak", "--hours", "0.006", "--tables", "3", "--listen", "127.0.0.1:0", "--database", database];
    let output = tarsas(&arguments);
    let text = String::from_utf8(output.stdout).expect("text");
    let message = String::from_utf8_lossy(&output.stderr);
    for part in [
        "moves, ",
        " of 0:21",
        "acknowledged",
        "none lost, none twice",
        "everybody went on",
        "\nkill ",
        "\nstop ",
        "\nstrangers ",
        "\npings, never reads ",
        "\nhalf request heads ",
        "\nmemory, MB ",
        "\ndescriptors ",
        "\nlog, MB ",
        "flat: not judged",
    ] {
        assert!(text.contains(part), "{part:?} is missing: {text}{message}");
    }
    assert!(text.contains("\nfull disk ") || text.contains("full disks are left out"), "{text}");
    assert!(output.status.success(), "{text}{message}");
    assert!(!message.contains("panicked"), "{message}");
    fails(&arguments, &["soak.db", "exists already"]);
}

#[test]
fn a_soak_refuses_what_it_must_not_do() {
    let folder = Folder::new("no-soak");
    let new = folder.0.join("new.db");
    let new = new.to_str().expect("a plain path");
    fails(&["soak"], &["--database"]);
    fails(&["soak", "--database", new, "--hours", "0"], &["--hours 0", "at most 24 hours"]);
    fails(&["soak", "--database", new, "--hours", "100"], &["--hours 100", "at most 24 hours"]);
    fails(&["soak", "--database", new, "--hours", "NaN"], &["--hours NaN"]);
    fails(&["soak", "--database", new, "--tables", "2"], &["--tables 2", "3 to 400"]);
    fails(&["soak", "--database", new, "--listen", "0.0.0.0:7798"], &["0.0.0.0:7798", "127.0.0.1"]);
    fails(&["soak", "--database", &folder.file("other.db", "a letter")], &["other.db", "exists already"]);
    fails(&["soak", "--database", "postgres://tarsas@db.example.org/tarsas"], &["db.example.org", "another machine"]);
    assert!(!Path::new(new).exists(), "nothing was begun");
}

#[test]
fn games_lists_every_set_up() {
    let text = prints(&["games"]);
    assert!(text.contains("players=1|2|3|4 (default 2)"), "{text}");
}

#[test]
fn every_command_has_help() {
    for command in [
        "serve", "backup", "boxes", "load", "crash", "soak", "games", "engine", "replay", "arena", "tune", "bench",
        "gallery",
    ] {
        let text = prints(&[command, "--help"]);
        assert!(text.contains("Usage: tarsas") && text.len() > 100, "{text}");
    }
    fails(&["hop"], &["unrecognized subcommand", "hop"]);
}

#[test]
fn replay_tells_a_record_step_by_step() {
    let path = golden("solo");
    let text = prints(&["replay", path.to_str().expect("a path")]);
    let record = fs::read_to_string(&path).expect("a golden record");
    let events = record.lines().count() - 7;
    assert!(text.starts_with("Twice as Clever, players=1, seed 1\n"), "{text}");
    assert!(text.contains(&format!("\n{events:>4}  ")), "{text}");
    let over = record.lines().last().expect("over").split("  #").next().expect("a line").trim_start_matches("over ");
    assert!(text.lines().any(|line| line.starts_with("0 ") && line.ends_with(&format!(" {over}"))), "{text}");
    assert!(text.ends_with("Title: only half as clever.\n"), "{text}");
    let text = prints(&["replay", golden("three_players").to_str().expect("a path")]);
    assert!(text.contains("Won by player "), "{text}");
}

#[test]
fn replay_refuses_what_is_not_a_record() {
    let folder = Folder::new("replay");
    let record = fs::read_to_string(golden("solo")).expect("a golden record");
    let changed = record.replacen("choose white", "choose whide", 1);
    let line = 1 + record.lines().position(|line| line.contains("choose white")).expect("a choice");
    fails(&["replay", &folder.file("changed.txt", changed)], &["changed.txt", &format!("line {line}: ")]);
    let illegal: String =
        record.lines().map(|line| format!("{}\n", line.split("  #").next().expect("a line"))).collect();
    let illegal = illegal.replacen("0 roll", "0 stop", 1);
    let line = 1 + record.lines().position(|line| line.starts_with("0 roll")).expect("a roll");
    fails(&["replay", &folder.file("illegal.txt", illegal)], &[&format!("line {line}: "), "\"stop\" is not legal now"]);
    fails(&["replay", &folder.file("empty.txt", "")], &["empty.txt", "line 1"]);
    fails(&["replay", &folder.file("binary.txt", [0xff, 0, 0xfe])], &["binary.txt", "not a record"]);
    fails(
        &["replay", &folder.file("other.txt", "tarsas record 1\ngame chess\nrules 1\ncomponents 0\nsetup\nseed 1")],
        &["other.txt"],
    );
    fails(&["replay", "/no/such/file"], &["/no/such/file"]);
    fails(&["replay", folder.path()], &[folder.path()]);
}

#[test]
fn arena_prints_a_table_or_json() {
    let text = prints(&[
        "arena",
        "clever2",
        "--setup",
        "players=2",
        "--bots",
        "random,random",
        "--games",
        "20",
        "--seed",
        "3",
    ]);
    assert!(text.starts_with("clever2 players=2, 20 games\n"), "{text}");
    assert_eq!(text.lines().count(), 4, "{text}");

    let json = |threads: &str| -> Value {
        let arguments = ["arena", "clever2", "--setup", "players=3", "--bots", "random,random,random", "--games", "30"];
        let arguments: Vec<&str> =
            arguments.into_iter().chain(["--seed", "5", "--threads", threads, "--json"]).collect();
        serde_json::from_str(&prints(&arguments)).expect("one JSON object")
    };
    let mut one = json("1");
    let keys: Vec<&String> = one.as_object().expect("an object").keys().collect();
    assert_eq!(keys, ["game", "setup", "games", "bots"]);
    let bots = one["bots"].as_array().expect("bots");
    let keys: Vec<&String> = bots[0].as_object().expect("an object").keys().collect();
    let expect =
        ["bot", "mean", "ci95", "median", "lowest", "highest", "wins", "win_rate", "win_ci95", "ms_per_decision"];
    assert_eq!(keys, expect);
    let wins: f64 = bots.iter().map(|bot| bot["wins"].as_f64().expect("wins")).sum();
    assert!((wins - 30.0).abs() < 1e-9, "every game has one victory, which may be shared");
    let mut two = json("2");
    for results in [&mut one, &mut two] {
        for bot in results["bots"].as_array_mut().expect("bots") {
            bot["ms_per_decision"].take();
        }
    }
    assert_eq!(one, two, "threads change nothing");
}

/// `rules/clever2.md`, section 15: 51.1 for uniformly random solo play.
#[test]
fn arena_solo_random_play_has_the_stated_mean() {
    let text = prints(&["arena", "clever2", "--setup", "players=1", "--bots", "random", "--games", "20000", "--json"]);
    let results: Value = serde_json::from_str(&text).expect("one JSON object");
    let bot = &results["bots"][0];
    let (mean, ci95) = (bot["mean"].as_f64().expect("a mean"), bot["ci95"].as_f64().expect("an interval"));
    assert!((mean - 51.1).abs() < 2.0 * ci95, "{mean} ± {ci95}");
    assert!((ci95 - 1.96 * 13.1 / 20_000f64.sqrt()).abs() < 0.01, "{ci95}");
}

#[test]
fn alone_every_bot_plays_the_same_games() {
    let text =
        prints(&["arena", "clever2", "--setup", "players=1", "--bots", "random,random", "--games", "10", "--json"]);
    let results: Value = serde_json::from_str(&text).expect("one JSON object");
    assert_eq!(results["bots"][0]["mean"], results["bots"][1]["mean"]);
    assert_eq!(results["bots"][0]["wins"], 10.0);
}

#[test]
fn arena_refuses_what_cannot_be_played() {
    fails(&["arena", "chess"], &["chess", "clever2"]);
    fails(&["arena", "clever2", "--bots", "hal"], &["hal", "random"]);
    fails(&["arena", "clever2", "--setup", "players=7"], &["players=7", "players=1|2|3|4"]);
    fails(&["arena", "clever2", "--bots", "random,random,random"], &["2 seats", "3 bots"]);
    fails(&["arena", "clever2", "--games", "0"], &["--games"]);
    fails(&["arena", "clever2", "--ladder", "--games", "0"], &["--games"]);
    fails(&["arena", "clever2", "--ladder", "--setup", "players=3"], &["players"]);
    fails(&["arena", "clever2", "--ladder", "--bots", "random"], &["--ladder", "--bots"]);
    fails(&["arena", "clever2", "--ladder", "--setup", "hop=3"], &["hop"]);
    fails(&["arena", "clever2", "--games", "-1"], &["-1"]);
}

/// Every seed is played once from each seat, so a bot against itself has the same scores as its twin.
#[test]
fn together_every_bot_has_the_same_dice_and_seats() {
    let text = prints(&["arena", "marabunta", "--bots", "medium,medium", "--games", "8", "--json"]);
    let results: Value = serde_json::from_str(&text).expect("one JSON object");
    let [first, second] = [0, 1].map(|bot| (&results["bots"][bot]["mean"], &results["bots"][bot]["wins"]));
    assert_eq!(first, second);
}

#[test]
fn arena_draws_the_score_distributions() {
    let folder = Folder::new("plot");
    let path = folder.0.join("scores.svg");
    let arguments = ["arena", "clever2", "--setup", "players=1", "--bots", "random,easy", "--games", "10", "--plot"];
    let text = prints(&[&arguments[..], &[path.to_str().expect("a path")]].concat());
    assert!(text.contains("easy"), "{text}");
    let svg = fs::read_to_string(&path).expect("a picture");
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert_eq!(svg.matches("class=\"hill\"").count(), 2);
    let output = tarsas(&[&arguments[..], &["/no/such/folder/scores.svg"]].concat());
    assert!(!output.status.success() && !output.stdout.is_empty(), "the figures are not lost");
    assert!(String::from_utf8_lossy(&output.stderr).contains("/no/such/folder/scores.svg"));
}

#[test]
fn a_ladder_rates_every_bot() {
    let text = prints(&["arena", "strange_world", "--ladder", "--games", "2", "--json"]);
    let standings: Value = serde_json::from_str(&text).expect("one JSON object");
    assert_eq!(standings["alone"]["bots"].as_array().expect("bots").len(), 5);
    assert_eq!(standings["duels"].as_array().expect("duels").len(), 10);
    let ratings = standings["ratings"].as_array().expect("ratings");
    assert_eq!((&ratings[2]["bot"], &ratings[2]["rating"]), (&"medium".into(), &0.0.into()));
    let rating = |bot: usize| ratings[bot]["rating"].as_f64().expect("a rating");
    assert!(rating(3) - rating(0) > 100.0, "{text}");
    assert_eq!(standings["largest"]["setup"], "players=4");
    assert_eq!(standings["largest"]["bots"][0]["bot"], "hard");
}

#[test]
fn a_ladder_without_a_larger_table_ends_with_the_ratings() {
    let text = prints(&["arena", "marabunta", "--ladder", "--games", "1"]);
    let (duels, ratings) = text.split_once("Elo (95 %)").expect("ratings");
    assert_eq!(duels.matches("players=2").count(), 10, "{text}");
    assert!(ratings.lines().count() == 6 && !ratings.contains("players="), "{text}");
}

/// With a time limit a bot does less, and the game still ends.
#[test]
fn a_time_limit_ends_the_thinking() {
    let arguments = ["arena", "clever2", "--setup", "players=1", "--bots", "search:10000000", "--games", "1"];
    let text = prints(&[&arguments[..], &["--ms", "1"]].concat());
    assert!(text.contains("search:10000000"), "{text}");
}

#[test]
fn tuning_repeats_and_prints_weights() {
    let arguments =
        ["tune", "clever2", "--setup", "players=1", "--games", "2", "--population", "6", "--generations", "2"];
    let text = prints(&arguments);
    assert_eq!(text.matches("generation ").count(), 2, "{text}");
    assert!(text.contains("difference "), "{text}");
    assert_eq!(text, prints(&[&arguments[..], &["--threads", "1"]].concat()), "threads change nothing");
    fails(&["tune", "clever2", "--population", "2"], &["--population"]);
    fails(&["tune", "clever2", "--width", "0"], &["--width"]);
    fails(&["tune", "clever2", "--setup", "players=9"], &["players=9"]);
    fails(&["tune", "chess"], &["chess"]);
}

#[test]
fn the_example_bot_plays_through_the_protocol() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let play = |arguments: &[&str]| {
        let mut command = Command::new("python3");
        command.arg(&example).args(["--engine", env!("CARGO_BIN_EXE_tarsas")]).args(arguments);
        command.stdin(Stdio::null()).output().expect("python3 starts")
    };
    for game in ["clever2", "house_of_cats", "marabunta"] {
        let output = play(&["--game", game, "--against", "easy", "--games", "2"]);
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(text.lines().count() == 3 && text.contains("mean score "), "{text}");
    }
    for (arguments, words) in [(["--game", "chess"], "there is no game"), (["--seat", "7"], "no seat 7")] {
        let output = play(&arguments);
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && message.contains(words) && !message.contains("Traceback"), "{message}");
    }
}

#[test]
fn bench_prints_figures() {
    let text = prints(&["bench", "clever2", "--seconds", "0.05", "--json"]);
    let figures: Value = serde_json::from_str(text.trim()).expect("one JSON object");
    let keys: Vec<&String> = figures.as_object().expect("an object").keys().collect();
    let expect = [
        "game",
        "setup",
        "games_per_second",
        "decisions_per_second",
        "decisions_per_game",
        "mean_score",
        "state_bytes",
        "action_bytes",
    ];
    assert_eq!(keys, expect);
    assert_eq!((&figures["game"], &figures["setup"]), (&"clever2".into(), &"players=1".into()));
    assert!(figures["games_per_second"].as_f64().expect("a number") > 0.0);
    assert!(figures["state_bytes"].as_u64().expect("a number") <= 1024);
    let games = prints(&["games"]).lines().filter(|line| !line.starts_with(' ')).count();
    assert_eq!(prints(&["bench", "--seconds", "0.01"]).lines().count(), 1 + games);
    fails(&["bench", "clever2", "--seconds", "0"], &["--seconds"]);
    fails(&["bench", "clever2", "--seconds", "NaN"], &["--seconds"]);
    fails(&["bench", "clever2", "--setup", "players=x"], &["players=x"]);
}

#[test]
fn components_of_an_owner_are_used_and_broken_ones_refused() {
    let folder = Folder::new("components");
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../components/clever2.toml");
    let text = fs::read_to_string(project).expect("components");
    folder.file("clever2.toml", text.replace("points_by_count = [0, 1, 3,", "points_by_count = [0, 100, 300,"));
    let mean = |arguments: &[&str]| {
        let text = prints(&[arguments, &["bench", "clever2", "--seconds", "0.05", "--json"]].concat());
        serde_json::from_str::<Value>(text.trim()).expect("JSON")["mean_score"].as_f64().expect("a number")
    };
    assert!(mean(&["--components", folder.path()]) > mean(&[]) + 50.0);
    let solo = golden("solo");
    let solo = solo.to_str().expect("a path");
    let told = prints(&["replay", solo]);
    assert_eq!(prints(&["--components", folder.path(), "replay", solo]), told, "a record keeps the box it names");
    let record = fs::read_to_string(solo).expect("a golden record");
    let other: String = record.lines().map(|line| format!("{}\n", line.split("  #").next().expect("a line"))).collect();
    let other = folder.file("other.txt", other.replacen("components d", "components e", 1));
    fails(&["--components", folder.path(), "replay", &other], &["line 4", "not known here", "--components"]);

    folder.file("clever2.toml", text.replace("multipliers = [2, 2,", "multipliers = [0, 2,"));
    fails(&["--components", folder.path(), "games"], &["clever2.toml", "[green]", "multipliers"]);
    fs::remove_file(folder.0.join("clever2.toml")).expect("it was there");
    fails(&["--components", folder.path(), "games"], &[folder.path(), "clever2.toml"]);
    fails(&["--components", "/no/such/folder", "games"], &["/no/such/folder"]);
}

/// A short course that is stopped by nothing: a network, its curve, and a champion that stays.
#[test]
fn learning_writes_a_network_that_the_arena_takes() {
    let folder = env::temp_dir().join(format!("tarsas-learn-{}", process::id()));
    let folder_text = folder.to_str().expect("a path");
    let arguments = ["learn", "clever2", "--per-mille", "1", "--threads", "2", "--folder", folder_text];
    let text = prints(&arguments);
    assert!(text.contains("not better beyond doubt: the champion stays"), "{text}");
    let network = folder.join("clever2-solo.beaten.net");
    let network_text = network.to_str().expect("a path");
    assert!(fs::read_to_string(folder.join("clever2-solo.svg")).expect("a curve").contains("<polyline"));
    let arena = ["arena", "clever2", "--setup", "players=1", "--bots", "hard", "--games", "2", "--network"];
    assert!(prints(&[&arena[..], &[network_text]].concat()).contains("hard"));
    let of_another = ["arena", "hadara", "--bots", "hard", "--games", "1", "--network", network_text];
    let refused = tarsas(&of_another);
    assert!(!refused.status.success() && String::from_utf8_lossy(&refused.stderr).contains("not learned for hadara"));
    let other_seed = tarsas(&[&arguments[..], &["--seed", "2"]].concat());
    assert!(String::from_utf8_lossy(&other_seed.stderr).contains("name another folder, or remove it"));
    fs::remove_dir_all(&folder).expect("it was written");
}
