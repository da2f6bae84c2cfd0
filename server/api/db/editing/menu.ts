import { menuRows } from '../schema/menu';
import { hostRows } from './host-rows';
import { type EditedStore } from './store';

export const menuStore: EditedStore<'menu'> = hostRows(menuRows, {
  read: (_db, { placement, url, title, position }) => ({
    type_id: placement,
    url,
    title,
    position,
  }),
  write: (_db, fields) => {
    const { type_id: placement, url, title, position } = fields;
    return { placement, url, title, position };
  },
});
