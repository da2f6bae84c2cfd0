import { Link } from 'gatsby';
import { itemListPaths, type ItemList } from '../../config/item-lists';
import { Icon, type IconName } from '../../shared/ui/icon';
import * as styles from './list-counter.module.css';
import { useList } from './use-list';

interface ListCounterProps {
  list: ItemList;
  icon: IconName;
  label: string;
  /** Where the label stands below the sign, the class of both. */
  className?: string;
}

/** The way to a list, with the number of its items. */
export function ListCounter({ list, icon, label, className }: ListCounterProps) {
  const { entries } = useList(list);
  const count = entries.length;
  return (
    <Link
      className={className ?? styles.counter}
      to={itemListPaths[list]}
      aria-label={count > 0 ? `${label}: ${count}` : label}
    >
      <Icon name={icon} size={20} />
      {className && label}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
