import { atom, type AtomEffect } from 'recoil';
import { report } from '../../../shared/lib/report';
import { parseGrid, usualGrid, type Grid } from './grid';

const storageKey = 'catalogue_grid';

const kept: AtomEffect<Grid> = ({ setSelf, onSet }) => {
  if (typeof window === 'undefined') return;
  try {
    setSelf(parseGrid(window.localStorage.getItem(storageKey)));
  } catch (error) {
    report(error, 'catalogue/grid');
  }
  onSet((grid) => {
    try {
      window.localStorage.setItem(storageKey, JSON.stringify(grid));
    } catch (error) {
      report(error, 'catalogue/grid');
    }
  });
};

/** The grid of all lists, as the visitor last left it. */
export const gridState = atom<Grid>({
  key: 'catalogue/grid',
  default: usualGrid,
  effects: [kept],
});
