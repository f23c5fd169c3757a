//! The word files of both languages agree with each other and with the code.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant,
};
use fluent_syntax::parser::parse;
use words::{Language, SOURCES};

type Keys = BTreeMap<String, BTreeSet<String>>;

/// Each key, or key with an attribute, and the variables of its sentence.
fn keys(text: &'static str) -> Keys {
    let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut found = Keys::new();
    let mut add = |key: String, pattern: &Pattern<&str>| {
        let mut variables = BTreeSet::new();
        walk(pattern, &mut variables);
        assert!(found.insert(key.clone(), variables).is_none(), "{key} is there twice");
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
    found
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

#[test]
fn both_languages_have_the_same_keys_with_the_same_variables() {
    for (name, [english, hungarian]) in SOURCES {
        let (english, hungarian) = (keys(english), keys(hungarian));
        let only = |a: &Keys, b: &Keys| a.keys().filter(|key| !b.contains_key(*key)).cloned().collect::<Vec<_>>();
        assert_eq!(only(&english, &hungarian), [""; 0], "{name}.ftl: only in English");
        assert_eq!(only(&hungarian, &english), [""; 0], "{name}.ftl: only in Hungarian");
        for (key, variables) in english {
            assert_eq!(variables, hungarian[&key], "{name}.ftl: variables of {key}");
        }
    }
}

#[test]
fn every_file_can_be_said() {
    for language in Language::ALL {
        for (name, texts) in SOURCES {
            for key in keys(texts[language as usize]).keys() {
                assert!(language.knows(key), "{language}/{name}.ftl: {key}");
            }
        }
    }
}

fn sources(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() && path.file_name().is_some_and(|name| name != "tests") {
            sources(&path, text);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text.push_str(&fs::read_to_string(&path).expect("a source file"));
        }
    }
}

/// Whether the code names the key: whole, or as a beginning that is completed by a name (`"clever2-die-{die}"`).
fn is_used(key: &str, code: &str) -> bool {
    let games = ["clever2", "strange_world", "house_of_cats", "marabunta", "hadara"];
    let game = games.into_iter().find_map(|game| key.strip_prefix(game));
    let forms = [Some(key.to_owned()), game.map(|rest| format!("{{id}}{rest}"))];
    forms.into_iter().flatten().any(|key| {
        let parts = key.match_indices('-').map(|(place, _)| &key[..=place]);
        code.contains(&format!("\"{key}\"")) || parts.into_iter().any(|part| code.contains(&format!("\"{part}{{")))
    })
}

#[test]
fn every_key_is_used() {
    let mut code = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."), &mut code);
    for (name, [english, _]) in SOURCES {
        for key in keys(english).keys() {
            let message = key.split('.').next().unwrap_or_default();
            assert!(is_used(message, &code), "{name}.ftl: {key} is not used");
        }
    }
}
