import { atom } from 'recoil';
import { stored } from '../../../shared/state/stored.state';
import { parseGrid, usualGrid, type Grid } from '../list/grid';

/** The grid of all lists, as the visitor last left it. */
export const gridState = atom<Grid>({
  key: 'catalogue/grid',
  default: usualGrid,
  effects: [stored({ key: 'catalogue_grid', area: 'local', parse: parseGrid })],
});
