import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimNames, type ClaimName } from '../../src/config/claims';
import type { HostCode } from '../../src/config/hosts';
import { serviceFacts } from '../../src/config/service-facts';
import type ruClaims from '../../src/locales/ru/claims.json';
import { claimNumbers } from '../../src/shared/lib/claim-text';
import { ask } from '../support/ask';
import { ledgerPercentages, percentagesIn, statedIn, strayIn } from '../support/claims-in-text';
import { textOfHtml } from '../support/page-text';
import { expect, test } from './visitor';

/** A claim as the host's pages say it. */
function sentenceOf(claim: ClaimName, host: HostCode): string {
  const file = join(__dirname, '../../src/locales', host, 'claims.json');
  const words = JSON.parse(readFileSync(file, 'utf8')) as typeof ruClaims;
  const numbers = claimNumbers(claim, host);
  return words[claim].value
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => numbers[name] ?? '')
    .replace(/[\s\u00A0\u202F]+/g, ' ');
}

async function textAt(host: HostCode, path: string): Promise<string> {
  const { status, body } = await ask(`${host}.localhost`, path);
  expect(status, path).toBe(200);
  return textOfHtml(body);
}

async function addressesIn(host: HostCode, path: string): Promise<string[]> {
  const { body } = await ask(`${host}.localhost`, path);
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
    address ? new URL(address).pathname : '',
  );
}

/** Items say what their maker and model are; a few of each kind stand for all. */
const itemsOfKind = 4;

async function pathsToRead(host: HostCode): Promise<string[]> {
  const sitemaps = await addressesIn(host, '/sitemap-index.xml');
  const all = (await Promise.all(sitemaps.map((path) => addressesIn(host, path)))).flat();
  const seen = new Map<string, number>();
  return all.filter((path) => {
    const kind = /^\/(clock|jewelry|accessory|art)\//.exec(path)?.[1];
    if (!kind) return true;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return (seen.get(kind) ?? 0) <= itemsOfKind;
  });
}

test.describe('claims of the house @hosts', () => {
  test('every claim of the ledger stands on the index of services', async ({ host }) => {
    const text = await textAt(host, '/uslugi/');
    for (const claim of claimNames) expect(text, claim).toContain(sentenceOf(claim, host));
    expect(text).toContain(host === 'ru' ? '95 %' : host === 'en' ? '60%' : '60 %');
  });

  test('a service states the terms that hold for it, and no other percentage', async ({ host }) => {
    const paths = (await pathsToRead(host)).filter((path) => /^\/uslugi\/[^/]+\/$/.test(path));
    expect(paths.length).toBeGreaterThanOrEqual(12);
    for (const path of paths) {
      const text = await textAt(host, path);
      const { claims } = serviceFacts(path.split('/')[2] ?? '');
      for (const claim of claims) expect(text, path).toContain(sentenceOf(claim, host));
      for (const percent of percentagesIn(text)) {
        expect(ledgerPercentages(host), path).toContain(percent);
      }
    }
  });

  test('no page states a number of the house that is not the ledger’s', async ({ host }) => {
    test.setTimeout(180_000);
    const paths = await pathsToRead(host);
    expect(paths.length).toBeGreaterThan(100);
    const strays: string[] = [];
    const stated = new Set<ClaimName>();
    const rest = [...paths];
    const read = async () => {
      for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
        const text = await textAt(host, path);
        for (const { claim } of statedIn(text, host)) stated.add(claim);
        for (const { claim, words } of strayIn(text, host)) {
          strays.push(`${path} ${claim}: ${words}`);
        }
      }
    };
    await Promise.all([read(), read(), read(), read()]);
    expect(strays).toEqual([]);
    // The check reads what it looks for: every kind of claim with a number of its own was met.
    for (const claim of ['buyBack', 'loan', 'loanBelowBuyBack', 'watchPurchase'] as const) {
      expect(stated).toContain(claim);
    }
    for (const claim of ['warranty', 'auction', 'dataRequest', 'records', 'offices'] as const) {
      expect(stated).toContain(claim);
    }
  });
});
