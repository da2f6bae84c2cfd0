import { createHash } from 'node:crypto';
import { type HostCode } from '../../../src/config/hosts';

/** Pixels: what messengers and social networks ask for. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Grows with every change of the drawing, so that no cache shows the old one. */
const drawingVersion = 1;

/** All that a social card shows. */
export interface Card {
  host: HostCode;
  /** Small line above the title: the maker, or the section. */
  heading: string;
  title: string;
  /** What an item costs, or the words that stand for it; null: the page has no price. */
  price: { words: string; isSold: boolean } | null;
  /** Below `/pictures/`; null: there is none. */
  picture: string | null;
  /** An object is shown whole, a cover may be cropped. */
  isWhole: boolean;
}

/** Names a card by what it shows: another photo, name or price is another key. */
export function cardKey(card: Card): string {
  return createHash('sha256')
    .update(JSON.stringify([drawingVersion, card]))
    .digest('hex')
    .slice(0, 20);
}

/** Rows that have a page with a card of its own, named as editors' calls name them. */
export const cardEntities = ['items', 'articles', 'services', 'videos'] as const;
export type CardEntity = (typeof cardEntities)[number];

/** What a page names as its `og:image`. */
export function cardAddress(entity: CardEntity, id: number, card: Card, publicUrl: string): string {
  return `${publicUrl}/cards/${card.host}/${entity}/${id}/${cardKey(card)}.jpg`;
}
