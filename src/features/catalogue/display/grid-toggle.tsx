import { useTranslation } from 'react-i18next';
import { toggledBig, toggledGrid, type Grid } from '../list/grid';
import * as styles from './grid-toggle.module.css';

interface GridToggleProps {
  grid: Grid;
  setGrid: (grid: Grid) => void;
}

/** Two buttons: more cards to a row, or larger ones; the one that is on goes off again. */
export function GridToggle({ grid, setGrid }: GridToggleProps) {
  const { t } = useTranslation('catalogue');
  return (
    <div className={styles.toggle} role="group" aria-label={t('grid.label')}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={grid.isBig}
        aria-label={t('grid.big')}
        onClick={() => setGrid(toggledBig(grid))}
      >
        <Squares across={2} />
      </button>
      <button
        type="button"
        className={`${styles.button} ${styles.extended}`}
        aria-pressed={grid.isExtended}
        aria-label={t('grid.extended')}
        onClick={() => setGrid(toggledGrid(grid))}
      >
        <Squares across={4} />
      </button>
    </div>
  );
}

/** As many squares to a side of 18. */
function Squares({ across }: { across: number }) {
  const step = 18 / across;
  const squares = Array.from({ length: across * across }, (_, position) => position);
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" fill="currentColor">
      {squares.map((position) => (
        <rect
          key={position}
          x={(position % across) * step}
          y={Math.floor(position / across) * step}
          width={step - 1.5}
          height={step - 1.5}
        />
      ))}
    </svg>
  );
}
