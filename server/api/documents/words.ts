import { type LanguageCode } from '../../../src/config/languages';

/** What stands around the title of a branch's document. */
export const documentWords: Record<
  LanguageCode,
  { house: string; branch: string; issued: string; note: string }
> = {
  ru: {
    house: 'Ломбард «Карат»',
    branch: 'Отделение',
    issued: 'Дата документа',
    note: 'Подлинник вам покажут в отделении по первой просьбе. Копию, заверенную печатью, можно получить там же в часы работы.',
  },
  en: {
    house: 'Karat Pawnshop',
    branch: 'Branch',
    issued: 'Date of issue',
    note: 'The original is kept at the branch, where you can see it on request or collect a stamped copy during opening hours.',
  },
  ua: {
    house: 'Ломбард «Карат»',
    branch: 'Відділення',
    issued: 'Дата документа',
    note: 'Оригінал зберігається у відділенні; його покажуть кожному, хто попросить. Копію, засвідчену печаткою, можна отримати там само в години роботи.',
  },
  uz: {
    house: '“Karat” lombardi',
    branch: 'Filial',
    issued: 'Hujjat sanasi',
    note: 'Hujjatning asli filialda saqlanadi va soʻragan har bir kishiga koʻrsatiladi. Muhr bosilgan nusxasini ish vaqtida oʻsha yerning oʻzidan olish mumkin.',
  },
};
