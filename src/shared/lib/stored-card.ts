import type { ItemCard } from '../../contract/items';

/** Whether a stored value has all that is shown of a card; another version of the site may have stored it. */
export function isItemCard(value: unknown): value is ItemCard {
  const card = recordOf(value);
  const lists = [card.pictures, card.availability, card.tags];
  const numbers = [card.price, card.priceWithDiscount, card.priceUsd, card.year, card.diameter];
  const texts = [card.url, card.kind, card.catalogType, card.title, recordOf(card.brand).title];
  return (
    typeof card.id === 'number' &&
    texts.every((text) => typeof text === 'string') &&
    lists.every((list) => Array.isArray(list) && list.every((one) => one !== null)) &&
    numbers.every((number) => number === null || typeof number === 'number')
  );
}

/** The fields of a stored value; none of what is no object. */
export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
