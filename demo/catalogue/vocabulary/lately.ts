/** Texts of a row that are worked out again while its description is fitted to its room, and some more. */
const most = 16;

/**
 * The same function, which remembers what it has made of the last sixteen texts: a description that
 * is too long is composed again and again, and much of it comes back as it was.
 * @param worked tells the same of the same text
 */
export function lately(worked: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const told = known.get(text) ?? worked(text);
    // The last comes last, so that the first is the one to be forgotten.
    known.delete(text);
    known.set(text, told);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return told;
  };
}
