import { useRecoilState } from 'recoil';
import { pageSizeState } from './page-size.state';
import type { PageSize } from '../list/shown-pages';

/** The size of pages that the visitor chose last; the address of a list tells which one it has. */
export function useKeptPageSize(): [PageSize, (perPage: PageSize) => void] {
  return useRecoilState(pageSizeState);
}
