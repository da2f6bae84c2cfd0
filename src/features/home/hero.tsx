import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { routes } from '../../config/routes';
import { Brilliant } from '../../shared/ui/brilliant';
import * as button from '../../shared/ui/button.module.css';
import * as styles from './hero.module.css';

/** What the house does in one sentence, and the two ways in: pawn or sell. */
export function Hero() {
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
      <Brilliant className={styles.stone} line={0.75} />
    </section>
  );
}
