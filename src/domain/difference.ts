/** What one list of names has that the other has not, each once. */
export function difference(wanted: Iterable<string>, kept: Iterable<string>) {
  const [one, other] = [new Set(wanted), new Set(kept)];
  return {
    added: [...one].filter((name) => !other.has(name)),
    removed: [...other].filter((name) => !one.has(name)),
  };
}
