import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { HostCode } from '../../src/config/hosts';
import { readConfig } from '../api/config';
import { verifyHost } from '../rebuild/verify/verify-host';
import { runCli, stopSignal } from '../run-cli';
import { selectedHosts } from '../selected-hosts';
import { readSettings } from '../settings';
import { Dice } from './edits/dice';
import { EditedContent } from './edits/edited-content';
import { makeChange, type MadeChange } from './edits/make-change';
import { randomChange } from './edits/random-changes';
import { untilLive } from './edits/until-live';

/** Changes of one burst, at most. */
const largestBurst = 12;
/** Between two bursts, milliseconds at most. */
const longestPause = 4000;
/** Share of the pauses that last until all is live. */
const untilLiveShare = 0.3;

/**
 * `npm run bench:edits -- --seed 1 --changes 200 [--host ru]`, beside a running `npm start`: makes
 * random changes of all kinds on all hosts or one, waits until they are live, and compares the sites
 * with cold builds. Ends with code 1 when they differ. The same seed makes the same changes to the
 * same content.
 */
runCli(async () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      changes: { type: 'string', default: '200' },
      host: { type: 'string' },
    },
  });
  const hosts = selectedHosts(values.host);
  const [settings, signal] = [readSettings(), stopSignal()];
  const { editorToken, port } = readConfig({ KARAT_LOCAL: '1', ...process.env });
  if (!editorToken) throw new Error('no editors’ token: set EDITOR_TOKEN');
  const adminOf = (host: HostCode) => ({
    base: `http://127.0.0.1:${port}/${host}`,
    token: editorToken,
  });
  const service = `http://127.0.0.1:${settings.rebuildPort}`;
  const say = (line: string) => console.log(line);

  const dice = new Dice(Number(values.seed));
  const content = await EditedContent.read(adminOf);
  const made: MadeChange[] = [];
  let refused = 0;
  while (made.length < Number(values.changes)) {
    const burst = Math.min(1 + dice.whole(largestBurst), Number(values.changes) - made.length);
    for (let count = 0; count < burst; count += 1) {
      signal.throwIfAborted();
      const planned = randomChange(dice, content, hosts);
      const change = await makeChange(adminOf, content, planned);
      if (!change) {
        refused += 1;
        continue;
      }
      made.push(change);
      const { host, entity, action, id, body } = change;
      say(`${made.length} ${host} ${entity} ${id} ${action} ${Object.keys(body ?? {}).join(' ')}`);
    }
    const pause = dice.whole(longestPause);
    if (dice.chance(untilLiveShare)) throwUnlessLive(await untilLive(service, made));
    else await wait(pause, undefined, { signal });
  }
  throwUnlessLive(await untilLive(service, made));
  say(`${made.length} changes are live, ${refused} were refused by the backend`);

  for (const host of hosts) {
    const told = (line: string) => say(`${host}: ${line}`);
    const differences = await verifyHost({ host, settings, say: told, signal });
    if (differences.length > 0) process.exitCode = 1;
  }
});

function throwUnlessLive(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`not live:\n${problems.join('\n')}`);
}
