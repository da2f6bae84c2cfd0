import { type Template } from '../language';

/** Works of our days have an exact year, older ones an approximate one; each has openings of its own. */
export const openings: readonly Template[] = [
  '«{work}» — {kind} {authorOf}, {exact} рік.',
  'Роботу «{work}» {authorOf} створено {madeIn} {exact} року.',
  '{kind} «{work}» {authorOf} ({width} × {height} см без рами) написано {exact} року.',
  '{kind} «{work}» {authorOf}: {material}, {exact} рік.',
  'Роботу «{work}» {authorOf} завершено {exact} року; {signature}.',
  'Робота {authorOf} «{work}» датується приблизно {circa} роком.',
  '«{work}» ({material}) — робота {authorOf}, близько {circa} року.',
  '«{work}» написано {madeIn} близько {circa} року; це {kind} {authorOf}.',
  'Розмір роботи «{work}» {authorOf} — {width} × {height} см без рами; її створено близько {circa} року.',
  'Роботу «{work}» {authorOf} датують приблизно {circa} роком; {signature}.',
];
