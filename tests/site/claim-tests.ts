import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimNames, claims, type ClaimName } from '../../src/config/claims';
import { languageOf, type HostCode } from '../../src/config/hosts';
import type { LanguageCode } from '../../src/config/languages';
import { serviceFacts } from '../../src/config/service-facts';
import type ruClaims from '../../src/locales/ru/claims.json';
import { claimNumbers } from '../../src/shared/lib/claim-text';
import { ledgerPercentages, percentagesIn, statedIn, strayIn } from '../support/claims-in-text';
import type { ReleasedSite } from './released-site';

/** A claim as the host's pages say it. */
function sentenceOf(claim: ClaimName, host: HostCode): string {
  const file = join(__dirname, '../../src/locales', languageOf(host), 'claims.json');
  const words = JSON.parse(readFileSync(file, 'utf8')) as typeof ruClaims;
  const numbers = claimNumbers(claim, host);
  return words[claim].value
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => numbers[name] ?? '')
    .replace(/[\s\u00A0\u202F]+/g, ' ');
}

/** How each language writes how much of a thing's value the house pays at most. */
const upTo: Record<LanguageCode, (percent: number) => string> = {
  ru: (percent) => `${percent} %`,
  en: (percent) => `${percent}%`,
  ua: (percent) => `${percent} %`,
  uz: (percent) => `${percent} foizigacha`,
};

/** What the pages of a host say of the house is what its ledger of claims says. */
export function claimTests(host: HostCode, site: () => ReleasedSite): void {
  /** Texts by path of the pages that the sitemap lists. */
  const texts = () =>
    [...site().pages].flatMap(([path, { text }]): [string, string][] =>
      text !== null && site().listed.has(path) ? [[path, text]] : [],
    );

  test('every claim of the ledger stands on the index of services', () => {
    const text = site().pages.get('/uslugi/')?.text ?? '';
    for (const claim of claimNames) expect(text).toContain(sentenceOf(claim, host));
    const { upToPercent } = claims.buyBack.numbers[host];
    expect(text).toContain(upTo[languageOf(host)](upToPercent));
  });

  test('a service states the terms that hold for it, and no other percentage', () => {
    const services = texts().filter(([path]) => /^\/uslugi\/[^/]+\/$/.test(path));
    expect(services.length).toBeGreaterThanOrEqual(12);
    const odd = services.flatMap(([path, text]) => {
      const { claims: own } = serviceFacts(path.split('/')[2] ?? '');
      const missing = own.filter((claim) => !text.includes(sentenceOf(claim, host)));
      const foreign = percentagesIn(text).filter((one) => !ledgerPercentages(host).includes(one));
      return [
        ...missing.map((claim) => `${path} ${claim}`),
        ...foreign.map((one) => `${path} ${one} %`),
      ];
    });
    expect(odd).toEqual([]);
  });

  test('no page states a number of the house that is not the ledger’s', () => {
    expect(texts().length).toBeGreaterThan(100);
    const strays = texts().flatMap(([path, text]) =>
      strayIn(text, host).map(({ claim, words }) => `${path} ${claim}: ${words}`),
    );
    expect(strays).toEqual([]);
    // The check reads what it looks for: every kind of claim with a number of its own was met.
    const stated = new Set(
      texts().flatMap(([, text]) => statedIn(text, host).map(({ claim }) => claim)),
    );
    expect([...stated]).toEqual(
      expect.arrayContaining([
        'buyBack',
        'loan',
        'loanBelowBuyBack',
        'watchPurchase',
        'warranty',
        'auction',
        'dataRequest',
        'records',
        'offices',
      ]),
    );
  });
}
