import { useTranslation } from 'react-i18next';
import type { ItemCard } from '../../contract/items';
import { Icon } from '../../shared/ui/icon';
import * as styles from './list-toggles.module.css';
import { useListed } from './use-list';

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

/** For a grid of cards, which belongs to the catalogue and knows no lists. */
export const togglesOf = (card: ItemCard) => <ListToggles card={card} />;

function ListToggle({ card, list, icon }: { card: ItemCard } & (typeof toggles)[number]) {
  const { t } = useTranslation('common');
  const { isListed, toggle } = useListed(list, card);
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isListed}
      aria-label={t(`lists.${list}`, { title: card.title })}
      onClick={toggle}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
