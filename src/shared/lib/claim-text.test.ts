/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statedIn, strayIn } from '../../../tests/support/claims-in-text';
import { claimNames, type ClaimName } from '../../config/claims';
import { hostCodes, languageOf, type HostCode } from '../../config/hosts';
import type ruClaims from '../../locales/ru/claims.json';
import { claimNumbers } from './claim-text';

/** Each claim as the host's pages show it: its name, the promise, and what belongs to it. */
function saidOn(host: HostCode): Record<ClaimName, string> {
  const file = join(__dirname, '../../locales', languageOf(host), 'claims.json');
  const words = JSON.parse(readFileSync(file, 'utf8')) as typeof ruClaims;
  const said = claimNames.map((claim) => {
    const { name, value, note } = words[claim];
    const numbers = claimNumbers(claim, host);
    const text = `${name} ${value} ; ${note}`;
    return [claim, text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => numbers[key] ?? '?')];
  });
  return Object.fromEntries(said) as Record<ClaimName, string>;
}

test('numbers of a claim are set as the host writes them', () => {
  expect(claimNumbers('loan', 'en')).toEqual({ fromRoubles: '50,000', toRoubles: '150,000,000' });
  expect(claimNumbers('loan', 'ru').toRoubles).toMatch(/^150\s000\s000$/);
  expect(claimNumbers('diamond', 'en').fromCarats).toBe('0.18');
  for (const host of ['ru', 'ua', 'uz'] as const) {
    expect(claimNumbers('diamond', host).fromCarats).toBe('0,18');
  }
});

describe.each(hostCodes)('the claims of %s', (host) => {
  const said = saidOn(host);

  test('put every number of the ledger into words', () => {
    for (const claim of claimNames) {
      expect(said[claim]).not.toMatch(/\?|\{\{/);
      for (const number of Object.values(claimNumbers(claim, host))) {
        // Half an hour is said in words.
        if (claim !== 'buyBackTime') expect(said[claim]).toContain(number);
      }
    }
  });

  test('are read by the check of pages as what they are', () => {
    const all = Object.values(said).join(' ; ');
    expect(strayIn(all, host)).toEqual([]);
    const read = new Set(statedIn(all, host).map(({ claim }) => claim));
    const kinds: ClaimName[] = ['loan', 'buyBack', 'loanBelowBuyBack', 'watchPurchase', 'warranty'];
    kinds.push('extension', 'appeal', 'dataRequest', 'records', 'auction', 'stones', 'fancyCut');
    for (const claim of [...kinds, 'offices' as const]) expect([...read]).toContain(claim);
  });
});
