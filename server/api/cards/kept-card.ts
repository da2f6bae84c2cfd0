import { join } from 'node:path';
import pLimit from 'p-limit';
import { keptFile } from '../pictures/kept-file';
import { cardKey, type Card } from './card';
import { drawCard } from './draw-card';

/** Where drawn cards lie, below the data folder. */
const cardsFolder = 'cards';

// Drawing keeps a core busy for a third of a second; answers to visitors come first.
const oneAtATime = pLimit(1);

/**
 * The JPEG of a card, drawn when it is asked for first.
 * @param readPicture gives the file that the card names; undefined when it names none
 */
export function keptCard(
  dataDir: string,
  card: Card,
  readPicture: (() => Promise<Buffer>) | undefined,
): Promise<Buffer> {
  const key = cardKey(card);
  const file = join(dataDir, cardsFolder, key.slice(0, 2), `${key}.jpg`);
  return keptFile(file, () =>
    oneAtATime(async () => drawCard(card, (await readPicture?.()) ?? null)),
  );
}
