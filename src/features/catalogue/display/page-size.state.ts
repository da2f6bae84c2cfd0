import { atom } from 'recoil';
import { stored } from '../../../shared/state/stored.state';
import { firstPage, parsePageSize, type PageSize } from '../list/shown-pages';

/** Cards to a page of all lists, as the visitor last chose it. */
export const pageSizeState = atom<PageSize>({
  key: 'catalogue/pageSize',
  default: firstPage.perPage,
  effects: [stored({ key: 'catalogue_page_size', area: 'local', parse: parsePageSize })],
});
