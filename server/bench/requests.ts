import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { createDice, type Dice } from '../../demo/catalogue/generate/dice';
import { runCli, stopSignal } from '../run-cli';
import { fillForm } from './requests/filled-form';
import { breachesOf } from './requests/judge';
import { MortalBackend } from './requests/mortal-backend';
import { sendForm } from './requests/send-form';
import { readOutbox, readStored, readUploads } from './requests/stored';
import { inTrialFolder } from './trial-folder';
import { aConduct, visit, type Visit } from './requests/visitor';

/** Visitors who are on the site at a time. */
const visitorsAtOnce = 8;
/** A kill comes up to so long after its turn, milliseconds. */
const longestDelay = 300;
const breachesTold = 20;
/** Hours; what no request claims is swept at the next start. */
const noTime = '0.000001';

interface Trial {
  forms: number;
  kills: number;
  seed: number;
}

/**
 * `npm run bench:requests [-- --requests 1000 --kills 20 --seed 1]`: visitors send requests to a backend
 * of its own with double clicks, second tries and connections that are cut, while it is killed by SIGKILL
 * and started again on the same data. Ends with code 1 unless each acknowledged request is stored once,
 * each stored one has its photos, its message to the house and its receipt once, and nothing is stored
 * that belongs to no request.
 */
runCli(async () => {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '1000' },
      kills: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
    },
  });
  const trial: Trial = {
    forms: Number(values.requests),
    kills: Number(values.kills),
    seed: Number(values.seed),
  };
  await inTrialFolder((folder) => run(folder, trial));
});

async function run(dataDir: string, trial: Trial): Promise<void> {
  const receiptSecret = randomBytes(32).toString('hex');
  const backend = new MortalBackend(dataDir, {
    CAPTCHA_RECEIPT_SECRET: receiptSecret,
    DATABASE_URL: '',
    RATE_LIMIT_FACTOR: '100000',
  });
  await backend.start();
  const started = performance.now();
  try {
    const visits = await sendAll(backend, receiptSecret, trial);
    await backend.end('SIGTERM');
    const { requests, mails } = await readStored({ databaseUrl: null, dataDir });
    await backend.start({ UPLOAD_KEEP_HOURS: noTime });
    await backend.untilSent(mails);
    await backend.end('SIGTERM');
    const outbox = await readOutbox(dataDir, await backend.sentMails());
    const uploads = await readUploads(dataDir);
    tell(visits, {
      'kills of the backend': trial.kills,
      'requests stored': requests.length,
      'messages sent': outbox.length,
      'files kept': uploads.size,
      seconds: Math.round((performance.now() - started) / 1000),
    });
    const breaches = breachesOf(visits, { requests, outbox, uploads });
    for (const breach of breaches.slice(0, breachesTold)) console.log(breach);
    if (breaches.length > 0) throw new Error(`${breaches.length} breaches.`);
    console.log('Each acknowledged request is there once, with its messages and photos.');
  } finally {
    await backend.end('SIGKILL');
  }
}

async function sendAll(
  backend: MortalBackend,
  receiptSecret: string,
  { forms, kills, seed }: Trial,
): Promise<Visit[]> {
  const slots = pLimit(visitorsAtOnce);
  let visited = 0;
  const visitors = Array.from({ length: forms }, (_, number) =>
    slots(async () => {
      // Of its own seed, so that it does the same whatever the others do.
      const dice = createDice(seed, number);
      const form = await fillForm(number, dice);
      const made = await visit(form, aConduct(dice), (filled, cut) =>
        sendForm(filled, { url: backend.url, receiptSecret }, cut),
      );
      visited += 1;
      return made;
    }),
  );
  const [visits] = await Promise.all([
    Promise.all(visitors),
    killInTurn(backend, kills, createDice(seed), (share) => visited >= forms * share),
  ]);
  return visits;
}

/** Kills the backend after equal parts of all visits, each time a little later than that. */
async function killInTurn(
  backend: MortalBackend,
  kills: number,
  dice: Dice,
  hasCome: (share: number) => boolean,
): Promise<void> {
  const signal = stopSignal();
  for (let kill = 1; kill <= kills; kill += 1) {
    while (!hasCome(kill / (kills + 1))) await wait(10, undefined, { signal });
    await wait(dice.between(0, longestDelay), undefined, { signal });
    await backend.end('SIGKILL');
    await backend.start();
  }
}

function tell(visits: readonly Visit[], counts: Record<string, number>): void {
  const number = (isSo: (visit: Visit) => boolean) => visits.filter(isSo).length;
  const rows: Record<string, number> = {
    'forms filled in': visits.length,
    'double clicks': number(({ conduct }) => conduct.isDouble),
    'cut in the body': number(({ conduct }) => conduct.cut?.place === 'in the body'),
    'cut before the answer': number(({ conduct }) => conduct.cut?.place === 'before the answer'),
    'sent again after the answer': number(({ conduct }) => conduct.isSentAgain),
    sendings: visits.reduce((sum, { sendings }) => sum + sendings, 0),
    acknowledged: number(({ numbers }) => numbers.length > 0),
    ...counts,
  };
  for (const [name, value] of Object.entries(rows)) {
    console.log(`${name.padEnd(28)}${String(value).padStart(6)}`);
  }
}
