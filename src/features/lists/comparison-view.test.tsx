import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { anItem } from '../../../tests/support/an-item';
import { renderOn } from '../../../tests/support/render';
import { ComparisonView } from './comparison-view';
import { entryOf } from './entries';
import { fetchListed } from './lists.client';

jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
jest.mock('./lists.client', () => ({ fetchListed: jest.fn() }));

const items = [
  anItem({ id: 1, url: 'on-sale', title: 'On sale' }),
  anItem({ id: 2, url: 'gone', title: 'Gone', catalogType: 'clocks_archive' }),
  anItem({ id: 3, url: 'ring', title: 'Ring', kind: 'jewelry', catalogType: 'jewellery' }),
];

const stored = () => JSON.parse(localStorage.getItem('comparison') ?? '[]') as { url: string }[];

beforeEach(() => {
  jest
    .mocked(fetchListed)
    .mockImplementation((_, url) =>
      Promise.resolve(items.find((item) => item.url === url) ?? null),
    );
  const entries = items.map((item) => entryOf(item, new Date()));
  localStorage.setItem('comparison', JSON.stringify(entries));
});

test('clearing a table takes all of its kind out, on sale and archived, and nothing else', async () => {
  renderOn('en', ['lists', 'common', 'item'], <ComparisonView search="" />);
  const watches = await screen.findByRole('region', { name: 'Watches for sale' });
  await userEvent.click(within(watches).getByRole('button', { name: 'Clear this list' }));
  expect(screen.getAllByRole('columnheader')).toHaveLength(1);
  expect(stored().map(({ url }) => url)).toEqual(['ring']);
});

test('a table that was cleared can be put back by the button that has the focus then', async () => {
  renderOn('en', ['lists', 'common', 'item'], <ComparisonView search="" />);
  const watches = await screen.findByRole('region', { name: 'Watches for sale' });
  await userEvent.click(within(watches).getByRole('button', { name: 'Clear this list' }));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(stored()).toHaveLength(3);
});

test('the last piece of a table hands the focus on to the main part of the page', async () => {
  renderOn(
    'en',
    ['lists', 'common', 'item'],
    <main id="content" tabIndex={-1}>
      <ComparisonView search="" />
    </main>,
  );
  await screen.findByRole('region', { name: 'Watches for sale' });
  const [, , ring] = screen
    .getAllByRole('columnheader')
    .map((column) => within(column).getByRole('button'));
  await userEvent.click(ring as HTMLElement);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a comparison that somebody shared cannot be cleared', async () => {
  renderOn('en', ['lists', 'common', 'item'], <ComparisonView search="?items=clock~on-sale" />);
  await screen.findAllByRole('columnheader');
  expect(screen.queryByRole('button', { name: 'Clear this list' })).toBeNull();
});
