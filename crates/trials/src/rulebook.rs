//! The rulebooks for players: both languages have the same chapters, and every step of a game is explained in one of them.

use std::collections::BTreeSet;

use catalogue::GameInfo;
use words::Language;

/// What is wrong with the rulebooks of a game in which these steps occur.
pub fn faults(game: &GameInfo, steps: &BTreeSet<String>) -> Vec<String> {
    faults_of(game.name, game.looks.rulebook, steps)
}

/// What is wrong with the rulebooks of a game with this name.
fn faults_of(name: &str, books: [&str; 2], steps: &BTreeSet<String>) -> Vec<String> {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let text = books[language as usize];
        let mut fault = |what: String| faults.push(format!("rulebook, {language}: {what}"));
        if !text.starts_with("# ") {
            fault("it does not begin with its title".to_owned());
        }
        for mark in ["<", "](", "```", "\t"] {
            if text.contains(mark) {
                fault(format!("it contains {mark:?}"));
            }
        }
        let chapters = chapters(text);
        let names: BTreeSet<String> = chapters.iter().map(|(_, name)| name.clone()).collect();
        if names.len() != chapters.len() {
            fault("two chapters have the same name, or none".to_owned());
        }
        for step in steps.difference(&names) {
            fault(format!("the step {step} has no chapter"));
        }
    }
    let [english, hungarian] = books;
    if chapters(english) != chapters(hungarian) {
        faults.push("rulebook: the languages have other chapters".to_owned());
    }
    if !english.starts_with(&format!("# {name}\n")) {
        faults.push(format!("rulebook, en: the title is not {name}"));
    }
    faults
}

/// The chapters in order: how deep each is, and the name by which it can be linked (empty if it has none).
fn chapters(text: &str) -> Vec<(usize, String)> {
    let headings = text.lines().filter(|line| line.starts_with("##"));
    let chapter = |line: &str| {
        let depth = line.bytes().take_while(|&byte| byte == b'#').count();
        let name = line.split_once("{#").and_then(|(_, id)| id.strip_suffix('}')).unwrap_or_default();
        (depth, name.to_owned())
    };
    headings.map(chapter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "# Toy\n## The aim {#aim}\n## A roll {#roll}\n";
    const HUNGARIAN: &str = "# Játék\n## A cél {#aim}\n## Dobás {#roll}\n";

    #[track_caller]
    fn check(books: [&str; 2], expect: &[&str]) {
        assert_eq!(faults_of("Toy", books, &BTreeSet::from(["roll".to_owned()])), expect);
    }

    #[test]
    fn a_rulebook_that_lacks_something_is_told_what() {
        check([ENGLISH, HUNGARIAN], &[]);
        let without = HUNGARIAN.replace("## Dobás {#roll}\n", "");
        check(
            [ENGLISH, &without],
            &["rulebook, hu: the step roll has no chapter", "rulebook: the languages have other chapters"],
        );
        let nameless = ENGLISH.replace(" {#aim}", " {#roll}");
        check(
            [&nameless, HUNGARIAN],
            &["rulebook, en: two chapters have the same name, or none", "rulebook: the languages have other chapters"],
        );
        check([&ENGLISH.replace("Toy", "Top"), HUNGARIAN], &["rulebook, en: the title is not Toy"]);
    }
}
