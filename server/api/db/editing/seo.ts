import { type EditedBody } from '../../../../src/contract/edited-bodies';
import { seoTexts } from '../schema/reference';
import { cityAliasOf, cityIdOf } from './cities';
import { hostRows } from './host-rows';

export const seoStore = hostRows(seoTexts, {
  read: async (db, { cityId, path, title, description, text }) => ({
    city: await cityAliasOf(db, cityId),
    path,
    title,
    description,
    text,
  }),
  write: async (db, fields) => {
    const { city, ...columns } = fields as EditedBody<'seo'>;
    return { ...columns, cityId: await cityIdOf(db, city, 'city') };
  },
});
