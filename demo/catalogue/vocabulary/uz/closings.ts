import { type Ways } from './ways';
import { conditionWays } from './ways-conditions';
import { equipmentWays } from './ways-equipments';
import { wordWays } from './ways-words';

const all: readonly Ways[] = [...conditionWays, ...equipmentWays, ...wordWays];

/** In which row each way was told last; a row that comes again begins the catalogue anew. */
const toldIn = new Map<string, number>();
let latest = 0;

/** What many items near each other would tell in the same words, each time in those told longest ago. */
export function closingsVaried(text: string, row: number): string {
  // A title stands in no row.
  if (row === 0) return text;
  if (row <= latest) toldIn.clear();
  latest = row;
  return all.reduce((told, ways) => {
    const [plain, ...others] = ways;
    const found =
      typeof plain === 'string' ? (told.includes(plain) ? plain : null) : plain.exec(told)?.[0];
    if (!found) return told;
    const key = (way: string) => `${String(plain)} ${way}`;
    const own = typeof plain === 'string' ? plain : '$&';
    const [way = own] = [own, ...others].toSorted(
      (one, other) => (toldIn.get(key(one)) ?? 0) - (toldIn.get(key(other)) ?? 0),
    );
    toldIn.set(key(way), row);
    return told.replace(plain, way);
  }, text);
}
