import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hostCodes } from '../../src/config/hosts';
import { houseCardPath } from '../../src/config/house-card';
import { drawCard } from '../api/cards/draw-card';
import { houseCard } from '../api/cards/page-cards';
import { runCli } from '../run-cli';

/** `npm run cards`: draws the cards of the pages that have none of their own, one for each host. */
runCli(async () => {
  for (const host of hostCodes) {
    const file = join(__dirname, '../../static', houseCardPath(host));
    const card = await drawCard(houseCard(host), null);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, card);
    console.log(`${host}: ${card.length} bytes`);
  }
});
