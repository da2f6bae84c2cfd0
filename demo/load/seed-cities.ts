import { hostCodes } from '../../src/config/hosts';
import { type Messengers } from '../../src/contract/contacts';
import { type Database } from '../../server/api/db/connect';
import { cities, cityTexts } from '../../server/api/db/schema/cities';
import { neutralRows, type AllTexts } from './all-texts';
import { placeOf } from './city-places';
import { type CoverId } from './seed-covers';
import { idsOf, insertAll, insertNumbered, type IdOf } from './insert';

// Spec §3: messengers come per phone field; the texts have numbers only.
const headerMessengers: Messengers = { telegram: true, whatsapp: true, viber: true };
const itemMessengers: Messengers = { telegram: true, whatsapp: true, viber: false };

/** Cities with their branches; gives the ids by alias. */
export async function seedCities(db: Database, texts: AllTexts, coverId: CoverId): Promise<IdOf> {
  const neutral = neutralRows(texts, 'cities');
  const idOf = idsOf(
    'city',
    neutral.map(({ alias }) => alias),
  );
  await insertNumbered(
    db,
    cities,
    neutral.map(({ alias, week }) => ({
      alias,
      week,
      ...placeOf(alias),
      coverId: coverId('city', alias),
    })),
  );
  await insertAll(
    db,
    cityTexts,
    hostCodes.flatMap((host) =>
      texts[host].cities.map((city, position) => ({
        cityId: idOf(city.alias),
        host,
        position,
        title: city.title,
        address: city.address,
        hours: city.hours,
        transport: city.transport,
        phoneHeader: city.phone_header,
        phoneSkype: city.phone_skype,
        phoneItem: city.phone_item,
        hotline: city.hotline,
        headerMessengers,
        itemMessengers,
      })),
    ),
  );
  return idOf;
}
