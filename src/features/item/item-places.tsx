import { useTranslation } from 'react-i18next';
import { delivery } from '../../config/delivery';
import type { City } from '../../contract/contacts';
import type { CityAvailability } from '../../contract/items';
import { Availability } from '../../shared/ui/availability';
import { wayToVisitor } from './way-to-visitor';
import * as styles from './offer-column.module.css';

interface ItemPlacesProps {
  places: readonly CityAvailability[];
  /** Null until the visitor's city is known. */
  city: City | null;
}

/** Where the item is, city by city, and how it comes from there to the visitor. */
export function ItemPlaces({ places, city }: ItemPlacesProps) {
  const { t } = useTranslation('item');
  const hours = delivery.withinHours;
  const noteOf = (place: CityAvailability) => {
    const way = wayToVisitor(place, city?.alias ?? null);
    if (way === 'none') return null;
    if (way !== 'delivered') return t(`way.${way}`);
    return city?.title
      ? t('way.delivered', { city: city.title, hours })
      : t('way.deliveredAnywhere', { hours });
  };
  return (
    <section aria-labelledby="item-places">
      <h2 className={styles.small} id="item-places">
        {t('places')}
      </h2>
      <Availability places={places} noteOf={noteOf} />
    </section>
  );
}
