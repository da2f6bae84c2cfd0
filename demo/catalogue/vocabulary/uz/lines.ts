import { builtAs } from '../families';
import { lineMarked } from '../line-first';

/** What is told of a line before a piece of it is named. */

/** Nothing is said to be of a line before it is named. */
const leaning = /manufaktura|Dastlabki|Offshore|kolleksiyaning/u;

/** The maker's brand, where nothing before has named it. */
const brand = /\b[Bb]rend(?=(?:ning|ni|ga|da|dan)?\b)/u;

const named = (line: string, maker: string) =>
  line.includes(maker) ? line : line.replace(brand, `${maker} brendi`);

/** A line as it comes before a piece of it; null where it leans on what was told before. */
export const noteFirst = (line: string, maker: string): string | null =>
  leaning.test(line) ? null : lineMarked(named(line, maker));

/** How such sentences are built; of two of one build a reader sees that they were made alike. */
const builds: readonly RegExp[] = [
  // The first of it, by its year, and a line by what it is for.
  /^\d{4}-yilda chiqqan ilk /u,
  /^\S+ — \S+ brendining /u,
  // When it began, whatever is said of it then.
  /^[^,;:]* \d{4}-yilda boshlangan/u,
  // What has been so since a year.
  /-yil(?:lar)?dan (?:beri|buyon)/u,
  // Who knows what from its bezel, and which is the first of all.
  /(?:bilgan|biladi)\.$/u,
  / — \d{4}-yilda \p{L}+ [^,;]+\.$/u,
  // What a thing of nature was.
  / (?:guli|ramzi) boʻlgan/u,
  // Who asked for it, and who wore it.
  /buyurtma qilgan|soat buyurib/u,
  /taqib chiqqan|suvga Radiomir|bilagida boʻlgan/u,
  / degani|bildiradi|anglatadi/u,
  / shunday atagan| deb atagan/u,
  / nom(?:ini)? bergan/u,
  / shakl bergan/u,
  /taniladi/u,
  / nomi(?: |ni )|bagʻishlangan/u,
  /^Ilk |-yilgi ilk /u,
  /eslatadi|takrorlaydi|davom ettiradi|olingan|asoslangan/u,
  /boshlangan/u,
  /yaratgan|yaratilgan|taqdim etilgan/u,
  /kolleksiyasida/u,
];

export const lineOf = builtAs(builds);
