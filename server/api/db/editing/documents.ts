import { documents } from '../schema/reference';
import { cityAliasOf, cityIdOf } from './city-keys';
import { hostRows } from './host-rows';
import { type EditedStore } from './store';

export const documentStore: EditedStore<'documents'> = hostRows(documents, {
  read: async (db, { cityId, title, type, issuedOn }) => ({
    city: await cityAliasOf(db, cityId),
    title,
    type,
    date: issuedOn,
  }),
  write: async (db, fields) => {
    const { city, title, type, date } = fields;
    return { cityId: await cityIdOf(db, city, 'city'), title, type, issuedOn: date.slice(0, 10) };
  },
});
