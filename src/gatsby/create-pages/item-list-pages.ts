import { itemListPaths, itemLists } from '../../config/item-lists';
import type { MakePage } from './page-maker';

/** A page for each list that a visitor keeps in the browser; whose items they are, the build cannot know. */
export function createItemListPages(makePage: MakePage): void {
  for (const list of itemLists) makePage(itemListPaths[list], 'item-list-page', { list });
}
