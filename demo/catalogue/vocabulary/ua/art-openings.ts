import { type Template } from '../language';

/** Works of our days have an exact year, older ones an approximate one; each has openings of its own. */
export const openingsOfShape: Readonly<Record<string, readonly Template[]>> = {
  workIs: [
    '«{work}» — {kind} {authorOf}, {exact} рік.',
    '«{work}» ({material}) — робота {authorOf}, близько {circa} року.',
  ],
  workMade: ['Роботу «{work}» {authorOf} створено {madeIn} {exact} року.'],
  kindMade: [
    '{kind} «{work}» {authorOf} ({width} × {height} см без рами) написано {madeIn} {exact} року.',
  ],
  kindIs: ['{kind} «{work}» {authorOf}: {material}, {exact} рік.'],
  workSigned: [
    'Роботу «{work}» {authorOf} завершено {exact} року; {signature}.',
    'Роботу «{work}» {authorOf} датують приблизно {circa} роком; {signature}.',
  ],
  workDated: ['Робота {authorOf} «{work}» датується приблизно {circa} роком.'],
  workPainted: ['«{work}» написано {madeIn} близько {circa} року; це {kind} {authorOf}.'],
  measured: [
    'Розмір роботи «{work}» {authorOf} — {width} × {height} см без рами; роботу створено {madeIn} близько {circa} року.',
  ],
  noteFirst: [
    '{note} «{work}» — {kind} {authorOf}, {exact} рік.',
    '{note} «{work}» — робота {authorOf}, близько {circa} року.',
  ],
  yearFirst: ['{exact} року {madeIn} створено роботу «{work}» {authorOf}.'],
};
