//! Generator of bindings.

/// Runs the generator.
pub fn run(_args: &[String]) -> Result<(), String> {
    Ok(())
}
