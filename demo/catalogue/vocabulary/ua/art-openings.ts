import { type Template } from '../language';

/** Works of our days have an exact year, older ones an approximate one; each has openings of its own. */
const made = ['{madeIn} {exact} року', '{madeIn} близько {circa} року'] as const;
const ofEither = (opening: (made: string) => Template): readonly Template[] => made.map(opening);

/**
 * Most first sentences tell one thing of a work, and the next where and when it was made: told in all
 * of them, that would make one sentence of what is seen, of the signature and of the size.
 */
export const openingsOfShape: Readonly<Record<string, readonly Template[]>> = {
  workIs: ofEither((place) => `«{work}» ({material}) — робота {authorOf}. Створено її ${place}.`),
  // Whoever made it is named as such (`ofWork`).
  workMade: [
    ...ofEither((place) => `Роботу «{work}» {authorOf} створено ${place}.`),
    ...ofEither((place) => `Роботу «{work}» створив ${place} {authorOf}.`),
    ...ofEither((place) => `Роботу «{work}» ({technique}) створив ${place} {authorOf}.`),
  ],
  offered: ofEither((place) => `Пропонуємо роботу «{work}» {authorOf}. Створено її ${place}.`),
  authorIs: ofEither((place) => `Автор роботи «{work}» — {authorOf}. Створено її ${place}.`),
  shownFirst: ofEither((place) => `{composition} Роботу «{work}» {authorOf} створено ${place}.`),
  // «Роботу … підписано … Створено її …» (`ofWork`).
  signed: ofEither((place) => `{signature}. Роботу «{work}» {authorOf} створено ${place}.`),
  inTheWork: ofEither((place) => `У роботі «{work}» {authorOf} {palette}. Створено її ${place}.`),
};
