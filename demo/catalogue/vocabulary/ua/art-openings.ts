import { type Template } from '../language';

/** Works of our days have an exact year, older ones an approximate one; each has openings of its own. */
export const openingsOfShape: Readonly<Record<string, readonly Template[]>> = {
  workIs: [
    '«{work}» — {kind} {authorOf}, {exact} рік.',
    '«{work}» ({material}) — робота {authorOf}, близько {circa} року.',
  ],
  kindMade: [
    '{kind} «{work}» {authorOf} ({width} × {height} см без рами) написано {madeIn} {exact} року.',
  ],
  workMade: [
    'Роботу «{work}» {authorOf} створено {madeIn} {exact} року.',
    'Роботу «{work}» {authorOf} завершено {exact} року; {signature}.',
  ],
  workPainted: [
    '«{work}» — {kind} {authorOf}; роботу створено {madeIn} близько {circa} року.',
    '«{work}» — {kind} {authorOf}; роботу створено {madeIn} {exact} року.',
  ],
  workDated: [
    'Роботу «{work}» {authorOf} датують приблизно {circa} роком; {signature}.',
    'Робота «{work}» {authorOf} датується приблизно {circa} роком.',
    '{kind} «{work}» {authorOf} датується приблизно {circa} роком.',
  ],
  thisNamed: [
    'Це {kind} «{work}» {authorOf}, {exact} рік.',
    'Це {kind} «{work}» {authorOf}, близько {circa} року.',
  ],
  yearFirst: ['{exact} року роботу «{work}» {authorOf} створено {madeIn}.'],
};
