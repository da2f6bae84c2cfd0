/** A watch from the year in which its reference was discontinued, in a sentence that tells nothing else. */
const lastYear =
  /\bto (?<year>\d{4}), and this example was (?<made>made (?:in [\p{L} ]+ )?in \k<year>)\. (?=(?:The|It|Inside|Behind) )/u;

/** What the next sentence tells, of the watch itself. */
const next: readonly (readonly [sentence: RegExp, told: string])[] = [
  [/^(?:The watch|It) (?=has|comes|runs|is )/u, ''],
  [/^(?:Inside|Behind the dial) is (the [^,.]*(?:\.\S[^,.]*)*), with /u, 'runs on $1 and has '],
  [
    /^The ((?:self-winding|hand-wound) [^,.]*?(?:\.\S[^,.]*?)*) gives the watch /u,
    'runs on the $1 and has ',
  ],
  [
    /^The ((?:[^,.]|\.(?=\d))*? case) (?:has|with) (an? (?:[^,.]|\.(?=\d))*? insert) (?:and )?is /u,
    'has a $1 and $2, and is ',
  ],
  [
    /^The ((?:[^,.]|\.(?=\d))*? case) (?:has|with) ((?:an?|vertical|four|gadroons) (?:[^,.]|\.(?=\d))*?) (?:and )?is (?=water|rated)/u,
    'has a $1 with $2 and is ',
  ],
  [/^The ([^,.]* dial\b[^,.]*) is (?:paired with|complemented by) /u, 'has a $1 and comes on '],
];

/** The last year of a reference once in a sentence: it begins the next, where that tells of the watch. */
export function lastYearTold(text: string): string {
  const { index = 0, 0: whole = '', groups } = lastYear.exec(text) ?? {};
  const { year, made } = groups ?? {};
  if (year === undefined || made === undefined) return text;
  const rest = text.slice(index + whole.length);
  const [sentence, told] = next.find(([one]) => one.test(rest)) ?? [];
  if (sentence === undefined || told === undefined) return text;
  return `${text.slice(0, index)}to ${year}. ${made.replace('m', 'M')}, this example ${rest.replace(sentence, told)}`;
}
