/** A watch from the year in which its reference was discontinued. */
export function lastYearTold(text: string): string {
  return (
    text
      .replace(
        /\bto (\d{4}), and this example (is from|was made in [\p{L} ]+ in) \1\./u,
        'to $1, and this example $2 the final year.',
      )
      .replace(
        /The reference (?:was (?:produced from|in production from|made from|introduced in)|first appeared in) (\d{4}) (?:and (?:was )?discontinued in|to) (\d{4})\.(?<=\b\2\b.*\b\2\.)/u,
        'It is from the final year of the reference, which was introduced in $1.',
      )
      // After a calibre or a case `It` would seem to speak of that.
      .replace(
        /(?<=^(?:[^.]*\b(?:[Cc]alibre|movement)\b|The [^.]* case\b).*\. )It (?=is from the final year of the reference)/u,
        'The watch ',
      )
  );
}
