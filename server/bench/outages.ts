import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runCli, stopSignal } from '../run-cli';
import { openAccounts } from './accounts';
import { Answers } from './outages/answers';
import { faults, type Fault } from './outages/faults';
import { breachesOfPromises } from './outages/kept';
import { breachesOfFault, lineOf, type Seen } from './outages/report';
import { openTrial, type Trial } from './outages/trial';
import {
  changeAccount,
  editArticle,
  read,
  sendForms,
  sendPhotos,
  type Acknowledged,
  type Crowd,
} from './outages/visitors';
import { inTrialFolder } from './trial-folder';

const formVisitors = 3;
const accountHolders = 3;
/** Before the first fault, and after each before it is judged, milliseconds. */
const calm = 10_000;
/** Longer than any recovery that is accepted, milliseconds. */
const patience = 120_000;
const breachesTold = 40;

/**
 * `npm run bench:outages [-- --only "killed"]`: two backends on a PostgreSQL server of its own, whose parts
 * are made to fail one after the other while visitors read, send requests and photos, change accounts
 * and edit. Ends with code 1 when somebody got another answer than of success or 503 with words, waited
 * longer than a browser does, or when anything that was acknowledged is not there afterwards.
 */
runCli(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
  const chosen = faults.filter(({ name }) => name.includes(values.only));
  if (chosen.length === 0) throw new Error(`--only is "${values.only}", which no fault is called`);
  await inTrialFolder(async (folder) => {
    const trial = await openTrial(folder);
    try {
      await run(trial, chosen);
    } finally {
      await trial.close();
    }
  });
});

async function run(trial: Trial, chosen: readonly Fault[]): Promise<void> {
  await trial.backends.start();
  const { item, articleId } = await chooseRows(trial);
  const tokens = await openAccounts(trial, accountHolders);
  const acknowledged: Acknowledged = {
    visits: [],
    accounts: new Map(),
    uploads: new Map(),
    edits: { told: 0, tried: 0 },
  };
  const going = new AbortController();
  const answers = new Answers();
  const { backends, receiptSecret } = trial;
  const crowd: Crowd = { backends, answers, acknowledged, receiptSecret, signal: going.signal };
  const visitors = Promise.all([
    read(crowd, item),
    read(crowd, item),
    ...Array.from({ length: formVisitors }, (_, first) => sendForms(crowd, first, formVisitors)),
    ...tokens.map((token) => changeAccount(crowd, token)),
    editArticle(crowd, articleId),
    sendPhotos(crowd),
  ]);
  const breaches: string[] = [];
  try {
    await Promise.race([visitors, breakInTurn(trial, chosen, answers, breaches)]);
  } finally {
    going.abort();
  }
  await visitors;
  breaches.push(...(await breachesOfPromises(trial, acknowledged, articleId)));
  tell(acknowledged, breaches);
}

async function chooseRows({ backends }: Trial) {
  const { url } = backends.next();
  const list = await fetch(`${url}/ru/clocks_today?per_page=1`);
  const { items } = (await list.json()) as { items: [{ kind: string; url: string }] };
  const articles = await fetch(`${url}/ru/admin/articles?per_page=1`, {
    headers: { authorization: 'Bearer local-editor' },
  });
  const { items: rows } = (await articles.json()) as { items: [{ id: number }] };
  return { item: items[0], articleId: rows[0].id };
}

async function breakInTurn(
  trial: Trial,
  chosen: readonly Fault[],
  answers: Answers,
  breaches: string[],
): Promise<void> {
  const signal = stopSignal();
  await wait(calm, undefined, { signal });
  for (const fault of chosen) {
    if (fault.needsDisks && !trial.disks) {
      console.log(`${fault.name} | not done: this machine lets us make no disk to fill`);
      continue;
    }
    const from = performance.now();
    await fault.make(trial);
    const overAt = performance.now();
    await wait(calm, undefined, { signal });
    while (!answers.haveAllSucceededSince(overAt) && performance.now() < overAt + patience) {
      await wait(200, undefined, { signal });
    }
    const seen: Seen = { fault, answers: answers.since(from), overAt };
    console.log(lineOf(seen));
    breaches.push(...breachesOfFault(seen));
  }
}

/** @throws Error when a promise was broken */
function tell({ visits, accounts, uploads, edits }: Acknowledged, breaches: readonly string[]) {
  const changes = [...accounts.values()].reduce((sum, { told }) => sum + told, 0);
  const requests = visits.filter(({ numbers }) => numbers.length > 0).length;
  console.log(
    `acknowledged: ${requests} requests, the last of ${changes} tried changes of accounts, ` +
      `${uploads.size} photos, the last of ${edits.told} tried edits`,
  );
  for (const breach of breaches.slice(0, breachesTold)) console.log(breach);
  if (breaches.length > 0) throw new Error(`${breaches.length} breaches.`);
  console.log('Everything that was acknowledged is there, with its messages and photos.');
}
