import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { useState, type ReactNode } from 'react';
import { renderOn } from '../../../tests/support/render';
import { useActiveModal } from '../../shared/state/use-modal';
import { DiamondCalculator } from './diamond-calculator';

jest.mock('gatsby', () => ({
  navigate: jest.fn(),
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
jest.mock('../../shared/state/currency.client', () => ({
  fetchCurrencyRates: () => Promise.resolve([{ code: 'RUB', perUsd: 80 }]),
}));

const path = '/kalkulyator-brilliantov/';
const namespaces = ['diamonds', 'claims', 'problems'];

/** What a dialog that was opened got to know. */
function Opened() {
  return <output data-testid="opened">{JSON.stringify(useActiveModal())}</output>;
}

/** What the router does: the address changes, and the page is given it. */
let follow: (address: string) => void;

/** The page at an address, as the router keeps it. */
function Routed({ first }: { first: string }) {
  const [search, setSearch] = useState(first);
  follow = (address) => {
    window.history.replaceState(null, '', address);
    act(() => setSearch(window.location.search));
  };
  return <DiamondCalculator pathname={path} search={search} />;
}

/** Opens the page at an address of the choice, and waits for the rates. */
async function open(search = '') {
  window.history.replaceState(null, '', `${path}${search}`);
  renderOn(
    'ru',
    namespaces,
    <>
      <Routed first={search} />
      <Opened />
    </>,
  );
  await rest();
}

const range = () => screen.getByText(/\d.+\$ – .+\d.+\$/, { selector: '[role="status"]' });
const plain = (element: HTMLElement) => element.textContent?.replace(/[\u00A0\u202F]/g, ' ');
const weight = () => screen.getByLabelText('Вес, караты');
const radio = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
const typing = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const rest = () => act(() => jest.advanceTimersByTimeAsync(400));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(navigate).mockReset();
});
afterEach(() => jest.useRealTimers());

test('shows a worked example until something is chosen, with every step', async () => {
  await open();
  expect(screen.getByText('Пример расчёта')).toBeVisible();
  expect(plain(range())).toBe('4 750 $ – 5 250 $');
  const steps = screen.getByRole('table', { name: 'Как рассчитана цена' });
  const sums = within(steps)
    .getAllByRole('row')
    .slice(1)
    .map((row) => plain(within(row).getAllByRole('cell').at(-1) as HTMLElement));
  expect(sums).toEqual([
    ...['5 000 $', '5 000 $', '5 000 $', '5 000 $', '5 000 $'],
    '4 750 $ – 5 250 $',
  ]);
  const moves = screen.getByRole('table', { name: 'Что сильнее всего меняет цену' });
  expect(within(moves).getByRole('row', { name: /Чистота VS1/ })).toHaveTextContent(/\+8\s%/);
  expect(screen.getByText(/точную сумму эксперт назовёт/)).toBeVisible();
  expect(screen.getByText(/Примерно 380.000.₽ – 420.000.₽/)).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});

test('a cut of the picker changes price and picture, and the address carries it', async () => {
  await open();
  await typing().click(radio('Огранка', 'Овал'));
  expect(screen.getByText('Ваш камень')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Овал' })).toBeVisible();
  expect(plain(range())).toBe('3 800 $ – 4 460 $');
  await rest();
  expect(navigate).toHaveBeenCalledWith(`${path}?cut=oval&color=G&clarity=VS2&carat=1`, {
    replace: false,
  });
});

test('several steps of one scale are one step back', async () => {
  await open();
  const user = typing();
  await user.click(radio('Цвет', 'H'));
  await rest();
  await user.click(radio('Цвет', 'I'));
  await rest();
  await user.click(radio('Чистота', 'IF'));
  await rest();
  const replaced = jest.mocked(navigate).mock.calls.map((call) => (call as unknown[])[1]);
  expect(replaced).toEqual([{ replace: false }, { replace: true }, { replace: false }]);
});

test('the address restores the choice', async () => {
  await open('?cut=heart&color=D&clarity=VVS2&carat=3.33');
  expect(radio('Огранка', 'Сердце')).toBeChecked();
  expect(radio('Цвет', 'D')).toBeChecked();
  expect(radio('Чистота', 'VVS2')).toBeChecked();
  expect(weight()).toHaveValue('3,33');
  expect(plain(range())).toBe('57 200 $ – 67 100 $');
});

test('Back leads to the choice before', async () => {
  await open('?cut=round&color=G&clarity=VS2&carat=2');
  await typing().click(radio('Огранка', 'Груша'));
  await rest();
  const [[address]] = jest.mocked(navigate).mock.calls as unknown as [[string]];
  follow(address);
  expect(radio('Огранка', 'Груша')).toBeChecked();
  follow(`${path}?cut=round&color=G&clarity=VS2&carat=2`);
  expect(radio('Огранка', 'Круглая')).toBeChecked();
  await rest();
  expect(navigate).toHaveBeenCalledTimes(1);
});

test('what makes no sense in the address is told and replaced', async () => {
  await open('?cut=triangle&carat=1.5');
  expect(screen.getByText(/не удалось прочитать/)).toBeVisible();
  expect(radio('Огранка', 'Круглая')).toBeChecked();
  expect(weight()).toHaveValue('1,50');
});

test('the minimum weight is 0.18 carat: a lighter stone is refused in the words of the form', async () => {
  await open();
  const user = typing();
  await user.clear(weight());
  await user.type(weight(), '0,1');
  // It may become 0,18.
  expect(weight()).not.toHaveAccessibleDescription(/Минимальный вес/);
  await user.type(weight(), '7');
  await user.tab();
  expect(weight()).toHaveAccessibleDescription(/Минимальный вес — 0,18 карата/);
  expect(weight()).toHaveValue('0,17');
  expect(screen.queryByRole('table')).toBeNull();
  await rest();
  expect(navigate).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Заказать оценку' }));
  expect(weight()).toHaveFocus();
  expect(screen.getByTestId('opened')).toHaveTextContent('null');
});

test('a weight of the address that is too small is told at once', async () => {
  await open('?carat=0.1');
  expect(weight()).toHaveAccessibleDescription(/Минимальный вес — 0,18 карата/);
});

test('the slider and the field hold one weight', async () => {
  await open();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '1.5' } });
  expect(weight()).toHaveValue('1,50');
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '1,50 карата, 0,3 г');
});

test('"get an exact appraisal" opens the request with the stone filled in', async () => {
  await open('?cut=oval&color=E&clarity=VVS1&carat=1.02');
  await typing().click(screen.getByRole('button', { name: 'Заказать оценку' }));
  const { name, filled } = JSON.parse(screen.getByTestId('opened').textContent ?? '') as {
    name: string;
    filled: Record<string, string>;
  };
  expect(name).toBe('appraisal');
  expect(filled).toMatchObject({
    productType: 'diamond',
    productName: 'Бриллиант: Овал, 1,02 карата, E, VVS1',
  });
  expect(filled.message).toMatch(
    /^Рассчитано на сайте: Овал, 1,02 карата, E, VVS1 — .+\$ – .+\$\./,
  );
});
