import { type Template } from '../language';
import { type Likeness } from '../openings';
import { accessoryOpenings } from './accessory-openings';
import { clockOpenings } from './clock-openings';
import { jewelryOpenings } from './jewelry-openings';

/** What an opening looks like, by the opening, of whatever kind the item is. */
const shapes: ReadonlyMap<Template, string> = new Map(
  [clockOpenings, jewelryOpenings, accessoryOpenings].flatMap((ofKind) =>
    Object.entries<readonly Template[]>(ofKind).flatMap(([shape, openings]) =>
      openings.map((opening) => [opening, shape] as const),
    ),
  ),
);

/** The first word of an opening; every name is one. */
const startOf = (opening: Template): string =>
  opening
    .replace(/\{(?:maker|model)\}/gu, 'nom')
    .split(' ', 1)
    .join('');

/** Works of art have openings that are each like no other. */
export const likeness: Likeness = {
  shapeOf: (opening) => shapes.get(opening) ?? opening,
  startOf,
  tellings: 42,
};
