import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { HostCode } from '../../src/config/hosts';
import { runCli } from '../run-cli';
import { selectedHosts } from '../selected-hosts';
import { readSettings } from '../settings';
import { differenceText, listText } from './release-texts';
import { Releases } from './releases';
import { switchRelease } from './switch-release';

const usage = `Shows the releases of the sites and chooses which is served.

  npm run release -- list [--host ru]
  npm run release -- diff [n] [m] --host ru     pages that differ; the served release and the one
                                                before it by default
  npm run release -- rollback [n] --host ru     serves an earlier release, the one before by default;
                                                later ones are made and kept, not served
  npm run release -- resume --host ru           serves the newest release, and later ones again`;

/** `npm run release -- list | diff | rollback | resume`. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { host: { type: 'string' } },
  });
  const [command, ...given] = positionals;
  const numbers = given.map(numberOf);
  const settings = readSettings();
  const { releasesDirectory } = settings;
  const releasesOf = (host: HostCode) => new Releases(join(releasesDirectory, host));
  if (command === 'list') {
    for (const host of selectedHosts(values.host)) {
      console.log(await listText(host, releasesOf(host)));
    }
    return;
  }
  if (!values.host) throw new Error(`--host is needed\n\n${usage}`);
  const [host] = selectedHosts(values.host);
  if (!host) return;
  const releases = releasesOf(host);
  const say = (line: string) => console.log(`${host}: ${line}`);
  const switched = (choose: () => Promise<number | null>) =>
    switchRelease({ host, releases, settings, say }, choose);
  switch (command) {
    case 'diff':
      return console.log(await differenceText(releases, numbers));
    case 'rollback': {
      const number = await switched(() => releases.rollBack(numbers[0]));
      return console.log(
        `${host}: release ${number} is served, and later ones are held back until ` +
          `npm run release -- resume --host ${host}`,
      );
    }
    case 'resume': {
      const number = await switched(() => releases.resume());
      return console.log(`${host}: release ${number ?? 'none'} is served`);
    }
    default:
      throw new Error(`no command "${command ?? ''}"\n\n${usage}`);
  }
}

function numberOf(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`"${text}" is no number of a release`);
  return Number(text);
}

runCli(main);
