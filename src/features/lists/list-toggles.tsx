import { useTranslation } from 'react-i18next';
import type { ItemCard } from '../../contract/items';
import { Icon } from '../../shared/ui/icon';
import { holds } from './entries';
import * as styles from './list-toggles.module.css';
import { useList } from './use-list';

const toggles = [
  { list: 'favorite', icon: 'heart' },
  { list: 'comparison', icon: 'scales' },
] as const;

/** Heart and scales of an item: buttons that say whether it is in the list. */
export function ListToggles({ card }: { card: ItemCard }) {
  return (
    <div className={styles.toggles}>
      {toggles.map((toggle) => (
        <ListToggle key={toggle.list} card={card} {...toggle} />
      ))}
    </div>
  );
}

function ListToggle({ card, list, icon }: { card: ItemCard } & (typeof toggles)[number]) {
  const { t } = useTranslation('common');
  const { entries, toggle } = useList(list);
  const isIn = holds(entries, card.url);
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isIn}
      aria-label={t(`lists.${list}`, { title: card.title })}
      onClick={() => toggle(card)}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
