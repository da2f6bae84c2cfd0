import type { ReactNode } from 'react';
import * as styles from './chip.module.css';
import { Icon } from './icon';

interface ChipProps {
  children: ReactNode;
  onClick: () => void;
  /** For a chip that is one of a choice: whether it is the chosen one. */
  isChosen?: boolean;
  /** For a chip that stands for what was chosen: what its cross says to who cannot see it. */
  removeLabel?: string;
}

export function Chip({ children, onClick, isChosen, removeLabel }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isChosen}
      aria-label={removeLabel}
      onClick={onClick}
    >
      {children}
      {removeLabel && <Icon name="cross" size={10} />}
    </button>
  );
}
