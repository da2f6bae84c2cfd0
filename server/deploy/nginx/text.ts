/**
 * A text as one argument of a directive.
 * @throws Error for `$`, which nginx would take for a variable and which it knows no way to escape.
 */
export function quoted(value: string): string {
  if (/[$\r\n\0]/.test(value)) throw new Error(`nginx cannot be told "${value}"`);
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Lines of a block, two blanks further to the right. */
export function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : `  ${line}`));
}

/** `head { … }` with its lines. */
export function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...indented(lines), '}'];
}

/** A path of a rule as a key of a `map`: slashes at its end, and what its `*` stands for, left open. */
export function pathKey(path: string): string {
  const isPrefix = path.endsWith('*');
  const fixed = path.replace(/\*$/, '').replace(/\/+$/, '');
  const literal = fixed.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const end = isPrefix ? (path.endsWith('/*') ? '(?:/.*)?' : '.*') : '/?';
  // Not through `quoted`: a regular expression keeps its backslashes and its `$`.
  return `"~*^${literal.replace(/"/g, '\\"')}${end}$"`;
}
