//! The word files of both languages agree with each other and with the code.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant,
};
use fluent_syntax::parser::parse;
use words::{Language, Source};

/// What is wrong with the words of a game (or of the house, which has no id): files that cannot be read, keys or variables that
/// one language lacks, keys of somebody else, and keys that the code does not use.
pub fn faults(source: &'static Source, id: Option<&str>, code: &Code) -> Vec<String> {
    let mut faults = Vec::new();
    for (name, texts) in source.files() {
        let read = Language::ALL.map(|language| {
            keys(texts[language as usize]).map_err(|error| format!("words/{language}/{name}.ftl: {error}"))
        });
        let [english, hungarian] = match read {
            [Ok(english), Ok(hungarian)] => [english, hungarian],
            [english, hungarian] => {
                faults.extend([english.err(), hungarian.err()].into_iter().flatten());
                continue;
            }
        };
        for (language, here, there) in [("hu", &english, &hungarian), ("en", &hungarian, &english)] {
            let missing = here.keys().filter(|key| !there.contains_key(*key));
            faults.extend(missing.map(|key| format!("words/{language}/{name}.ftl: {key} is missing")));
        }
        for (key, variables) in english {
            if hungarian.get(&key).is_some_and(|others| *others != variables) {
                faults.push(format!("words/hu/{name}.ftl: {key} has other variables than in English"));
            }
            if id.is_some_and(|id| key.strip_prefix(id).is_none_or(|rest| !rest.starts_with('-'))) {
                faults.push(format!("words/en/{name}.ftl: {key} does not begin with the game's id"));
            }
            if !code.uses(key.split('.').next().unwrap_or_default(), id) {
                faults.push(format!("words/en/{name}.ftl: {key} is not used"));
            }
        }
    }
    // Reading words that are wrong would panic.
    if faults.is_empty() {
        for language in Language::ALL {
            for (name, texts) in source.files() {
                let unsaid = keys(texts[language as usize]).unwrap_or_default().into_keys();
                let unsaid = unsaid.filter(|key| !source.voice(language).knows(key));
                faults.extend(unsaid.map(|key| format!("words/{language}/{name}.ftl: {key} cannot be said")));
            }
        }
    }
    faults
}

/// The texts in quotation marks of the code that may use words.
#[derive(Clone, Default, Debug)]
pub struct Code {
    whole: BTreeSet<String>,
    /// What stands before a variable: `clever2-die-` of `"clever2-die-{die}"`.
    begun: BTreeSet<String>,
}

impl Code {
    /// The code of all Rust files below some folders, without tests.
    pub fn of(folders: &[&Path]) -> Code {
        let mut code = Code::default();
        folders.iter().for_each(|folder| code.collect(folder));
        code
    }

    fn collect(&mut self, folder: &Path) {
        for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.expect("an entry").path();
            if path.is_dir() && path.file_name().is_some_and(|name| name != "tests" && name != "target") {
                self.collect(&path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                self.add(&fs::read_to_string(&path).expect("a source file"));
            }
        }
    }

    fn add(&mut self, text: &str) {
        for quoted in text.split('"').skip(1).filter(|quoted| quoted.contains('-') && quoted.len() < LONGEST_KEY) {
            self.begun.extend(quoted.match_indices('{').map(|(place, _)| quoted[..place].to_owned()));
            self.whole.insert(quoted.to_owned());
        }
    }

    /// Whether the code names the key: whole, or as a beginning that is completed by a name.
    fn uses(&self, key: &str, id: Option<&str>) -> bool {
        let game = id.and_then(|id| key.strip_prefix(id));
        let forms = [Some(key.to_owned()), game.map(|rest| format!("{{id}}{rest}"))];
        forms.into_iter().flatten().any(|key| {
            let mut parts = key.match_indices('-').map(|(place, _)| &key[..=place]);
            self.whole.contains(&key) || parts.any(|part| self.begun.contains(part))
        })
    }
}

/// No key is longer.
const LONGEST_KEY: usize = 100;

type Keys = BTreeMap<String, BTreeSet<String>>;

/// Each key, or key with an attribute, and the variables of its sentence.
fn keys(text: &'static str) -> Result<Keys, String> {
    let resource = parse(text).map_err(|(_, errors)| format!("{errors:?}"))?;
    let (mut found, mut twice) = (Keys::new(), Vec::new());
    let mut add = |key: String, pattern: &Pattern<&str>| {
        let mut variables = BTreeSet::new();
        walk(pattern, &mut variables);
        if found.insert(key.clone(), variables).is_some() {
            twice.push(key);
        }
    };
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        if let Some(value) = &message.value {
            add(message.id.name.to_owned(), value);
        }
        for Attribute { id, value } in &message.attributes {
            add(format!("{}.{}", message.id.name, id.name), value);
        }
    }
    if twice.is_empty() { Ok(found) } else { Err(format!("twice: {}", twice.join(", "))) }
}

fn walk(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            walk_expression(expression, variables);
        }
    }
}

fn walk_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    let inline = match expression {
        Expression::Select { selector, variants } => {
            variants.iter().for_each(|Variant { value, .. }| walk(value, variables));
            selector
        }
        Expression::Inline(inline) => inline,
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => walk_expression(expression, variables),
        InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
            for argument in positional {
                walk_expression(&Expression::Inline(argument.clone()), variables);
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODE: &str = "\"toy-name\" \"toy-roll\" \"{id}-step-{step}\"";

    #[track_caller]
    fn check(source: &'static Source, expect: &[&str]) {
        let mut code = Code::default();
        code.add(CODE);
        assert_eq!(faults(source, Some("toy"), &code), expect);
    }

    #[test]
    fn words_that_lack_something_are_told_what() {
        static WHOLE: Source = Source::new(&[(
            "toy",
            ["toy-name = Toy\ntoy-step-roll = Roll\n", "toy-name = Játék\ntoy-step-roll = Dobj\n"],
        )]);
        check(&WHOLE, &[]);
        static HALF: Source =
            Source::new(&[("toy", ["toy-name = Toy\ntoy-roll = Roll { $n }\n", "toy-roll = Dobj\n"])]);
        check(
            &HALF,
            &[
                "words/hu/toy.ftl: toy-name is missing",
                "words/hu/toy.ftl: toy-roll has other variables than in English",
            ],
        );
        static STRANGE: Source = Source::new(&[("toy", ["top-name = Top\n", "top-name = Csúcs\n"])]);
        check(
            &STRANGE,
            &["words/en/toy.ftl: top-name does not begin with the game's id", "words/en/toy.ftl: top-name is not used"],
        );
        static TWICE: Source = Source::new(&[("toy", ["toy-name = Toy\n", "toy-name = Játék\ntoy-name = Játék\n"])]);
        check(&TWICE, &["words/hu/toy.ftl: twice: toy-name"]);
    }
}
