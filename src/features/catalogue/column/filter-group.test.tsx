import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOn } from '../../../../tests/support/render';
import { defaultFilter, toggleValue, type Filter } from '../list/filter';
import { FilterGroup } from './filter-group';
import { fetchOptions } from './options.client';
import type { ListScope } from '../list/scope';

jest.mock('gatsby', () => ({ navigate: jest.fn() }));
jest.mock('./options.client', () => ({ fetchOptions: jest.fn() }));

const scope: ListScope = {
  catalogType: 'clocks_today',
  fixed: {},
  pathOf: (page) => `/clocks_today/${page}/`,
  built: {
    groups: {
      types: [
        { id: '1', title: 'Кварцевые', total: 6, path: '/clock_category/quartz/' },
        { id: '2', title: 'Солнечные', total: 2 },
      ],
    },
    priceFrom: null,
    priceTo: null,
    diameterFrom: null,
    diameterTo: null,
  },
};

const show = (filter: Filter = defaultFilter) =>
  renderOn(
    'ru',
    ['catalogue', 'common'],
    <FilterGroup
      group={{ list: 'types', field: 'types' }}
      scope={scope}
      filter={filter}
      setFilter={jest.fn()}
      setView={jest.fn()}
      prefetch={jest.fn()}
    />,
  );
/** Browsers tell of it; the DOM of tests does not. */
const open = async () => {
  await userEvent.click(screen.getByText('Тип'));
  fireEvent(screen.getByRole('group'), new Event('toggle'));
};

beforeEach(() => jest.mocked(fetchOptions).mockReset());

test('a closed group holds its options as of the build, and leads to the pages that they have', () => {
  const { container } = show();
  const items = [...container.querySelectorAll('li')];
  expect(items.map(({ textContent }) => textContent)).toEqual(['Кварцевые 6', 'Солнечные 2']);
  const links = [...container.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/clock_category/quartz/']);
  expect(container.querySelector('input')).toBeNull();
  expect(fetchOptions).not.toHaveBeenCalled();
});

test('an open group lets choose them at once, and then the live ones', async () => {
  let answer: (options: Awaited<ReturnType<typeof fetchOptions>>) => void = () => undefined;
  jest.mocked(fetchOptions).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  show();
  await open();
  expect(await screen.findByRole('checkbox', { name: /Кварцевые\s*6/ })).toBeInTheDocument();
  await screen.findByRole('checkbox', { name: /Солнечные/ });
  answer([{ id: '1', title: 'Кварцевые', total: 5, isPopular: false, url: 'quartz' }]);
  expect(await screen.findByRole('checkbox', { name: /Кварцевые\s*5/ })).toBeInTheDocument();
  expect(within(screen.getByRole('group')).getAllByRole('checkbox')).toHaveLength(1);
});

test('what was counted without a choice is not shown under one', async () => {
  jest.mocked(fetchOptions).mockReturnValue(new Promise(() => undefined));
  show(toggleValue(defaultFilter, 'genders', '4'));
  await open();
  await waitFor(() => expect(fetchOptions).toHaveBeenCalled());
  expect(screen.queryByRole('listitem')).toBeNull();
});
