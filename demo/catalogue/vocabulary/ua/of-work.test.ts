/** @jest-environment node */
import { words } from './art';
import { ofWork } from './of-work';

test.each([
  ['29 × 19', 'Тихе море, 29 × 19 см. Небо й море майже одного тону, межу між ними ледь видно.'],
  ['30 × 19', 'Тихе море, 30 × 19 см. Хвиль майже немає, далекий берег губиться в імлі.'],
])('a work of %s cm has its own wording', (size, told) => {
  const written = `Тихе море, ${size} см. Вода майже нерухома, обрій розчиняється в серпанку.`;
  expect(ofWork(written)).toBe(told);
  expect(ofWork(told)).toBe(told);
});

test.each([
  ['Картина «Степ» майстерні «Чорсу» (60 × 40 см) написано', 'Картину'],
  ['Робота «Ритм» майстерні «Чорсу» (60 × 40 см) написано', 'Роботу'],
])('“%s” begins with “%s”', (written, named) => {
  expect(ofWork(`${written} 2024 року.`)).toBe(`${named}${written.slice(named.length)} 2024 року.`);
});

test('what is printed was not painted', () => {
  expect(ofWork('Естамп «Троянди» друкарні «Поділ» (53 × 53 см) написано 2026 року.')).toBe(
    'Естамп «Троянди» друкарні «Поділ» (53 × 53 см) надруковано 2026 року.',
  );
  expect(ofWork('Рисунок «Степ» художника школи (30 × 20 см) написано 1890 року.')).toBe(
    'Рисунок «Степ» художника школи (30 × 20 см) виконано 1890 року.',
  );
});

test('what is printed is printed, not completed', () => {
  const of = (done: string) => `Роботу «Бульвар» друкарні «Поділ» ${done} 2016 року; підпис.`;
  const size = 'Літографія, 43 × 30 см без рами.';
  expect(ofWork(`${of('завершено')} ${size}`)).toBe(`${of('надруковано')} ${size}`);
});

test('every motif has several wordings', () => {
  const sizes = [...new Array(40).keys()].map((height) => `Робота, 20 × ${height} см.`);
  for (const motif of Object.values(words.composition).flat()) {
    const told = new Set(sizes.map((size) => ofWork(`${size} ${motif}`).slice(size.length)));
    expect(told.size).toBeGreaterThan(2);
  }
});

test('a word of the title is not told again where there is another wording', () => {
  for (const height of [20, 21, 22, 23, 24, 25]) {
    const size = `«Тиха вода», 30 × ${height} см.`;
    const told = ofWork(`${size} Річка плавною дугою йде вглиб, береги відбиваються у воді.`);
    expect(told.slice(size.length)).not.toMatch(/ вод/u);
  }
});

test('what has no size stays as it is', () => {
  expect(ofWork('Судна написані силуетами проти світла.')).toBe(
    'Судна написані силуетами проти світла.',
  );
});
