import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { routes } from '../../config/routes';
import type { ItemCard } from '../../contract/items';
import { useHost } from '../../shared/lib/use-host';
import { Picture } from '../../shared/ui/picture';
import { Price } from '../../shared/ui/price';
import { Tag } from '../../shared/ui/tag';
import * as styles from './hero-piece.module.css';

/** One piece in its best light, with its name, its price and the way to it. */
export function HeroPiece({ card }: { card: ItemCard }) {
  const { t } = useTranslation('home');
  return (
    <article className={styles.piece}>
      <div className={styles.photo}>
        <Picture picture={card.pictures[0] ?? null} sizes={sizes} isFirst ratio="square" />
        <p className={styles.label}>
          <Tag>{t('daily.title')}</Tag>
        </p>
      </div>
      <div className={styles.caption}>
        <div>
          <p className={styles.brand}>{card.brand.title}</p>
          <h2 className={styles.title}>
            <Link className={styles.link} to={routes.item(card.kind, card.url)}>
              {card.model ?? card.title}
            </Link>
          </h2>
        </div>
        <Price offer={card} host={useHost()} />
      </div>
    </article>
  );
}

const sizes = '(min-width: 1200px) 480px, (min-width: 768px) 38vw, 92vw';
