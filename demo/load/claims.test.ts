/** @jest-environment node */
import { hostCodes, type HostCode } from '../../src/config/hosts';
import { statedIn, strayIn } from '../../tests/support/claims-in-text';
import { loadAllTexts } from './all-texts';

const texts = loadAllTexts();

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

test.each(hostCodes)('the texts of %s state no number of the house but the ledger’s', (host) => {
  const all = stringsOf(texts[host]);
  expect(all.flatMap((text) => strayIn(text, host))).toEqual([]);
  const stated = new Set(all.flatMap((text) => statedIn(text, host)).map(({ claim }) => claim));
  // What editors do write of: without these the check would read past their texts.
  for (const claim of ['buyBack', 'loan', 'loanBelowBuyBack', 'delivery'] as const) {
    expect(stated).toContain(claim);
  }
});

test.each<[HostCode, string]>([
  ['ru', 'Выкуп составляет до 60 % стоимости'],
  ['ru', 'Заём от 50 000 до 100 000 000 рублей'],
  ['ru', 'Оценка на 5–15 % ниже выкупной'],
  ['ru', 'Гарантия от 3 месяцев до 2 лет'],
  ['en', 'We pay up to 95% of the value'],
  ['en', 'Watches worth 1,000 to 5,000,000 US dollars'],
  ['ua', 'Платимо до 95 % вартості'],
  ['ua', 'Відповідь протягом 30 днів'],
  ['uz', 'Qiymatining 95 % gacha toʻlaymiz'],
  ['uz', 'Qiymatining 95 foizigacha toʻlaymiz'],
  ['uz', '10 000 dan 150 000 000 rublgacha qarz'],
])('on %s “%s” is not the ledger’s', (host, text) => {
  expect(strayIn(text, host)).toHaveLength(1);
});
