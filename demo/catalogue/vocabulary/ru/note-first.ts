/** What may be told of a line before the thing is named: when it began, after what it is called or made. */
const first =
  /^(?:Первы[ей]|Первую|Лини[юя]|Прообразом|Форму|Дорожную|Спортивную|Классическую|Круглые|Водозащищённую|Квадратный|Submariner|Кольца|Оправу|Узел|Имя|Название|Модель) /;

/** Those that lean on what was told before, or that words of a model change. */
const never =
  /Модель (?:придумали|назвали)|следует|продолжает|мануфактур|Heritage следует|Zippy|Deepsea|Offshore|Quatre|Belle/i;

export const mayOpen = (note: string): boolean => first.test(note) && !never.test(note);

/** The maker's house or brand as a note names it, before anything that names it itself. */
const named = /(?<=\s)(марк(?:а|и|у|е|ой)|дом(?:а|у|ом|е)?)(?=[\s,.;])(?! [A-Z])/;

/** How an opening ends that is told behind the note of its line; `noteFirst` puts them so. */
export const behindNote = ' ≈{maker}≈{noteFirst}≈.';

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
    (_, said: string, maker: string, written: string) => {
      // A name and what it is are how watches are told, not a line before them.
      const note = written.replace(
        /^(\S+) — водолазные часы, которые марка/,
        'Водолазные часы $1 марка',
      );
      // Nor are both of them made by one verb.
      const thing = note.includes(' сдела')
        ? said.replace(/ сделан(?=[аоы]? )/, ' изготовлен')
        : said;
      return named.test(note)
        ? `${note.replace(named, (word) => `${word} ${maker}`)} ${thing.replace(` ${maker} `, ' ')}`
        : `${note} ${thing}`;
    },
  );
}
