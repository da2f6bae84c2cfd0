import { type Template } from '../language';

/** Works of our days have an exact year, older ones an approximate one. */
export const openings: readonly Template[] = [
  '«{work}» — {kind} {authorOf}, {exact} рік.',
  'Роботу «{work}» {authorOf} створено {madeIn} {exact} року.',
  '«{work}» ({material}, {width} × {height} см без рами) — робота {authorOf}, {exact} рік.',
  '{exact} роком датовано роботу «{work}» {authorOf}.',
  '{kind} «{work}» {authorOf} має розмір {width} × {height} см без рами; рік створення — {exact}.',
  '{madeIn} {exact} року створено роботу «{work}»; це {kind} {authorOf}.',
  'Робота «{work}» {authorOf} датована {exact} роком; {signature}.',
  'Рік створення роботи «{work}» {authorOf} — {exact}, країна — {country}.',
  'Розмір роботи «{work}» {authorOf} без рами — {width} × {height} см; датовано її {exact} роком.',
  'Техніка роботи «{work}» {authorOf} — {material}; рік створення — {exact}.',
  '«{work}» — {kind} {authorOf}; створено {madeIn} {exact} року.',
  '«{work}» — {kind} {authorOf}, близько {circa} року.',
  'Роботу «{work}» {authorOf} створено {madeIn} близько {circa} року.',
  '«{work}» ({material}, {width} × {height} см без рами) — робота {authorOf}, близько {circa} року.',
  'Близько {circa} року {madeIn} створено роботу «{work}» {authorOf}.',
  '{kind} «{work}» {authorOf} має розмір {width} × {height} см без рами; час створення — близько {circa} року.',
  'Приблизно {circa} роком датують роботу «{work}» {authorOf}.',
  '{madeIn} створено роботу «{work}»; це {kind} {authorOf}, близько {circa} року.',
  'Розмір роботи «{work}» {authorOf} без рами — {width} × {height} см; датують її приблизно {circa} роком.',
  'Техніка роботи «{work}» {authorOf} — {material}; час створення — близько {circa} року.',
  'Робота «{work}» {authorOf} виконана близько {circa} року; {signature}.',
  'Країна походження роботи «{work}» {authorOf} — {country}, час створення — близько {circa} року.',
];
