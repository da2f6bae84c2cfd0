import { useRecoilState } from 'recoil';
import { useHydrated } from '../../../shared/lib/use-hydrated';
import { usualGrid, type Grid } from './grid';
import { gridState } from './grid.state';

/** The grid that the visitor chose; the HTML knows the usual one alone. */
export function useGrid(): [Grid, (grid: Grid) => void] {
  const [grid, setGrid] = useRecoilState(gridState);
  return [useHydrated() ? grid : usualGrid, setGrid];
}
