import { useRecoilState } from 'recoil';
import type { Grid } from '../list/grid';
import { gridState } from './grid.state';

/** The grid that the visitor chose; the usual one until it has been read. */
export function useGrid(): [Grid, (grid: Grid) => void] {
  return useRecoilState(gridState);
}
