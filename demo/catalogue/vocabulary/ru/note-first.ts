/** The maker's house or brand as a note names it, before anything that names it itself. */
const named = /(?<=\s)(марк(?:а|и|у|е|ой)|дом(?:а|у|ом|е)?)(?=[\s,.;])(?! [A-Z])/;

/** How an opening ends that is told behind the note of its line; `noteFirst` puts them so. */
export const behindNote = ' ≈{maker}≈{noteFirst}≈.';

/** A line that comes first, as it is written before `noteFirst` has put it there. */
export const lineMarked = (line: string): string => `≈${line}≈`;

/**
 * The note before the sentence that names the thing; the maker is named once, in whichever is
 * first, and what a line and a reference are both said to be is said in two words.
 */
export function noteFirst(text: string): string {
  const told = /≈[^≈]* выпуска(?:ет|ют) [^≈]*≈\./.test(text)
    ? text.replace(
        /(Референс \S+(?: [A-Z\d]\S*)*?) выпуска(ют|ли)/,
        (_, reference: string, end: string) =>
          `${reference} производ${end === 'ют' ? 'ят' : 'или'}`,
      )
    : text;
  return told.replace(
    /^([^≈]*) ≈([^≈]*)≈([^≈]*)≈\./,
    (_, said: string, maker: string, note: string) => {
      // Nor are both of them made by one verb.
      const thing = note.includes(' сдела')
        ? said.replace(/ сделан(?=[аоы]? )/, ' изготовлен')
        : said;
      const line = note.replace(named, (word) => `${word} ${maker}`);
      if (!line.includes(maker)) return `${line} ${thing}`;
      const leads = thing.startsWith(`${maker} `);
      return `${line} ${leads ? thing.slice(maker.length + 1) : thing.replace(` ${maker} `, ' ')}`;
    },
  );
}
