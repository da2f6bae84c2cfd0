import { atom, selectorFamily, type AtomEffect, type RecoilState } from 'recoil';
import { itemLists, type ItemList } from '../../config/item-lists';
import { report } from '../../shared/lib/report';
import { holds, parseEntries, type Entry } from './entries';

/**
 * Keeps a list in local storage and in step with other tabs. It is read when it is first asked for;
 * the HTML knows no list, so components show it only once they are hydrated.
 */
const keptAs =
  (key: ItemList): AtomEffect<readonly Entry[]> =>
  ({ setSelf, onSet }) => {
    if (typeof window === 'undefined') return undefined;
    try {
      setSelf(parseEntries(window.localStorage.getItem(key)));
    } catch (error) {
      report(error, `lists/${key}`);
    }
    onSet((entries) => {
      try {
        window.localStorage.setItem(key, JSON.stringify(entries));
      } catch (error) {
        report(error, `lists/${key}`);
      }
    });
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) setSelf(parseEntries(event.newValue));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  };

const listState = (key: ItemList) =>
  atom<readonly Entry[]>({ key: `lists/${key}`, default: [], effects: [keptAs(key)] });

/** The three lists (spec §3 "Shared state"). */
export const listStates = Object.fromEntries(
  itemLists.map((key) => [key, listState(key)]),
) as Record<ItemList, RecoilState<readonly Entry[]>>;

/** Whether a list holds an item: a change of the list draws the cards again that it is about, no others. */
export const isListedSelector = selectorFamily<boolean, { list: ItemList; url: string }>({
  key: 'lists/isListed',
  get:
    ({ list, url }) =>
    ({ get }) =>
      holds(get(listStates[list]), url),
});
