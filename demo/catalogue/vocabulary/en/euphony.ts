import { countryApart, countryTold } from './country-told';
import { inlays, leathers } from './finishes';
import { point } from './names';
import { noteFirst } from './note-first';
import { notesInTurn } from './notes-in-turn';
import { patternsTold } from './patterns';
import { pensTold } from './pens';
import { piecesTold } from './pieces';
import { inRoom } from './room';
import { saidInTurn } from './said-in-turn';
import { inlaysTold, settingsTold } from './settings';
import { spared } from './spare';
import { wayChosen } from './ways';

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
const leatherFirst =
  /^([^,]*? made this )([^,]*? (?:bag|wallet|Case)) in ([^,]*?),~ (?=in [\p{L} ]+(?: in \d{4})?\.)/u;

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
export function euphony(whole: string, row?: number): string {
  const [text, made] = countryApart(notesInTurn(whole));
  const told = spared(wayChosen(text, row), (fitting) =>
    inRoom(ownTold(fitting), (own) => noteFirst(countryTold(own, made, row), row)),
  );
  return saidInTurn(watchNamed(told), row);
}

const afterReference =
  /(?<=\bThe reference (?:was introduced|was launched|first appeared) in \d{4}\. )(?:It|Made ([^,.]+), it) has\b/u;

/** One sentence of the watch after another, where its country or a shorter text has brought them together. */
const watchAgain = new RegExp(
  String.raw`(?<=(?:^|\. )(?:The watch,? |Made in [\p{L} ]+, (?:the watch|it) )${point}*\. )The watch (?=has|comes|is|runs)`,
  'u',
);

/** A watch that the sentence before names is found genuine as `it`. */
const foundGenuine =
  /(?<=\b[Tt]he watch\b[^.]*\. [^.]*\bour watchmaker has (?:found|confirmed that|authenticated) )the watch\b/u;

/** After a sentence of the reference `it` would be the reference; one verb tells of one first year. */
const watchNamed = (text: string) =>
  text
    .replace(foundGenuine, 'it')
    .replace(afterReference, (_, made: string | undefined) =>
      made === undefined ? 'The watch has' : `Made ${made}, the watch has`,
    )
    .replace(watchAgain, 'It ')
    .replace(/\bhas a (?=[aeio])/gu, 'has an ')
    .replace(
      /(?<= The reference )was (?:launched|introduced)(?= in \d{4})(?=.*\b(?:launched|introduced) in \d{4}|(?<=\b(?:launched|introduced) in \d{4}.*))/u,
      'first appeared',
    );

/** Words that a thing has of its own, before its country is told. */
function ownTold(whole: string): string {
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
    .replace(leatherFirst, '$1$3 $2 ')
    .replace(lastRow, ') and ')
    .replace(fewStones, (count) => numbers[Number(count) - 1] ?? count)
    .replace(smallWeight, '$1 carat')
    .replace(/(?<=\. )(?:one|two|three|four|five|six|seven|eight|nine)\b/gu, capital);
  return functionWithCase(
    metalWithDesign(patternsTold(makerLast(pensTold(piecesTold(settingsTold(told)))))),
  );
}

/** A metal in a sentence of its own before one of the design: `…, is in yellow gold. It is decorated with …`. */
const metalWithDesign = (text: string) =>
  text.replace(
    new RegExp(
      String.raw`^((?:Th(?:is|ese) ${point}*?(?=, made )|Made by ${point}*?, th(?:is|ese) [^,.]*?))(, made [^.,]*,)? (is|are) in ([\p{L} ,]+)\. (?:It|They) \3 (?=(?:designed|decorated|formed|inlaid|(?:\p{L}+-)?set)\b)`,
      'u',
    ),
    (_, piece: string, made = '', verb: string, metal: string) =>
      `${piece} in ${metal}${made} ${verb} `,
  );

const display = String.raw`\b((?:The watch|It) has an? [\p{L}-]+ display)\. `;
const resists = String.raw`,? and is (?=(?:water-resistant|rated) to )`;

/** One function that would be a sentence of its own, before the case. */
const withCase: readonly RegExp[] = [
  new RegExp(
    String.raw`${display}(?:(?:It|The watch) has an?|The) (?<size>[\d.]+ mm )?(?<case>[^.,\d]*\bcase)(?<width> [\d.]+ mm wide)? (?:with|has|and) (?<bezel>[^.,]*?)${resists}`,
    'u',
  ),
  new RegExp(
    String.raw`${display}The (?<case>[^.,\d]*\bcase) measures (?<size>[\d.]+ mm )across, has (?<bezel>[^.,]*?)${resists}`,
    'u',
  ),
  new RegExp(
    String.raw`${display}The (?<case>[^.,\d]*\bcase) is(?<width> [\d.]+ mm wide), has (?<bezel>[^.,]*?)${resists}`,
    'u',
  ),
];

/** A function of its own in one sentence with the case, or else with the movement. */
const functionWithCase = (text: string) =>
  withCase
    .reduce(
      (own, apart) =>
        own.replace(apart, (...found) => {
          const told = found.at(-1) as Record<string, string | undefined>;
          const { size = '', width = '', bezel = '' } = told;
          const body = `a ${size}${told.case}${width}`.replace(/^a (?=[aeio])/u, 'an ');
          return bezel.includes(' with ')
            ? `${found[1]}, ${body} and ${bezel}, and is `
            : `${found[1]} and ${body} with ${bezel}, and is `;
        }),
      text,
    )
    .replace(
      new RegExp(
        String.raw`^(Fully wound, ${point}*)\. The watch has (an? [\p{L}-]+ display\.)`,
        'u',
      ),
      '$1, with $2',
    );

/** A country that would hang on a clasp or an inlay, and a metal before a name that tells it. */
const madeWith =
  /^(?:In (?<before>\d{4}) )?(?<maker>(?:[^.,]|\.(?=\S))+?) made th(?<one>is|ese) (?:(?<metal>\p{Ll}+ gold) (?=Gold))?(?<piece>(?:[^.,]|\.(?=\S))*? with (?:[^.,]|\.(?=\S))*?|(?<= gold )Gold[^.,]*?) (?<country>in (?:the )?\p{Lu}[\p{L} ]*?)(?: in (?<after>\d{4}))?\.(?=\s|$)/u;

/** `This necklace with a white gold clasp was made by Mikimoto in Japan`. */
const makerLast = (text: string) =>
  text
    .replace(madeWith, (...found) => {
      const told = found.at(-1) as Record<string, string | undefined>;
      const { before, maker, one, metal, piece, country, after = before } = told;
      const name = `Th${one} ${piece}${metal === undefined ? '' : ` in ${metal}`}`;
      const made = `${one === 'is' ? 'was' : 'were'} made by ${maker} ${country}`;
      return `${name} ${made}${after === undefined ? '' : ` in ${after}`}.`;
    })
    .replace(
      /^(Th(?:is|ese)) (\p{Ll}+ gold) (Gold[^.,]*?)(?= (?:was|were) made by )/u,
      '$1 $3 in $2',
    );

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function withFinish(piece: string, finish: string): string {
  const leather = /bag|wallet|case/i.test(piece) ? leathers[finish] : undefined;
  if (leather !== undefined) return `${piece} in ${leather}`;
  const inlay = inlays[finish];
  return inlay === undefined ? `${finish} ${piece}` : `${piece} with ${inlay}`;
}
