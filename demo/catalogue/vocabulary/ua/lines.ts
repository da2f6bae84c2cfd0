import { builtAs } from '../families';
import { lineMarked } from '../line-first';

/** What is told of a line before a thing of it is named. */

/** The maker's brand, where nothing before has named it. */
const brand = /(?<=^|\s)[Мм]арк(?:а|и|у|ою|і)(?=[\s,.;])(?! \p{Lu})/u;

/** Said of a house that nothing before has named. */
const leaning = /мануфактур/iu;

const named = (line: string, maker: string) =>
  line.includes(maker)
    ? line
    : line.replace(brand, (word) => `${word} ${maker}`).replace(/\.\.$/u, '.');

/** A line as it comes before a thing of it; null where it leans on what was told before. */
export const noteFirst = (line: string, maker: string): string | null =>
  leaning.test(line) ? null : lineMarked(named(line, maker));

/** How such sentences are built; of two of one build a reader sees that they were made alike. */
const builds: readonly RegExp[] = [
  // When it came out, whatever is said of it then.
  /^[^,;:]* (?:вийшов|вийшла|зʼявився|зʼявилася) \d{4} року/u,
  // What has been so since a year, with the year first, in the midst and at the end.
  /^Від (?:\d{4}|кінця)/u,
  / (?:від|із|з) (?:кінця )?\d{4}(?:-х)? рок(?:у|ів)\.$/u,
  / (?:від|із|з) \d{4} року /u,
  // What there was not before it.
  / не (?:мав|мала|було) до | не було\.$|^До появи /u,
  // What a thing of nature was.
  /^\p{L}+ (?:була|був) /u,
  // Who asked for it, and who wore it.
  /замови|попросили/u,
  / для (?:нього|неї) /u,
  / літали з |^З .* занурювалися/u,
  / означає |^Цифри |— це /u,
  / да(?:в|ла|ли) /u,
  // «Black Bay, показаний 2012 року, поєднав …»
  /^[^,]+, (?:показан|випущен|створен)\p{Ll}+ \d{4} року, /u,
  /впізнають/u,
  /назва|назвали|присвячено/iu,
  / (?:вийшов|вийшла|зʼявився|зʼявилася) /u,
  / випускають /u,
  /нагаду|повторю|відтворю|продовжу|схожий|походить|за зразком/u,
  / почалася /u,
  /створи|придума|зроби/u,
];

/** «Club — молодіжна лінія …» is built as «Rolex Explorer — годинник …» is. */
const called = /^[^—,;:]+ — [^,;]*(?:лінія|нащадок|годинник)/u;

export const lineOf = (line: string): string =>
  called.test(line) ? 'the name is what was made' : builtAs(builds)(line);
