import type { HostCode } from '../../../src/config/hosts';
import { editedEntities, type EditedEntity } from '../../../src/contract/edited-bodies';
import type { Dice } from './dice';
import { addressFields, type EditedContent } from './edited-content';
import { randomRow } from './random-rows';

export interface PlannedChange {
  host: HostCode;
  entity: EditedEntity;
  action: 'create' | 'change' | 'rename' | 'delete';
  /** Null of a row that is to be made. */
  id: number | null;
  /** Fields that are sent; null of a row that is to go. */
  body: Record<string, unknown> | null;
}

/** Rows that have to stay, since the site needs some. */
const leastRows = 3;

/** Fields that are accepted together only. */
const together: readonly string[] = ['price_usd', 'price_with_discount_usd'];

/** The next change that a seed asks for, of a random kind, on a random row of some hosts. */
export function randomChange(
  dice: Dice,
  content: EditedContent,
  hosts: readonly HostCode[],
): PlannedChange {
  const [host, entity] = [dice.pick(hosts), dice.pick(editedEntities)];
  const rows = content.of(host, entity);
  const fresh: Record<string, unknown> = randomRow[entity](dice, content.known(host));
  const field = addressFields[entity];
  const names = content.namesFor(host, entity);
  const hasNames = field === 'url' || field === 'key' || field === 'alias';
  if (field && hasNames && names.length > 0 && dice.chance(0.4)) fresh[field] = dice.pick(names);
  const movable = rows.filter((row) => content.mayMove(entity, row));
  const wish = dice.whole(100);
  if (wish < 25 || rows.length === 0) {
    return { host, entity, action: 'create', id: null, body: fresh };
  }
  if (wish < 45 && movable.length > 0 && rows.length > leastRows) {
    return { host, entity, action: 'delete', id: dice.pick(movable).id, body: null };
  }
  if (field && wish < 60 && movable.length > 0) {
    const body = { [field]: fresh[field] };
    return { host, entity, action: 'rename', id: dice.pick(movable).id, body };
  }
  const changed = dice.pick(Object.keys(fresh).filter((name) => name !== field));
  const sent = together.includes(changed) ? together : [changed];
  const body = Object.fromEntries(sent.map((name) => [name, fresh[name]]));
  return { host, entity, action: 'change', id: dice.pick(rows).id, body };
}
