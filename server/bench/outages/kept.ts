import { setTimeout as wait } from 'node:timers/promises';
import { readOutbox, readStored, readUploads } from '../requests/stored';
import { breachesOf } from '../requests/judge';
import { clockAhead } from './faults';
import { type Trial } from './trial';
import { type Acknowledged } from './visitors';

/** Hours; what no request claims is swept at the next start. */
const noTime = '0.000001';

/** Longer than the sweep at a start takes, milliseconds. */
const sweepTime = 10_000;

/** What is missing, twice there or left over of all that was acknowledged, once nobody sends any more. */
export async function breachesOfPromises(
  { backends, dataDir, databaseUrl }: Trial,
  acknowledged: Acknowledged,
  articleId: number,
): Promise<string[]> {
  const breaches: string[] = [];
  const url = backends.next().url;
  for (const [token, known] of acknowledged.accounts) {
    const answer = await fetch(`${url}/ru/account?token=${token}`);
    const { data } = (await answer.json()) as { data: { name: string } };
    breaches.push(...lost('the name of an account', data.name, known));
  }
  const article = await fetch(`${url}/ru/admin/articles/${articleId}`, {
    headers: { authorization: 'Bearer local-editor' },
  });
  const { data } = (await article.json()) as { data: { title: string } };
  breaches.push(...lost('the title of an article', data.title, acknowledged.edits));

  const before = await readUploads(dataDir);
  for (const [id, digest] of acknowledged.uploads) {
    if (before.get(`sent/${id}`) !== digest) breaches.push(`upload ${id} is lost or another`);
  }
  await backends.end('SIGTERM');
  const { requests, mails } = await readStored({ databaseUrl, dataDir });
  // What a backend with its clock ahead has touched is not old yet to one whose clock is right.
  await wait(clockAhead);
  const [first] = backends.all;
  await first?.start({ UPLOAD_KEEP_HOURS: noTime });
  await first?.untilSent(mails);
  await wait(sweepTime);
  await backends.end('SIGTERM');
  const outbox = await readOutbox(dataDir, (await first?.sentMails()) ?? []);
  const uploads = await readUploads(dataDir);
  return [...breaches, ...breachesOf(acknowledged.visits, { requests, outbox, uploads })];
}

/** What is kept must be of the last change that was acknowledged, or of one that was tried after it. */
function lost(what: string, found: string, known: { told: number; tried: number }): string[] {
  const number = Number(/\d+$/.exec(found)?.[0] ?? 0);
  if (number >= known.told && number <= known.tried) return [];
  return [`${what} is of change ${number}, acknowledged was ${known.told}`];
}
