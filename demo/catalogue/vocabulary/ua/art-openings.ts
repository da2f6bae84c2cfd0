import { type Template } from '../language';

/** Works of our days have an exact year, older ones an approximate one; each has openings of its own. */
export const openingsOfShape: Readonly<Record<string, readonly Template[]>> = {
  workIs: [
    '«{work}» ({material}) — робота {authorOf}, створена {madeIn} близько {circa} року.',
    '«{work}» ({material}) — робота {authorOf}, створена {madeIn} {exact} року.',
  ],
  kindMade: [
    '{kind} «{work}» {authorOf} створено {madeIn} {exact} року; розмір без рами — {width} × {height} см.',
    '{kind} «{work}» {authorOf} завершено {madeIn} {exact} року.',
  ],
  workMade: [
    'Роботу «{work}» {authorOf} створено {madeIn} {exact} року.',
    'Роботу «{work}» {authorOf} завершено {madeIn} {exact} року; {signature}.',
  ],
  workPainted: [
    '«{work}» — {kind} {authorOf}; роботу створено {madeIn} близько {circa} року.',
    '«{work}» — {kind} {authorOf}; роботу створено {madeIn} {exact} року.',
  ],
  workDated: [
    'Роботу «{work}» {authorOf} створено {madeIn} близько {circa} року; {signature}.',
    'Роботу «{work}» {authorOf} створено {madeIn} близько {circa} року.',
    '{kind} «{work}» {authorOf} створено {madeIn} близько {circa} року.',
  ],
  thisNamed: [
    'Це {kind} «{work}» {authorOf}; роботу створено {madeIn} {exact} року.',
    'Це {kind} «{work}» {authorOf}; роботу створено {madeIn} близько {circa} року.',
  ],
  offered: [
    'Пропонуємо роботу «{work}» {authorOf}, створену {madeIn} {exact} року.',
    'Пропонуємо роботу «{work}» {authorOf}, створену {madeIn} близько {circa} року.',
  ],
  // Whoever made it is named as such (`ofWork`).
  makerMade: [
    'Роботу «{work}» створив {authorOf} {madeIn} {exact} року.',
    'Роботу «{work}» створив {authorOf} {madeIn} близько {circa} року.',
  ],
  authorIs: [
    'Автор роботи «{work}» — {authorOf}; створено її {madeIn} {exact} року.',
    'Автор роботи «{work}» — {authorOf}; створено її {madeIn} близько {circa} року.',
  ],
  // Of a studio the work was made there (`ofWork`).
  byBrush: [
    'Пензлю {authorOf} належить робота «{work}» ({technique}), створена {madeIn} {exact} року.',
    'Пензлю {authorOf} належить робота «{work}» ({technique}), створена {madeIn} близько {circa} року.',
  ],
  // «Створений», of a drawing or a print (`ofWork`).
  apposition: [
    '«{work}», {kind} {authorOf}, створена {madeIn} {exact} року, має розмір {width} × {height} см без рами.',
    '«{work}», {kind} {authorOf}, створена {madeIn} близько {circa} року, має розмір {width} × {height} см без рами.',
  ],
  shownFirst: [
    '{composition} Роботу «{work}» {authorOf} створено {madeIn} {exact} року.',
    '{composition} Роботу «{work}» {authorOf} створено {madeIn} близько {circa} року.',
  ],
  sizeFirst: [
    '{width} × {height} см — такий розмір без рами має робота «{work}» {authorOf}, створена {madeIn} {exact} року.',
    '{width} × {height} см — такий розмір без рами має робота «{work}» {authorOf}, створена {madeIn} близько {circa} року.',
  ],
  // «Роботу …, створену …, підписано …» (`ofWork`).
  signed: [
    '{signature}. Роботу «{work}» {authorOf} створено {madeIn} {exact} року.',
    '{signature}. Роботу «{work}» {authorOf} створено {madeIn} близько {circa} року.',
  ],
  inTheWork: [
    'У роботі «{work}» {authorOf} {palette}; створено її {madeIn} {exact} року.',
    'У роботі «{work}» {authorOf} {palette}; створено її {madeIn} близько {circa} року.',
  ],
};
