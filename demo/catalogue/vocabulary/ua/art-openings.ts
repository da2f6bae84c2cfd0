import { type Template } from '../language';

/** Works of our days have an exact year, older ones an approximate one. */
export const openings: readonly Template[] = [
  '«{work}» — {kind} {authorOf}, {exact} рік.',
  'Роботу «{work}» {authorOf} створено {madeIn} {exact} року.',
  '{kind} «{work}» {authorOf} ({width} × {height} см без рами) написано {exact} року.',
  '{kind} «{work}» {authorOf}: {material}, {exact} рік.',
  '«{work}» ({material}) — робота {authorOf} {exact} року.',
  'Роботу «{work}» {authorOf} завершено {exact} року; {signature}.',
  '«{work}» — {kind} {authorOf}, близько {circa} року.',
  'Роботу «{work}» {authorOf} створено {madeIn} близько {circa} року.',
  '{kind} «{work}» {authorOf} ({width} × {height} см без рами) датується приблизно {circa} роком.',
  '{kind} «{work}» {authorOf}: {material}, близько {circa} року.',
  '«{work}» ({material}) — робота {authorOf}, близько {circa} року.',
  'Роботу «{work}» {authorOf} датують приблизно {circa} роком; {signature}.',
];
