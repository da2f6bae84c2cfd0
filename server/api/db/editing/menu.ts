import { menuRows } from '../schema/menu';
import { type EditedBody } from '../../../../src/contract/edited-bodies';
import { hostRows } from './host-rows';

export const menuStore = hostRows(menuRows, {
  read: (_db, { placement, url, title, position }) => ({
    type_id: placement,
    url,
    title,
    position,
  }),
  write: (_db, fields) => {
    const { type_id: placement, url, title, position } = fields as EditedBody<'menu'>;
    return { placement, url, title, position };
  },
});
