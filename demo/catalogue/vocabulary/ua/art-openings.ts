import { type Template } from '../language';

/** Works of our days have an exact year, older ones an approximate one; each has openings of its own. */
export const openingsOfShape: Readonly<Record<string, readonly Template[]>> = {
  workIs: ['«{work}» ({material}) — робота {authorOf}, створена {madeIn} близько {circa} року.'],
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
    'Роботу «{work}» {authorOf} створено {madeIn} приблизно {circa} року; {signature}.',
    'Роботу «{work}» {authorOf} створено {madeIn} приблизно {circa} року.',
    '{kind} «{work}» {authorOf} створено {madeIn} приблизно {circa} року.',
  ],
  thisNamed: [
    'Це {kind} «{work}» {authorOf}; роботу створено {madeIn} {exact} року.',
    'Це {kind} «{work}» {authorOf}; роботу створено {madeIn} близько {circa} року.',
  ],
  yearFirst: ['Роботу «{work}» {authorOf} створено {exact} року {madeIn}.'],
};
