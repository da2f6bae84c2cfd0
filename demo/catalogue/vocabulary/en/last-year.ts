/** A watch from the year in which its reference was discontinued, which a sentence tells but once. */
export function lastYearTold(text: string): string {
  return text.replace(
    /\bto (\d{4}), and this example (is from|was made in [\p{L} ]+ in) \1\./u,
    'to $1, and this example $2 the final year.',
  );
}
