/** @jest-environment node */
import { ofWork } from './of-work';

test.each([
  ['Картина «Степ» майстерні «Чорсу» (60 × 40 см) створено', 'Картину'],
  ['Робота «Ритм» майстерні «Чорсу» (60 × 40 см) створено', 'Роботу'],
])('“%s” begins with “%s”', (written, named) => {
  expect(ofWork(`${written} 2024 року.`)).toBe(`${named}${written.slice(named.length)} 2024 року.`);
});

test('what is printed was not painted', () => {
  expect(ofWork('Естамп «Троянди» друкарні «Поділ» (53 × 53 см) створено 2026 року.')).toBe(
    'Естамп «Троянди» друкарні «Поділ» (53 × 53 см) надруковано 2026 року.',
  );
  expect(ofWork('Рисунок «Степ» художника школи (30 × 20 см) створено 1890 року.')).toBe(
    'Рисунок «Степ» художника школи (30 × 20 см) виконано 1890 року.',
  );
});

test('what is printed is printed, not completed', () => {
  const of = (done: string) => `Роботу «Бульвар» друкарні «Поділ» ${done} 2016 року; підпис.`;
  const size = 'Літографія, 43 × 30 см без рами.';
  expect(ofWork(`${of('завершено')} ${size}`)).toBe(`${of('надруковано')} ${size}`);
});

test('what the print room has made is printed', () => {
  expect(ofWork('«Букет» — естамп друкарні «Поділ»; роботу створено в Україні 2024 року.')).toBe(
    '«Букет» — естамп друкарні «Поділ»; його надруковано в Україні 2024 року.',
  );
  expect(ofWork('Роботу «Букет» друкарні «Поділ» створено в Україні 2024 року.')).toBe(
    'Роботу «Букет» друкарні «Поділ» надруковано в Україні 2024 року.',
  );
});

test('of how many sheets one has its number is told once', () => {
  const print = 'Роботу «Букет» друкарні «Поділ» надруковано 2024 року.';
  const signed = 'На полі олівцем — номер і підпис.';
  const edition = 'Наклад у цій друкарні — до тридцяти відбитків.';
  expect(ofWork(`${print} ${signed}`)).toBe(
    `${print} На полі олівцем — номер (наклад — до тридцяти відбитків) і підпис.`,
  );
  const both = [`${print} ${signed} ${edition}`, `${print} ${edition} ${signed}`];
  expect(both.map(ofWork)).toEqual(both);
});

test.each([
  [
    '«Долина» — робота художника; роботу створено в Нідерландах.',
    '«Долина» — робота художника, створена в Нідерландах.',
  ],
  [
    'Це робота «Долина» художника; роботу створено в Нідерландах.',
    'Це робота «Долина» художника, створена в Нідерландах.',
  ],
])('“%s” names the work once: “%s”', (written, told) => {
  expect(ofWork(written)).toBe(told);
});

test('what a work shows stays as it is', () => {
  expect(ofWork('Судна написані силуетами проти світла.')).toBe(
    'Судна написані силуетами проти світла.',
  );
});

test('the signature of an unknown painter is not to be read', () => {
  const of = (author: string, signed: string) => `«Степ» — робота ${author}. Підпис${signed} куті.`;
  const [plain, told] = [' — у правому нижньому', ' нерозбірливий, у правому нижньому'] as const;
  const painter = 'художника з кола Сергія Васильківського';
  expect(ofWork(of(painter, plain))).toBe(of(painter, told));
  expect(ofWork(of('майстерні «Чорсу»', plain))).toBe(of('майстерні «Чорсу»', plain));
});

test('that canvases have numbers is told beside a number alone', () => {
  const note = 'Художники майстерні пишуть серіями й нумерують полотна.';
  expect(ofWork(`Роботу «Рух № 3» створено. ${note}`)).toBe(`Роботу «Рух № 3» створено. ${note}`);
  expect(ofWork(`Роботу «Без назви» створено. ${note}`)).toBe(
    'Роботу «Без назви» створено. Майстерня працює в колишньому цеху на Охті в Санкт-Петербурзі.',
  );
});

test('that a work has no signature is not told first', () => {
  const rest = 'художника з кола Ісаака Левітана';
  expect(ofWork(`Підпису немає. Роботу «Ліс» ${rest} створено в Росії близько 1890 року.`)).toBe(
    `Роботу «Ліс» ${rest} не підписано; створено її в Росії близько 1890 року.`,
  );
});

test('a work of the print room is printed wherever that is told', () => {
  const of = (done: string) =>
    `У роботі «Цинії» друкарні «Поділ» гама тепла; ${done} її у 2022 році.`;
  expect(ofWork(of('створено'))).toBe(of('надруковано'));
  expect(ofWork('Пропонуємо роботу «Цинії» друкарні «Поділ», створену в Україні.')).toBe(
    'Пропонуємо роботу «Цинії» друкарні «Поділ», надруковану в Україні.',
  );
});

test.each([
  ['Підпис — у лівому нижньому куті', 'підписано в лівому нижньому куті'],
  [
    'Підпис нерозбірливий, у правому нижньому куті',
    'підписано нерозбірливо, у правому нижньому куті',
  ],
  ['На звороті — підпис і дата', 'підписано й датовано на звороті'],
  ['На полі олівцем — номер і підпис', 'пронумеровано й підписано олівцем на полі'],
])('“%s” is told after the work: “%s”', (signature, told) => {
  expect(ofWork(`${signature}. Роботу «Ліс» майстерні «Чорсу» створено в Росії 2021 року.`)).toBe(
    `Роботу «Ліс» майстерні «Чорсу», створену в Росії 2021 року, ${told}.`,
  );
});
