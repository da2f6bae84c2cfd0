import { useTranslation } from 'react-i18next';
import type { CityAvailability } from '../../contract/items';
import * as styles from './availability.module.css';

interface AvailabilityProps {
  places: readonly CityAvailability[];
  /** Words below a place; null for none. */
  noteOf?: (place: CityAvailability) => string | null;
}

/** Where an item is, city by city: a dot, a word and the city (spec §3 "Availability"). */
export function Availability({ places, noteOf }: AvailabilityProps) {
  const { t } = useTranslation('common');
  return (
    <ul className={styles.places}>
      {places.map((place) => {
        const { cityAlias, cityTitle, status } = place;
        const note = noteOf?.(place);
        return (
          <li key={cityAlias} className={styles.place}>
            <span className={`${styles.dot} ${styles[status]}`} aria-hidden="true" />
            <span>
              {cityTitle}&nbsp;{t('dash')} {t(`availability.${status}`)}
              {note && <span className={styles.note}>{note}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
