import { seoTexts } from '../schema/reference';
import { cityAliasOf, cityIdOf } from './city-keys';
import { hostRows } from './host-rows';
import { type EditedStore } from './store';

export const seoStore: EditedStore<'seo'> = hostRows(seoTexts, {
  read: async (db, { cityId, path, title, description, text }) => ({
    city: await cityAliasOf(db, cityId),
    path,
    title,
    description,
    text,
  }),
  write: async (db, fields) => {
    const { city, ...columns } = fields;
    return { ...columns, cityId: await cityIdOf(db, city, 'city') };
  },
});
