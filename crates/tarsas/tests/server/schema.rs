//! Whether a JSON value is what a schema of OpenAPI describes, for the part of the language that ours uses.

use serde_json::{Map, Value, json};

/// The first place where a value is not what its schema says. A field that the schema does not name is wrong too.
pub(crate) fn check(document: &Value, schema: &Value, value: &Value, place: &str) -> Result<(), String> {
    let known = [
        "$ref",
        "type",
        "properties",
        "required",
        "items",
        "oneOf",
        "allOf",
        "enum",
        "additionalProperties",
        "minimum",
        "format",
        "description",
        "propertyNames",
    ];
    let words = schema.as_object().ok_or_else(|| format!("{place}: {schema} is no schema"))?;
    if let Some(unknown) = words.keys().find(|word| !known.contains(&word.as_str())) {
        return Err(format!("{place}: this test does not understand \"{unknown}\""));
    }
    let wrong = |what: &str| Err(format!("{place}: {what}: {value} instead of {schema}"));
    if let Some(name) = schema["$ref"].as_str() {
        let target =
            document.pointer(name.trim_start_matches('#')).ok_or_else(|| format!("{place}: {name} is nowhere"))?;
        return check(document, target, value, place);
    }
    if let Some(parts) = schema["allOf"].as_array() {
        return check(document, &merged(document, parts, place)?, value, place);
    }
    if let Some(choices) = schema["oneOf"].as_array() {
        let fitting = choices.iter().filter(|choice| check(document, choice, value, place).is_ok()).count();
        return if fitting == 1 { Ok(()) } else { wrong("not exactly one choice fits") };
    }
    if schema["enum"].as_array().is_some_and(|values| !values.contains(value)) {
        return wrong("another value");
    }
    if !has_type(&schema["type"], value) {
        return wrong("another type");
    }
    if let (Some(least), Some(number)) = (schema["minimum"].as_f64(), value.as_f64())
        && number < least
    {
        return wrong("too small");
    }
    for (n, item) in value.as_array().into_iter().flatten().enumerate() {
        check(document, &schema["items"], item, &format!("{place}[{n}]"))?;
    }
    check_fields(document, schema, value, place)
}

/// One object with the fields of all of these.
fn merged(document: &Value, parts: &[Value], place: &str) -> Result<Value, String> {
    let (mut properties, mut required) = (Map::new(), Vec::new());
    for part in parts {
        let part = match part["$ref"].as_str() {
            Some(name) => {
                document.pointer(name.trim_start_matches('#')).ok_or(format!("{place}: {name} is nowhere"))?
            }
            None => part,
        };
        let fields = part["properties"].as_object().ok_or(format!("{place}: {part} is no object with fields"))?;
        properties.extend(fields.clone());
        required.extend(part["required"].as_array().cloned().unwrap_or_default());
    }
    Ok(json!({"type": "object", "properties": properties, "required": required}))
}

fn check_fields(document: &Value, schema: &Value, value: &Value, place: &str) -> Result<(), String> {
    let Some(fields) = value.as_object() else { return Ok(()) };
    for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        if !fields.contains_key(name) {
            return Err(format!("{place}: \"{name}\" is missing in {value}"));
        }
    }
    for (name, field) in fields {
        let place = format!("{place}.{name}");
        match (schema["properties"].get(name), &schema["additionalProperties"]) {
            (Some(schema), _) => check(document, schema, field, &place)?,
            (None, rest) if rest.is_object() => check(document, rest, field, &place)?,
            // An object of which nothing is described may have any fields.
            (None, Value::Null) if schema["properties"].is_null() => {}
            (None, _) => return Err(format!("{place} is not described")),
        }
    }
    Ok(())
}

fn has_type(types: &Value, value: &Value) -> bool {
    let is_one = |name: &str| match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => false,
    };
    match types {
        Value::Null => true,
        Value::String(name) => is_one(name),
        names => names.as_array().is_some_and(|names| names.iter().filter_map(Value::as_str).any(is_one)),
    }
}

#[test]
fn wrong_values_are_found() {
    let document = serde_json::json!({"a": {"type": "object", "required": ["n"], "properties": {
        "n": {"type": "integer", "minimum": 0}, "t": {"type": ["string", "null"]},
        "l": {"type": "array", "items": {"oneOf": [{"type": "string", "enum": ["x"]}, {"type": "boolean"}]}}
    }}});
    let schema = serde_json::json!({"$ref": "#/a"});
    let both = json!({"allOf": [{"$ref": "#/a"}, {"type": "object", "required": ["m"], "properties": {"m": {"type": "boolean"}}}]});
    for (text, is_good) in [
        (r#"{"n":1,"m":true}"#, true),
        (r#"{"n":1}"#, false),
        (r#"{"m":true}"#, false),
        (r#"{"n":1,"m":1}"#, false),
        (r#"{"n":1,"m":true,"more":1}"#, false),
    ] {
        let value = serde_json::from_str(text).expect("JSON");
        assert_eq!(check(&document, &both, &value, "").is_ok(), is_good, "{text}");
    }
    for (text, is_good) in [
        (r#"{"n":1}"#, true),
        (r#"{"n":1,"t":null,"l":["x",true]}"#, true),
        (r#"{}"#, false),
        (r#"{"n":-1}"#, false),
        (r#"{"n":"1"}"#, false),
        (r#"{"n":1,"t":2}"#, false),
        (r#"{"n":1,"l":["y"]}"#, false),
        (r#"{"n":1,"more":1}"#, false),
        (r#"[]"#, false),
    ] {
        let value = serde_json::from_str(text).expect("JSON");
        assert_eq!(check(&document, &schema, &value, "").is_ok(), is_good, "{text}");
    }
}
