import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hostCodes, type HostCode } from '../../src/config/hosts';
import { accountEndpoints } from '../contract/every-account-call';
import { longestPageOf, releasedFile, releasedPages, siteFolder } from '../support/released-pages';

const scriptsOf = (html: string) =>
  new Set(
    [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path = '']) => path.slice(1)),
  );

/** The scripts of a release in which the calls of an account stand, by the path of the call. */
function scriptsWith(host: HostCode, paths: readonly string[]): Map<string, string[]> {
  const files = readdirSync(siteFolder(host)).filter((file) => file.endsWith('.js'));
  const found = new Map(paths.map((path): [string, string[]] => [path, []]));
  for (const file of files) {
    const code = releasedFile(host, file);
    for (const [path, scripts] of found) if (code.includes(`"${path}"`)) scripts.push(file);
  }
  return found;
}

test.each(hostCodes)('on %s no page but those of the account loads its code', async (host) => {
  // The account itself is asked for by whoever restores a session: the header of each page.
  const paths = (await accountEndpoints()).map(([, { path }]) => path);
  const found = scriptsWith(host, paths);
  // A call that stands nowhere would pass whatever the pages load.
  for (const [path, scripts] of found) expect([path, scripts.length > 0]).toEqual([path, true]);
  const ofAccount = new Set([...found.values()].flat());

  const templates = new Set(releasedPages(host).map(({ template }) => template));
  expect(templates.has('account-page')).toBe(true);
  for (const template of templates) {
    const { path } = longestPageOf(host, template);
    const html = releasedFile(host, template === '404' ? '404.html' : join(path, 'index.html'));
    const scripts = scriptsOf(html);
    expect(scripts.size).toBeGreaterThan(2);
    expect([path, [...scripts].filter((file) => ofAccount.has(file))]).toEqual([path, []]);
  }
});
