import { reviews } from '../schema/notices';
import { cityAliasOf, cityIdOf } from './city-keys';
import { hostRows } from './host-rows';
import { type EditedStore } from './store';

export const reviewStore: EditedStore<'reviews'> = hostRows(reviews, {
  read: async (db, { cityId, author, rating, text, writtenOn, state }) => ({
    city: await cityAliasOf(db, cityId),
    author,
    rating,
    text,
    date: writtenOn,
    state,
  }),
  write: async (db, fields) => {
    const { city, author, rating, text, date, state } = fields;
    const cityId = await cityIdOf(db, city, 'city');
    return { cityId, author, rating, text, writtenOn: date.slice(0, 10), state };
  },
});
