import type { MakePage } from './page-maker';
import { ask, type BuildData } from './query';

interface Offers {
  allPawnshopAction: { nodes: { id: string; path: string }[] };
  allSpecialOffer: { nodes: { id: string; path: string; itemIds: number[] }[] };
}

/** A page for every pawnshop action and every special offer. */
export async function createOfferPages(data: BuildData, makePage: MakePage): Promise<void> {
  const { allPawnshopAction, allSpecialOffer } = await ask<Offers>(
    data,
    '{ allPawnshopAction { nodes { id path } } allSpecialOffer { nodes { id path itemIds } } }',
  );
  for (const { id, path } of allPawnshopAction.nodes) makePage(path, 'action-page', { id });
  for (const { id, path, itemIds } of allSpecialOffer.nodes) {
    makePage(path, 'special-page', { id, itemIds });
  }
}
