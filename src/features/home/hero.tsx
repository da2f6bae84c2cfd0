import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { routes } from '../../config/routes';
import type { ItemCard } from '../../contract/items';
import { Brilliant } from '../../shared/ui/brilliant';
import * as button from '../../shared/ui/button.module.css';
import { HeroPiece } from './hero-piece';
import * as styles from './hero.module.css';

/**
 * What the house does in one sentence, the two ways in (pawn or sell), and beside them a piece.
 * @param piece null on a day without one: a drawing holds its place
 */
export function Hero({ piece }: { piece: ItemCard | null }) {
  const { t } = useTranslation('home');
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.sentence}>{t('hero.title')}</h1>
        <p className={styles.lead}>{t('hero.text')}</p>
        <p className={styles.actions}>
          <Link className={button.primary} to={routes.service('zalog-chasov')}>
            {t('hero.pawn')}
          </Link>
          <Link className={button.secondary} to={routes.service('skupka-chasov')}>
            {t('hero.sell')}
          </Link>
        </p>
      </div>
      {piece ? <HeroPiece card={piece} /> : <Brilliant className={styles.stone} line={0.75} />}
    </section>
  );
}
