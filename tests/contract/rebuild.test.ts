import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { BuiltRelease } from '../../server/rebuild/builder';
import {
  startTrialService,
  testSecret,
  type TrialService,
} from '../../server/rebuild/service/test-service';
import { runnableProgram } from '../support/bundles';
import { useEditingBackend } from './editing-backend';
import { newRows } from './new-rows';

const editing = useEditingBackend();
const { admin } = editing;

const release: BuiltRelease = {
  release: 1,
  kind: 'warm',
  pages: { added: [], changed: ['/articles/', '/article/x/'], removed: [] },
};
let service: TrialService;
beforeAll(async () => {
  service = await startTrialService(() => Promise.resolve(release));
  await editing.restart({
    WEBHOOK_URLS: `${service.url()}/hooks/content`,
    WEBHOOK_SECRET: testSecret,
  });
});
afterAll(() => service.close());

/** What `npm run content` says on standard error. */
async function content(...given: string[]): Promise<string[]> {
  const { stderr } = await promisify(execFile)(process.execPath, [
    ...[...runnableProgram('server/content/cli.ts'), ...given],
    ...['--api', editing.url(), '--service', service.url()],
  ]);
  return stderr.trim().split('\n').filter(Boolean);
}

test('npm run content says when visitors of each host that tells of the row see a change', async () => {
  const body = newRows.articles;
  const { data } = (await admin('POST', 'articles', { body })).body;
  await admin('POST', 'articles', { body, host: 'en' });
  const lines = await content('change', 'articles', String(data.id), 'type=5');
  const live = lines.filter((line) => line.startsWith('live'));
  expect(live.sort()).toEqual([
    expect.stringMatching(/^live on en after \d+\.\d s \(2 pages: \/articles\/, \/article\/x\/\)$/),
    expect.stringMatching(/^live on ru after \d+\.\d s \(2 pages: \/articles\/, \/article\/x\/\)$/),
  ]);
  const removed = await content('delete', 'articles', String(data.id));
  expect(removed.at(-1)).toMatch(/^live on ru/);
});

test('the service is handed the rows that changed, with their revisions', async () => {
  service.requests.length = 0;
  const { data } = (await admin('POST', 'faq', { body: newRows.faq })).body;
  await content('change', 'faq', String(data.id), 'answer=Можно.');
  const changes = service.requests
    .flatMap((request) => request.changes ?? [])
    .filter(({ entity, id }) => entity === 'faq' && id === data.id);
  expect(changes.map(({ action, revision }) => [action, revision])).toEqual([
    ['created', 1],
    ['changed', 2],
  ]);
});
