import { type LanguageCode } from '../../config/languages';

/** How the words of a language change at their ends. */
interface WordEndings {
  /** By case, number and gender. */
  endings: ReadonlySet<string>;
  /** Letters that a stem keeps at least. */
  shortestStem: number;
  /** Stems that a word has besides, e.g. where a vowel comes and goes (ремешок, ремешка). */
  furtherStems: (stem: string) => readonly string[];
}

const russian =
  'а я о е и ы у ю й ь ам ям ах ях ов ев ей ой ою ею ом ем ами ями ью ' +
  'ого его ому ему ими ыми ий ый ое ее ая яя ые ие ую юю им ым их ых ия ию ии ием иям иях иями ' +
  'ией ьями ьях ийся ееся аяся яяся иеся ейся уюся ихся имся емся';
const ukrainian =
  'а я о е и і ї є у ю й ь ам ям ах ях ів їв ей ою ею єю ом ем єм ами ями ові еві єві ' +
  'ого ього ому ьому ими іми ий ій ої ая яя ую юю им ім их іх';
const uzbek =
  'lar ni ning ga ka qa da dan i si lari ini ining iga ida idan sini sining siga sida sidan ' +
  'larni larning larga larda lardan larini larining lariga larida laridan';

/** A vowel comes and goes before the last letter: ремешок, ремешка; кнопка, кнопок. */
function slavicStems(stem: string): string[] {
  if (/[оеё][кц]$/.test(stem) && stem.length > 4) return [stem.slice(0, -2) + stem.slice(-1)];
  if (/[бвгджзклмнпрстфхцчшщ]к$/.test(stem)) {
    return [`${stem.slice(0, -1)}ок`, `${stem.slice(0, -1)}ек`];
  }
  return [];
}

const setOf = (text: string) => new Set(text.split(' '));

export const wordEndings: Record<LanguageCode, WordEndings> = {
  ru: { endings: setOf(russian), shortestStem: 3, furtherStems: slavicStems },
  ua: { endings: setOf(ukrainian), shortestStem: 3, furtherStems: slavicStems },
  en: { endings: setOf('s es'), shortestStem: 3, furtherStems: () => [] },
  uz: { endings: setOf(uzbek), shortestStem: 3, furtherStems: () => [] },
};
