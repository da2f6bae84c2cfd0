import { makers } from '../../makers/all';
import { asSentence } from '../fill';
import { sentencesOf } from '../line-first';
import { euphony } from './euphony';

/** What a piece that is no watch is called, and the same in the accusative where that is another word. */
const accusative: Readonly<Record<string, string>> = {
  каблучка: 'каблучку',
  підвіска: 'підвіску',
  брошка: 'брошку',
  сумка: 'сумку',
  ручка: 'ручку',
  запальничка: 'запальничку',
};

const piecesAcc =
  'каблучку|сережки|підвіску|кольє|браслет|брошку|сумку|портмоне|ручку|телефон|запонки|запальничку';
const place = String.raw`[ву] (?:Великій )?\p{Lu}\p{L}+(?: \d{4} року)?`;
const makerMade = new RegExp(
  String.raw`^(?:Ювеліри|Майстри|Марка) (.+?) (?:зробили|виготовили|виготовила) (.+) (${place}\.)$`,
  'u',
);
const madeByMaker = new RegExp(
  String.raw`^(.+) (?:марка|майстри) (.+?) (?:виготовила|виготовили|зробили) (${place}\.)$`,
  'u',
);
const leftWorkshop = new RegExp(
  String.raw`^(\p{L}+) (.+) вийш\p{L}+ (?:з|із) майстерень (.+?) (${place}\.)$`,
  'u',
);
const thisIs = new RegExp(
  String.raw`^Це (\p{L}+) (.+?),? (?:виготовлен\p{L}+|зробили) (${place}\.)$`,
  'u',
);
const ofWatch = /(?<=(?:^|\s)(?:[Цц]ей|цього|цьому|[Гг]одинник) )(?=\p{Lu})(.+)/u;
/** The name of a watch with which the sentence on its making begins. */
const watchMade = /^\p{Lu}[^(]*(?= \([^)]*\) виготовлено )/u;
/** The name of a watch that says which it is without its maker: no number, and not what it does. */
const canStandAlone = /^(?!Annual|Perpetual|World|Chronograph|Split)\p{Lu}\p{L}/u;
const ofPiece = new RegExp(
  `^((?:\\p{L}+ )?(?:${piecesAcc}|${Object.keys(accusative).join('|')}) )(.+)`,
  'iu',
);

const madeThere = (piece: string, name: string, where: string) =>
  `${asSentence(accusative[piece.toLowerCase()] ?? piece)} ${name} виготовлено ${where}`;

/** The name of a piece without its maker where the line names that. */
function withoutMaker(name: string, line: string): string {
  const maker = makers
    .map(({ title }) => title.ua)
    .find(
      (one) =>
        name.startsWith(`${one} `) &&
        line.includes(one.replace(/ (?:Schaffhausen|Glashütte)$/u, '')),
    );
  return maker === undefined ? name : name.slice(maker.length + 1);
}

/** What the line has told is not named again, and a piece is not called this one anew. */
function named(sentence: string, line: string): string {
  // Of a piece that one master makes it is not told that masters made it.
  const isTold = (maker: string) => line.includes(maker) || line.includes('один майстер');
  return (
    sentence
      .replace(makerMade, (told, maker: string, name: string, where: string) =>
        isTold(maker) ? `${asSentence(name)} виготовлено ${where}` : told,
      )
      .replace(madeByMaker, (told, name: string, maker: string, where: string) =>
        isTold(maker) ? `${name} виготовлено ${where}` : told,
      )
      .replace(leftWorkshop, (told, piece: string, name: string, maker: string, where: string) =>
        isTold(maker) ? madeThere(piece, name, where) : told,
      )
      .replace(thisIs, (_, piece: string, name: string, where: string) =>
        madeThere(piece, name, where),
      )
      .replace(ofWatch, (told, name: string) => {
        const model = withoutMaker(name, line);
        return canStandAlone.test(model) ? model : told;
      })
      .replace(watchMade, (told) => {
        const model = withoutMaker(told, line);
        return model !== told && canStandAlone.test(model) ? `Годинник ${model}` : told;
      })
      .replace(ofPiece, (_, piece: string, name: string) => piece + withoutMaker(name, line))
      .replace(
        /(?<=^(?:Цю )?(?:сумку|ручку) )(\p{L}+(?: \p{L}+)?) (?=(?:Medium|LeGrand) .* виготовлено)/iu,
        (told, model: string) => (line.includes(model) ? '' : told),
      )
      // The necklace with which its line began is another.
      .replace(/^(?:Це к|К)ольє (?=.* (?:виготовлено|зробили) )/u, (told) =>
        line.includes('кольє') ? 'Цю прикрасу ' : told,
      )
      .replace(/(?<=виготовлено )у (?=Німеччині|Японії)/u, 'в ')
  );
}

/** A piece as the sentence behind a line names it. */
export function behindLine(text: string): string {
  const [line = '', second, ...others] = sentencesOf(text);
  if (second === undefined) return text;
  const told = named(second, line);
  return told === second ? text : [line, euphony(told), ...others].join(' ');
}
