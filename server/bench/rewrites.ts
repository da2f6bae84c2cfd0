import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { HostCode } from '../../src/config/hosts';
import { editedEntities, type EditedEntity } from '../../src/contract/edited-bodies';
import { readConfig } from '../api/config';
import { changedPages } from '../releases/pages';
import type { PreviousRelease } from '../releases/made-releases';
import { Releases } from '../releases/releases';
import { runCli } from '../run-cli';
import { selectedHosts } from '../selected-hosts';
import { readSettings } from '../settings';
import { Dice } from './edits/dice';
import { addressFields, EditedContent } from './edits/edited-content';
import { makeChange } from './edits/make-change';
import { pagesShowing } from './edits/pages-showing';
import type { PlannedChange } from './edits/random-changes';
import { randomRow } from './edits/random-rows';
import { shownFields } from './edits/shown-fields';
import { untilLive } from './edits/until-live';

/** What a new row has that a random one may not: it is to be seen. */
const seen: Partial<Record<EditedEntity, Record<string, unknown>>> = {
  items: {
    kind: 'clock',
    is_archive: false,
    availability: [{ city_alias: 'moscow', status: 'in_stock' }],
  },
  menu: { type_id: 4 },
  rates: { as_of: '2030-01-01' },
  seo: { path: '/', city: 'moscow' },
};

const addressesShown = 4;

/**
 * `npm run bench:rewrites [-- --host ru] [--entity articles]`, beside a running `npm start`: makes,
 * changes, renames and deletes a row of each entity, one after the other, and tells for each how many
 * pages came, were rewritten and went, how many show the row, and which were rewritten without it.
 */
runCli(async () => {
  const { values } = parseArgs({
    options: { host: { type: 'string', default: 'ru' }, entity: { type: 'string' } },
  });
  const [host = 'ru'] = selectedHosts(values.host);
  const settings = readSettings();
  const { editorToken, port } = readConfig({ KARAT_LOCAL: '1', ...process.env });
  if (!editorToken) throw new Error('no editors’ token: set EDITOR_TOKEN');
  const adminOf = (code: HostCode) => ({
    base: `http://127.0.0.1:${port}/${code}`,
    token: editorToken,
  });
  const service = `http://127.0.0.1:${settings.rebuildPort}`;
  const releases = new Releases(join(settings.releasesDirectory, host));
  const content = await EditedContent.read(adminOf);
  const dice = new Dice(1);

  /** Makes a change, and compares the releases before and after it. */
  async function tell(planned: PlannedChange, texts: readonly string[]): Promise<number> {
    const before = await newest(releases);
    const made = await makeChange(adminOf, content, planned);
    if (!made) throw new Error(`the backend refuses to ${planned.action} ${planned.entity}`);
    const problems = await untilLive(service, [made]);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    const after = await newest(releases);
    console.log(await lineOf(planned, before, after, texts));
    return made.id;
  }

  console.log('| entity | action | came | rewritten | went | show it | rewritten without it |');
  console.log('|---|---|--:|--:|--:|--:|---|');
  for (const entity of editedEntities.filter((name) => !values.entity || name === values.entity)) {
    const shown = shownFields[entity];
    // Of this run alone: an earlier one may have been stopped.
    const mark = `${entity} of ${Date.now()}`;
    const [first, second] = [`Made ${mark}`, `Changed ${mark}`];
    const row: Record<string, unknown> = {
      ...randomRow[entity](dice, content.known(host)),
      ...seen[entity],
      ...(shown && { [shown]: first }),
    };
    const id = await tell({ host, entity, action: 'create', id: null, body: row }, [first]);
    const body = shown ? { [shown]: second } : { units_per_usd: 77 };
    await tell({ host, entity, action: 'change', id, body }, [first, second]);
    const field = addressFields[entity];
    if (field) {
      const other = randomRow[entity](dice, content.known(host));
      const renamed = { [field]: (other as Record<string, unknown>)[field] };
      await tell({ host, entity, action: 'rename', id, body: renamed }, [second]);
    }
    await tell({ host, entity, action: 'delete', id, body: null }, [second]);
  }
});

async function newest(releases: Releases): Promise<PreviousRelease> {
  const release = await releases.newest();
  if (!release) throw new Error('the host has no release');
  return release;
}

/** A row of the table. */
async function lineOf(
  { entity, action }: PlannedChange,
  before: PreviousRelease,
  after: PreviousRelease,
  texts: readonly string[],
): Promise<string> {
  const { added, changed, removed } = changedPages(before.manifest.files, after.manifest.files);
  const showing = new Set([
    ...(await pagesShowing(before, texts)),
    ...(await pagesShowing(after, texts)),
  ]);
  const others = changed.filter((address) => !showing.has(address));
  const named = others.slice(0, addressesShown).join(' ');
  const more = others.length > addressesShown ? ` … ${others.length} in all` : '';
  const counts = [added.length, changed.length, removed.length, showing.size];
  return `| ${[entity, action, ...counts, `${named}${more}`].join(' | ')} |`;
}
