import { type EditedBody } from '../../../../src/contract/edited-bodies';
import { documents } from '../schema/reference';
import { cityAliasOf, cityIdOf } from './cities';
import { hostRows } from './host-rows';

export const documentStore = hostRows(documents, {
  read: async (db, { cityId, title, type, issuedOn }) => ({
    city: await cityAliasOf(db, cityId),
    title,
    type,
    date: issuedOn,
  }),
  write: async (db, fields) => {
    const { city, title, type, date } = fields as EditedBody<'documents'>;
    return { cityId: await cityIdOf(db, city, 'city'), title, type, issuedOn: date.slice(0, 10) };
  },
});
