import { atom, type AtomEffect } from 'recoil';
import { report } from '../../../shared/lib/report';
import { firstPage, isPageSize, type PageSize } from '../shown-pages';

const storageKey = 'catalogue_page_size';

const kept: AtomEffect<PageSize> = ({ setSelf, onSet }) => {
  if (typeof window === 'undefined') return;
  try {
    const size = Number(window.localStorage.getItem(storageKey));
    if (isPageSize(size)) setSelf(size);
  } catch (error) {
    report(error, 'catalogue/page-size');
  }
  onSet((size) => {
    try {
      window.localStorage.setItem(storageKey, String(size));
    } catch (error) {
      report(error, 'catalogue/page-size');
    }
  });
};

/** Cards to a page of all lists, as the visitor last chose it. */
export const pageSizeState = atom<PageSize>({
  key: 'catalogue/pageSize',
  default: firstPage.perPage,
  effects: [kept],
});
