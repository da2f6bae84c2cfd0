import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anItem } from '../../../tests/support/an-item';
import { renderOn } from '../../../tests/support/render';
import type { Item } from '../../contract/items';
import words from '../../locales/en/item.json';
import { fetchItem } from './item.client';
import { ItemPlaces } from './item-places';
import { OfferColumn } from './offer-column';

jest.mock('./item.client', () => ({ fetchItem: jest.fn() }));
jest.mock('../../shared/lib/when-idle', () => ({ whenIdle: (call: () => void) => call() }));
const backend = jest.mocked(fetchItem);

const kazan = { id: 2, alias: 'kazan', title: 'Kazan' };
const place = (status: Item['availability'][number]['status'], cityAlias = 'moscow') => ({
  cityAlias,
  cityTitle: cityAlias,
  status,
});

/** Shows a page's column and lets the backend's answer come in. */
async function show(item: Item, answer: Item | null | Error = item) {
  backend.mockReset();
  if (answer instanceof Error) backend.mockRejectedValue(answer);
  else backend.mockResolvedValue(answer);
  renderOn(
    'en',
    ['item', 'common'],
    <OfferColumn
      item={item}
      host="en"
      placesOf={(places) => <ItemPlaces places={places} city={kazan} />}
      fetchedAt={null}
    />,
  );
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

const button = (name: string) => screen.queryByRole('button', { name });

test('an item in stock can be bought and says how it reaches the visitor’s city', async () => {
  await show(anItem());
  expect(button(words.actions.buy)).toBeInTheDocument();
  expect(screen.getByText('Delivered to your city (Kazan) within 24 hours')).toBeInTheDocument();
});

test('an item in Tashkent is not delivered', async () => {
  await show(anItem({ availability: [place('in_stock', 'tashkent')] }));
  expect(screen.getByText(words.way.pickUpOnly)).toBeInTheDocument();
});

test('what is order-only is ordered, not bought', async () => {
  await show(anItem({ availability: [place('order_only')] }));
  expect(button(words.actions.order)).toBeInTheDocument();
  expect(button(words.actions.buy)).toBeNull();
});

test('a reserved item offers to tell when it comes free, nobody else can buy it', async () => {
  await show(anItem({ availability: [place('reserved')] }));
  expect(button(words.actions.tellMeIfFree)).toBeInTheDocument();
  expect(button(words.actions.buy)).toBeNull();
});

test('an item that the backend calls sold loses Buy and says so politely', async () => {
  await show(anItem(), anItem({ availability: [place('sold')] }));
  expect(button(words.actions.buy)).toBeNull();
  expect(button(words.actions.tellMe)).toBeInTheDocument();
  const news = screen.getByText(words.changed.places);
  expect(news).toHaveAttribute('aria-live', 'polite');
});

test('an item without a price says why', async () => {
  await show(anItem({ price: null, priceUsd: null, isPriceOnRequest: true }));
  expect(screen.getAllByText('Price on request').length).toBeGreaterThan(0);
  expect(button(words.actions.askPrice)).toBeInTheDocument();
});

test('a backend that fails is reported once, the price stays with its age, and Buy asks to confirm', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const site = jest.fn().mockResolvedValue({
    ok: true,
    json: () => Promise.resolve({ day: '2026-11-21' }),
  });
  Object.assign(globalThis, { fetch: site });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  await show(anItem({ price: 100 }), new Error('dead'));
  expect(errors).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/as of 21 November 2026/)).toBeInTheDocument();
  expect(screen.getAllByText('$100').length).toBeGreaterThan(0);

  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: words.actions.buy }));
  const question = await screen.findByRole('dialog', { name: words.confirm.title });
  expect(within(question).getByText(/\$100/)).toBeInTheDocument();

  backend.mockResolvedValue(anItem({ price: 100 }));
  await user.click(within(question).getByRole('button', { name: words.asOf.again }));
  expect(await screen.findByRole('button', { name: words.actions.buy })).toBeInTheDocument();
  expect(button(words.asOf.again)).toBeNull();
  errors.mockRestore();
});
