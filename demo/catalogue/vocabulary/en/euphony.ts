import { asSentence } from '../fill';
import { oncePerKey } from '../once-per-key';
import { type RowsTold } from '../rows-told';
import { countryApart, countryTold } from './country-told';
import { designFirst } from './design-first';
import { inlays, leathers } from './finishes';
import { makerLast } from './maker-last';
import { point } from './names';
import { noteFirst } from './note-first';
import { notesInTurn } from './notes-in-turn';
import { patternsTold } from './patterns';
import { pensTold } from './pens';
import { piecesTold } from './pieces';
import { inRoom } from './room';
import { saidInTurn } from './said-in-turn';
import { sentencesJoined } from './sentences-joined';
import { inlaysTold, settingsTold } from './settings';
import { spared } from './spare';
import { wayChosen } from './ways';
import { yearsInTurn } from './years-in-turn';

/** A finish after the piece that has it: `bag, Togo Noir`. */
const finishAfter =
  /\b(bag|[Ww]allet|Case|pen|phone|cufflinks|lighter), ((?:\p{Lu}[\p{L}-]*)(?: \p{Lu}[\p{L}-]*)*)(?=[,.]|$)/gu;

/** A maker beside a model that bears the same name: `this Cartier Tank Louis Cartier`. */
const makerTwice =
  /(?<=\S )(?:Cartier|Chaumet|Dior|Harry Winston|Tiffany & Co\.) (?=(?:Tank Louis|(?:Santos|Pasha|Panthère|Drive|Calibre|Bee) de|Lady Dior|Classic Winston|Tiffany Setting)\b)/gu;

/** The maker after `by`, of a model that bears the same name: `this Lady Dior bag was made by Dior`. */
const byMakerTwice: readonly RegExp[] = [
  /(?= by Cartier[ ,.])(?:(?=.*\b(?:de|Louis) Cartier\b)|(?<=\b(?:de|Louis) Cartier\b[^.]*)) by Cartier/u,
  /(?= by Chaumet[ ,.])(?:(?=.*\bde Chaumet\b)|(?<=\bde Chaumet\b[^.]*)) by Chaumet/u,
  /(?= by Dior[ ,.])(?:(?=.*\bLady Dior\b)|(?<=\bLady Dior\b[^.]*)) by Dior/u,
];

/** A leather that would stand between two more `in`: `made this bag in black lambskin in France in 2018`. */
const leatherLast =
  /^(?:In (?<before>\d{4}) )?(?<made>[^,]*? made this )(?<piece>[^,]*? (?:bag|wallet|Case)) in (?<leather>[^,]*?),~ (?<where>in [\p{L} ]+?)(?: in (?<after>\d{4}))?(?=\.)/u;

/** How many words may stand before a bag. */
const mostBefore = 5;

/** A leather before its piece; where too many words would be, behind it, the year before all else. */
function leatherPlaced(whole: string, ...found: readonly unknown[]): string {
  const {
    made = '',
    piece = '',
    leather = '',
    where = '',
    ...years
  } = found.at(-1) as Record<string, string | undefined>;
  if (`${leather} ${piece}`.split(' ').length - 1 <= mostBefore) {
    return whole.replace(`${piece} in ${leather},~ `, `${leather} ${piece} `);
  }
  const year = years.before ?? years.after;
  return `${year === undefined ? '' : `In ${year} `}${made}${piece} in ${leather} ${where}`;
}

/** A metal that the model names already: `Signature S Design Gold phone, Yellow Gold`. */
const metalTwice = / Gold phone, (?=\p{Lu}\p{L}+ Gold)/gu;

/** A carat or less is singular: `0.31 carat`. */
const smallWeight = /\b(0\.\d\d|1\.00) carats\b/g;

/** The last of several rows of stones. */
const lastRow = /\); (?=(?:one|\d+) [^;]+ \([^()]+\)[.,])/gu;

/** Stones that are few enough to be counted in words: `3 diamonds totalling`, `1 pearl (`. */
const fewStones = /\b[1-9](?= \p{L}[\p{L} -]* (?:totalling\b|\())/gu;

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/**
 * The finish in the order of speech, as `bag in black Togo leather` or `Black Lacquer lighter`, few
 * stones counted in words, and weights that agree with their unit.
 */
export function euphony(whole: string, rows?: RowsTold): string {
  const [text, made] = countryApart(notesInTurn(whole));
  const told = spared(wayChosen(text, rows), (fitting) =>
    inRoom(ownTold(fitting), (own) => noteFirst(countryTold(own, made, rows))),
  );
  return saidInTurn(yearsInTurn(watchNamed(told), rows), rows);
}

const afterReference =
  /(?<=\b(?:The reference|Its reference, [^,]+,) (?:was introduced|was launched|first appeared) in \d{4}\. )It (?=has\b|was made\b)/u;

/** One sentence of the watch after another, where its country or a shorter text has brought them together. */
const watchAgain = new RegExp(
  String.raw`(?<=(?:^|\. )The watch,? ${point}*\. )The watch (?=has|comes|is|runs|was)`,
  'u',
);

/** A watch that the sentence before names is found genuine as `it`, unless `it` would be its box or papers. */
const foundGenuine =
  /(?<=\b[Tt]he watch\b[^.]*\. (?:Sold|Offered|Watch|The watch) [^.]*\bour watchmaker has (?:found|confirmed that|authenticated) )the watch\b/u;

/** What the name of a watch tells of its calibre, as `Overseas Self-Winding` does. */
const windingNamed =
  /\bself-winding (?=[Cc]alibre\b)(?=.*\bSelf-?[Ww]inding\b|(?<=\bSelf-?[Ww]inding\b.*))/u;

/** After a sentence of the reference `it` would be the reference; one verb tells of one first year. */
const watchNamed = (text: string) =>
  text
    .replace(foundGenuine, 'it')
    .replace(windingNamed, '')
    .replace(afterReference, 'The watch ')
    .replace(watchAgain, 'It ')
    .replace(/(?<=\bThe watch needs\b[^.]*\. )The watch alone;/u, 'Watch only;')
    .replace(/\bhas a (?=[aeio])/gu, 'has an ')
    .replace(
      /(?<= (?:The reference|Its reference, [^,]+,) )was (?:launched|introduced)(?= in \d{4})(?=.*\b(?:launched|introduced) in \d{4}|(?<=\b(?:launched|introduced) in \d{4}.*))/u,
      'first appeared',
    );

/** Texts that come back while a description is fitted to its room, and some more. */
const lately = 16;

/** Words that a thing has of its own, before its country is told. */
const ownTold = oncePerKey((whole: string) => {
  const told = inlaysTold(whole)
    .replace(makerTwice, '')
    .replace(/^.*$/u, (text) => byMakerTwice.reduce((own, twice) => own.replace(twice, ''), text))
    .replace(/\bis and was made\b/u, 'was made')
    .replace('Studs earrings', 'stud earrings')
    .replace('Eternity Band ring', 'eternity ring')
    .replace('South Sea Pendant', 'South Sea pendant')
    .replace('“Jumbo”', '‘Jumbo’')
    .replace(metalTwice, ' phone, ')
    .replace(finishAfter, (_, piece: string, finish: string) => withFinish(piece, finish))
    .replace(leatherLast, leatherPlaced)
    .replace(lastRow, ') and ')
    .replace(fewStones, (count) => numbers[Number(count) - 1] ?? count)
    .replace(smallWeight, '$1 carat')
    .replace(/(?<=[.›] )(?:one|two|three|four|five|six|seven|eight|nine)\b/gu, asSentence);
  return sentencesJoined(
    patternsTold(makerLast(designFirst(pensTold(piecesTold(settingsTold(told)))))),
  );
}, lately);

function withFinish(piece: string, finish: string): string {
  const leather = /bag|wallet|case/i.test(piece) ? leathers[finish] : undefined;
  if (leather !== undefined) return `${piece} in ${leather}`;
  const inlay = inlays[finish];
  return inlay === undefined ? `${finish} ${piece}` : `${piece} with ${inlay}`;
}
