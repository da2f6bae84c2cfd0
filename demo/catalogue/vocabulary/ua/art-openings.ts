import { type Template } from '../language';

/** Works of our days have an exact year, older ones an approximate one. */
export const openings: readonly Template[] = [
  '«{work}» — {kind} {authorOf}, {exact} рік.',
  'Роботу «{work}» {authorOf} створено {madeIn} {exact} року.',
  '{kind} «{work}» {authorOf} ({width} × {height} см без рами) датується {exact} роком.',
  'Робота «{work}» {authorOf} зʼявилася {exact} року.',
  '{madeIn} {exact} року створено роботу «{work}» {authorOf}.',
  '«{work}» ({material}) — робота {authorOf} {exact} року.',
  '{exact} роком датовано роботу «{work}» {authorOf}; {signature}.',
  '{madeIn} створено роботу «{work}» {authorOf}; її датовано {exact} роком.',
  '«{work}» — {kind} {authorOf}, близько {circa} року.',
  'Роботу «{work}» {authorOf} створено {madeIn} близько {circa} року.',
  '{kind} «{work}» {authorOf} ({width} × {height} см без рами) датується приблизно {circa} роком.',
  'Робота «{work}» {authorOf} зʼявилася близько {circa} року.',
  'Близько {circa} року {madeIn} створено роботу «{work}» {authorOf}.',
  '«{work}» ({material}) — робота {authorOf}, близько {circa} року.',
  'Приблизно {circa} роком датують роботу «{work}» {authorOf}; {signature}.',
  '{madeIn} створено роботу «{work}» {authorOf}; її датують приблизно {circa} роком.',
];
