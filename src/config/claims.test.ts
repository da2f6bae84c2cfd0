import { claimNames, claims } from './claims';
import { hostCodes, languageOf } from './hosts';
import { limits } from './limits';
import { relatedServices, serviceFacts, serviceGroups } from './service-facts';

test('the ledger holds the business constants of the specification', () => {
  const onRu = Object.fromEntries(claimNames.map((name) => [name, claims[name].numbers.ru]));
  expect(onRu).toEqual({
    loan: { fromRoubles: 50_000, toRoubles: 150_000_000 },
    buyBack: { upToPercent: 95 },
    buyBackTime: { minutes: 30 },
    loanBelowBuyBack: { fromPercent: 10, toPercent: 15 },
    watchPurchase: { fromDollars: 5_000, toDollars: 5_000_000 },
    onlineAppraisal: {},
    warranty: { fromMonths: 6, toYears: 2 },
    delivery: { hours: 24 },
    regularCustomers: {},
    visitNotice: { hours: 1 },
    extension: { leastMonths: 3, workingDays: 3 },
    appeal: { days: 15 },
    dataRequest: { calendarDays: 30 },
    records: { leastYears: 3 },
    auction: { toRoubles: 300_000_000 },
    stones: { fromCarats: 1 },
    diamond: { fromCarats: 0.18 },
    carat: { grams: 0.2 },
    roundCut: { facets: 57 },
    fancyCut: { fromPercent: 15, toPercent: 20 },
    offices: { cities: 12 },
  });
});

test('buy-back pays up to 95 % in Russian and up to 60 % elsewhere; nothing else differs', () => {
  for (const host of hostCodes) {
    expect(claims.buyBack.numbers[host].upToPercent).toBe(languageOf(host) === 'ru' ? 95 : 60);
    for (const name of claimNames.filter((other) => other !== 'buyBack')) {
      expect(claims[name].numbers[host]).toEqual(claims[name].numbers.ru);
    }
  }
});

test('every claim says where the specification states it', () => {
  for (const name of claimNames) expect(claims[name].spec).toMatch(/^§\d(, §\d)*$/);
});

test('a number that forms need too has its home in the ledger', () => {
  expect(limits.answerDays).toBe(claims.appeal.numbers.ru.days);
  expect(limits.diamondMinCarats).toBe(claims.diamond.numbers.ru.fromCarats);
});

test('services of the same group are related first, and never to themselves', () => {
  const all = ['skupka-vertu', 'ocenka', 'zalog-chasov', 'servis', 'skupka-chasov'];
  expect(relatedServices('zalog-chasov', all, 3)).toEqual([
    'skupka-chasov',
    'servis',
    'skupka-vertu',
  ]);
});

test('a service that editors add is shown, without terms of its own', () => {
  expect(serviceFacts('novaya-usluga')).toEqual({ group: 'advice', claims: [] });
  expect(serviceGroups).toContain(serviceFacts('novaya-usluga').group);
});
