import { type Titles } from './per-language';

/** Forms of a watch's case. */
export const bodyForms = {
  round: { ru: 'Круглая', en: 'Round', ua: 'Кругла', uz: 'Dumaloq' },
  cushion: { ru: 'Подушка', en: 'Cushion', ua: 'Подушка', uz: 'Yostiqsimon' },
  tonneau: { ru: 'Бочка (тонно)', en: 'Tonneau', ua: 'Бочка (тонно)', uz: 'Bochkasimon (tonneau)' },
  square: { ru: 'Квадратная', en: 'Square', ua: 'Квадратна', uz: 'Kvadrat' },
  rectangular: {
    ru: 'Прямоугольная',
    en: 'Rectangular',
    ua: 'Прямокутна',
    uz: 'Toʻgʻri toʻrtburchak',
  },
  oval: { ru: 'Овальная', en: 'Oval', ua: 'Овальна', uz: 'Oval' },
  octagonal: { ru: 'Восьмиугольная', en: 'Octagonal', ua: 'Восьмикутна', uz: 'Sakkizburchak' },
  asymmetric: { ru: 'Асимметричная', en: 'Asymmetric', ua: 'Асиметрична', uz: 'Asimmetrik' },
} as const satisfies Titles;

export type BodyForm = keyof typeof bodyForms;
