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
  workSigned: [
    'Роботу «{work}» {authorOf} завершено {exact} року; {signature}.',
    'Роботу «{work}» {authorOf} датують приблизно {circa} роком; {signature}.',
  ],
  workDated: [
    'Робота {authorOf} «{work}» датується приблизно {circa} роком.',
    '{kind} {authorOf} «{work}» датується приблизно {circa} роком.',
  ],
  workPainted: [
    '«{work}» написано {madeIn} близько {circa} року; це {kind} {authorOf}.',
    '«{work}» створено {madeIn} {exact} року; це {kind} {authorOf}.',
  ],
  thisIs: [
    'Це {kind} {authorOf} «{work}», {exact} рік.',
    'Це {kind} {authorOf} «{work}», близько {circa} року.',
  ],
  yearFirst: ['{exact} року {madeIn} створено роботу «{work}» {authorOf}.'],
};
