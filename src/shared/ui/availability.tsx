import { useTranslation } from 'react-i18next';
import type { CityAvailability } from '../../contract/items';
import * as styles from './availability.module.css';

/** Where an item is, city by city: a dot, a word and the city (spec §3 "Availability"). */
export function Availability({ places }: { places: readonly CityAvailability[] }) {
  const { t } = useTranslation('common');
  return (
    <ul className={styles.places}>
      {places.map(({ cityAlias, cityTitle, status }) => (
        <li key={cityAlias} className={styles.place}>
          <span className={`${styles.dot} ${styles[status]}`} aria-hidden="true" />
          <span>
            {cityTitle} — {t(`availability.${status}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
