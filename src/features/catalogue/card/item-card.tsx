import { Link } from 'gatsby';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostCode } from '../../../config/hosts';
import { routes } from '../../../config/routes';
import type { ItemCard as Card } from '../../../contract/items';
import { formatMeasure } from '../../../shared/lib/numbers';
import { Availability } from '../../../shared/ui/availability';
import { Picture } from '../../../shared/ui/picture';
import { Price } from '../../../shared/ui/price';
import { Tag } from '../../../shared/ui/tag';
import * as styles from './item-card.module.css';

interface ItemCardProps {
  card: Card;
  host: HostCode;
  /** Level of the card's title below the list's own. */
  level?: 2 | 3;
  isFirst?: boolean;
  /** What can be done with the item from its card. */
  actions?: ReactNode;
}

/** Between facts; a line does not begin with it. */
const dot = '\u00a0· ';

/** Cities shown on a card; the item's page shows all. */
const shownPlaces = 2;

export function ItemCard({ card, host, level = 2, isFirst, actions }: ItemCardProps) {
  const { t } = useTranslation('common');
  const Title = `h${level}` as const;
  // The second photo is asked for by who looks for it, not by everyone who scrolls past.
  const [isLookedAt, setLookedAt] = useState(false);
  const [front, second] = card.pictures;
  const facts = [
    card.year,
    card.diameter !== null && t('units.mm', { value: formatMeasure(card.diameter, host) }),
    card.bodyMaterial?.title,
  ].filter(Boolean);
  return (
    <article className={styles.card} onPointerEnter={() => setLookedAt(true)}>
      <div className={styles.photos}>
        <Picture picture={front ?? null} sizes={sizes} isFirst={isFirst} ratio="square" />
        {second && isLookedAt && (
          <div className={styles.second} aria-hidden="true">
            <Picture picture={{ ...second, alt: '' }} sizes={sizes} />
          </div>
        )}
        {card.tags.length > 0 && (
          <p className={styles.tags}>
            {card.tags.map((tag) => (
              <Tag key={tag}>{t(`tags.${tag}`)}</Tag>
            ))}
          </p>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      <p className={styles.brand}>{card.brand.title}</p>
      <Title className={styles.title}>
        <Link className={styles.link} to={routes.item(card.kind, card.url)}>
          {card.model ?? card.title}
        </Link>
      </Title>
      <p className={styles.facts}>{[card.reference, ...facts].filter(Boolean).join(dot)}</p>
      <Price offer={card} host={host} />
      <Availability places={card.availability.slice(0, shownPlaces)} />
    </article>
  );
}

const sizes = '(min-width: 1200px) 290px, (min-width: 768px) 30vw, 46vw';
