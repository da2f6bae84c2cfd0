import { screen, within } from '@testing-library/react';
import { renderOn } from '../../../tests/support/render';
import words from '../../locales/en/sales.json';
import { SoldPrices } from './sold-prices';

const summary: Queries.SalesSummaryFieldsFragment = {
  kind: 'clock',
  title: 'Rolex Submariner',
  count: 14,
  low: 9000,
  median: 11_000,
  high: 13_000,
  medianUsd: 11_000,
  soldFrom: '2023-05-17T00:00:00.000Z',
  years: [
    { year: 2026, count: 8, low: 10_000, median: 12_000, high: 13_000 },
    { year: 2025, count: 6, low: 8000, median: 10_000, high: 11_000 },
  ],
  conditions: [{ condition: 'natural_wear', count: 9, low: 8500, median: 9500, high: 10_500 }],
};

const show = (change: Partial<typeof summary> = {}) =>
  renderOn('en', ['sales', 'common'], <SoldPrices summary={{ ...summary, ...change }} />);

const textOf = (element: Element | null) => element?.textContent?.replace(/[\s\u202F]+/g, ' ');

test('it says of what and since when, and that it promises nothing', () => {
  show();
  expect(
    screen.getByText('Rolex Submariner: 14 pieces sold, the first on 17 May 2023'),
  ).toBeInTheDocument();
  expect(screen.getByText(/not a promise or an appraisal/)).toHaveTextContent(
    'fewer than 5 were sold',
  );
});

test('the picture has a bar from a quarter to three quarters, and a mark at the median', () => {
  show();
  const [years, conditions] = screen.getAllByRole('img');
  expect(years).toHaveAccessibleName(words.picture.replace('{{groups}}', words.years));
  expect(conditions).toHaveAccessibleName(words.picture.replace('{{groups}}', words.conditions));
  // All rows are on one scale, from 8,000 to 13,000.
  const [all, latest] = years?.querySelectorAll('rect') ?? [];
  expect([all?.getAttribute('x'), all?.getAttribute('width')]).toEqual(['20%', '80.00%']);
  expect([latest?.getAttribute('x'), latest?.getAttribute('width')]).toEqual(['40%', '60.00%']);
  expect(years?.querySelectorAll('line')[3]?.getAttribute('x1')).toBe('80%');
  const [, worn] = conditions?.querySelectorAll('rect') ?? [];
  expect([worn?.getAttribute('x'), worn?.getAttribute('width')]).toEqual(['10%', '40.00%']);
});

test('the picture reads without colours: every row names itself, its number of pieces and its median', () => {
  show();
  const texts = [...(screen.getAllByRole('img')[0]?.querySelectorAll('text') ?? [])].map(textOf);
  expect(texts).toEqual([
    'All (14)',
    '$11,000',
    '2026 (8)',
    '$12,000',
    '2025 (6)',
    '$10,000',
    '$8,000',
    '$13,000',
  ]);
});

test('the table holds the same numbers, with the ends of each bar', () => {
  show();
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  const cells = rows.map((row) => [...row.children].map(textOf));
  expect(cells).toEqual([
    Object.values(words.table).slice(1),
    [words.all, '14', '$9,000', '$11,000', '$13,000'],
    [words.years],
    ['2026', '8', '$10,000', '$12,000', '$13,000'],
    ['2025', '6', '$8,000', '$10,000', '$11,000'],
    [words.conditions],
    [words.condition.natural_wear, '9', '$8,500', '$9,500', '$10,500'],
  ]);
});

test('where no year and no condition has enough pieces, all of them are one bar', () => {
  show({ years: [], conditions: [] });
  const [picture, none] = screen.getAllByRole('img');
  expect(none).toBeUndefined();
  expect([...(picture?.querySelectorAll('text') ?? [])].map(textOf)).toEqual([
    'All (14)',
    '$11,000',
    '$9,000',
    '$13,000',
  ]);
});

test('a whole kind is named by the host', () => {
  show({ title: null });
  expect(screen.getByText(/^Watches: 14 pieces sold/)).toBeInTheDocument();
});
