/** A field given as `name=value`. @throws Error that names the argument that is none */
export function fieldOf(argument: string): [string, unknown] {
  const at = argument.indexOf('=');
  if (at < 1) throw new Error(`"${argument}" is not name=value`);
  return [argument.slice(0, at), valueOf(argument.slice(at + 1))];
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Not JSON: the text itself.
    return text;
  }
}
