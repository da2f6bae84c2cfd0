import { fireEvent, screen } from '@testing-library/react';
import { renderOn } from '../../../tests/support/render';
import { BranchMap } from './branch-map';
import { drawMap } from './yandex-map.client';

jest.mock('../../shared/lib/report');
jest.mock('./yandex-map.client', () => ({ drawMap: jest.fn() }));
const place = { latitude: 55.7903, longitude: 49.1137 };
const show = () =>
  renderOn('ru', ['contacts'], <BranchMap place={place} address="Казань, ул. Баумана, 1" />);

afterEach(() => {
  delete process.env.GATSBY_YANDEX_MAPS_KEY;
  jest.mocked(drawMap).mockReset();
});

test('without a key a plan says address and coordinates, a link opens the maps', () => {
  show();
  expect(screen.getByRole('img', { name: /Баумана.*Широта 55,7903°/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Открыть на карте' })).toHaveAttribute(
    'href',
    expect.stringContaining('49.1137,55.7903'),
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('with a key the map is loaded when it is asked for, and not before', async () => {
  process.env.GATSBY_YANDEX_MAPS_KEY = 'key';
  jest.mocked(drawMap).mockResolvedValue(() => undefined);
  show();
  expect(drawMap).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Показать карту' }));
  await screen.findByRole('region', { name: 'Казань, ул. Баумана, 1' });
  expect(drawMap).toHaveBeenCalledWith(expect.anything(), 'key', place, expect.any(String));
});

test('a map that does not load leaves the plan, and says so', async () => {
  process.env.GATSBY_YANDEX_MAPS_KEY = 'key';
  jest.mocked(drawMap).mockRejectedValue(new Error('blocked'));
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Показать карту' }));
  expect(await screen.findByText(/Карта не загрузилась/)).toBeInTheDocument();
  expect(screen.getByRole('img')).toBeInTheDocument();
});
