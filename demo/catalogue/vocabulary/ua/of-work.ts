import { asSentence } from '../fill';

/**
 * What is printed was not painted. The signature of a painter whose name is not known is not to be read.
 * A sheet with a number is told of how many, once. What is signed is named before its signature.
 * That canvases have numbers is told beside a title that has one, and where they are painted elsewhere.
 */
export const ofWork = (text: string): string =>
  text
    // What is missing is not told first, but beside the size.
    .replace(
      /^Підпису немає\. Роботу («[^»]*») ((?:художник|майстерн|друкарн)(?:а|і) [^.]*?) створено (.*?)\.(.*? см(?: без рами)?\.)/u,
      (_, work: string, of: string, made: string, rest: string) =>
        `${work} — робота ${of}, ${of.startsWith('друк') ? 'надрукована' : 'створена'} ${made}.${rest} Підпису немає.`,
    )
    .replace(
      /Художники майстерні пишуть серіями й нумерують полотна(?<!«[^»]*№[^»]*».*)/u,
      'Майстерня працює в колишньому цеху на Охті в Санкт-Петербурзі',
    )
    .replace(/^Автор(?= роботи «.*» — майстерні «)/u, 'Автори')
    .replace(/(?<=^Автори роботи «.*» — )(?=майстерні «)/u, 'художники ')
    .replace(/^Автор( роботи «.*» — друкарн)і /u, 'Видавець$1я ')
    .replace(/(?<=^Автор роботи «.*» — художник)а/u, '')
    .replace(
      /(?<=^Роботу «.*» (?:\([^)]*\) )?)створив (.* року) (художник|майстерн|друкарн)(?:а|і)/u,
      (_, made: string, author: string) => authors[author]?.toReversed().join(` ${made} `) ?? _,
    )
    // Where that is has just been told.
    .replace(/ тут(?= )(?<=^У роботі «[^.]*)/u, '')
    .replace(
      /Поверхню живопису треба очистити, а основу зміцнити(?<=(?:естамп|літографія|рисунок|туш|акварел).*)/iu,
      'Аркуш треба очистити й зміцнити',
    )
    .replace(/(?<=друкарн[ія] «[^»]*» )створено/u, 'надруковано')
    .replace(
      /(?<=друкарн[ія] «.*\. )(Роботу с|С)творено(?= )/u,
      (_, first: string) => `${first === 'С' ? 'Н' : 'Роботу н'}адруковано`,
    )
    .replace(
      /(?<=номер)(?= і підпис)(?<=друкарні.*)(?<!Наклад.*)(?!.*Наклад)/u,
      ' (наклад — до тридцяти відбитків)',
    )
    .replace(
      /(?<=художника? (?:школи|з кола|барбізонської|гаазької) .*підпис) — (у (?:правому|лівому) нижньому куті)/giu,
      ' $1 нерозбірливий',
    )
    .replace(
      /^((?:Підпис|На звороті|На полях) [^.]*)\. (Роботу «[^.]*?) (створен|надрукован)о ([^.]*)\./u,
      (told, signature: string, work: string, made: string, where: string) => {
        const [, signed] = waysSigned.find(([written]) => written === signature) ?? [];
        return signed === undefined ? told : `${work} ${signed}. ${asSentence(made)}о її ${where}.`;
      },
    );

/** Whoever made it, and what he did, by the stem that all cases of the word share. */
const authors: Readonly<Record<string, readonly [who: string, did: string]>> = {
  художник: ['художник', 'створив'],
  майстерн: ['майстерня', 'створила'],
  друкарн: ['друкарня', 'випустила'],
};

const waysSigned = [
  ['Підпис — у правому нижньому куті', 'підписано в правому нижньому куті'],
  ['Підпис — у лівому нижньому куті', 'підписано в лівому нижньому куті'],
  ['Підпис — монограма біля нижнього краю', 'підписано монограмою біля нижнього краю'],
  ['На звороті — підпис і дата', 'підписано й датовано на звороті'],
  ['На полях олівцем — номер і підпис', 'пронумеровано й підписано олівцем на полях'],
  [
    'На полях олівцем — номер (наклад — до тридцяти відбитків) і підпис',
    'пронумеровано (наклад — до тридцяти відбитків) і підписано олівцем на полях',
  ],
] as const;
