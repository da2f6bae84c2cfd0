import { type RowsTold } from '../rows-told';
import { type Ways } from './ways';
import { conditionWays } from './ways-conditions';
import { equipmentWays } from './ways-equipments';
import { lineWays } from './ways-lines';
import { wordWays } from './ways-words';

const all: readonly Ways[] = [...conditionWays, ...equipmentWays, ...wordWays, ...lineWays];

/** What many items near each other would tell in the same words, each time in those told longest ago. */
export function closingsVaried(text: string, rows?: RowsTold): string {
  // A title stands in no row.
  if (rows === undefined) return text;
  return all.reduce((told, ways) => {
    const [plain, ...others] = ways;
    const found =
      typeof plain === 'string' ? (told.includes(plain) ? plain : null) : plain.exec(told)?.[0];
    if (!found) return told;
    const own = typeof plain === 'string' ? plain : '$&';
    return told.replace(
      plain,
      rows.inTurn([own, ...others], (way) => `${String(plain)} ${way}`),
    );
  }, text);
}
