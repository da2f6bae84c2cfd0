import { atom, selectorFamily, type RecoilState } from 'recoil';
import { itemLists, type ItemList } from '../../config/item-lists';
import { stored } from '../../shared/state/stored.state';
import { holds, parseEntries, type Entry } from './entries';

const listState = (key: ItemList) =>
  atom<readonly Entry[]>({
    key: `lists/${key}`,
    default: [],
    effects: [stored({ key, area: 'local', parse: parseEntries, followsTabs: true })],
  });

/** The three lists (spec §3 "Shared state"). */
export const listStates = Object.fromEntries(
  itemLists.map((key) => [key, listState(key)]),
) as Record<ItemList, RecoilState<readonly Entry[]>>;

/** Whether a list holds an item; a selector for each, so that only the card that changed renders again. */
export const isListedSelector = selectorFamily<boolean, { list: ItemList; url: string }>({
  key: 'lists/isListed',
  get:
    ({ list, url }) =>
    ({ get }) =>
      holds(get(listStates[list]), url),
});
