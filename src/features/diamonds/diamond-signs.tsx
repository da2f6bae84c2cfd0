import { useTranslation } from 'react-i18next';
import * as styles from './diamond-signs.module.css';

const signs = ['cut', 'colour', 'clarity', 'weight'] as const;

/** Why each of the four traits counts, in the words of who weighs stones. */
export function DiamondSigns() {
  const { t } = useTranslation('diamonds');
  return (
    <dl className={styles.signs}>
      {signs.map((sign) => (
        <div key={sign} className={styles.sign}>
          <dt className={styles.name}>{t(`signs.${sign}Name`)}</dt>
          <dd className={styles.text}>{t(`signs.${sign}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
