import type { InferOutput } from 'valibot';
import { menuPlacements, type MenuPlacement } from '../config/menu-placements';
import { defineEndpoint } from './endpoint';
import { filledText, id, listOf, oneOf, shape, text } from './wire';

const menuRowAnswer = shape({
  id: id(),
  type_id: oneOf<MenuPlacement>(Object.values(menuPlacements)),
  /** Path on this site with slashes on both ends, or an absolute address of another site. */
  url: text(),
  title: filledText(),
});

export type MenuRow = ReturnType<typeof toMenuRow>;

/** Spec §7: the answer is an array of menu items, in the order to show. */
export const menuList = defineEndpoint({
  method: 'GET',
  path: '/list',
  summary: 'Menu rows of all placements, in the order to show.',
  answer: listOf(menuRowAnswer),
  reshape: (rows): MenuRow[] => rows.map(toMenuRow),
});

function toMenuRow(row: InferOutput<typeof menuRowAnswer>) {
  return { id: row.id, placement: row.type_id, url: row.url, title: row.title };
}
