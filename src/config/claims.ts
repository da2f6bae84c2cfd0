import { hostCodes, type HostCode } from './hosts';

/** What the house promises: its numbers by name, units in the names, and where they are written. */
export interface Claim<Name extends string = string> {
  /** Section of the specification that states it. */
  spec: string;
  /** Numbers by host; a claim without numbers is a promise in words alone. */
  numbers: Record<HostCode, Readonly<Record<Name, number>>>;
}

/**
 * The ledger of business claims (spec §1 and §9): pages, forms, backend and checks read a number
 * here, and nowhere else is it written. The sentences are in the locales under `claims`.
 * Technical limits of forms and lists are in `limits.ts`.
 */
export const claims = {
  /** On the day of contact; larger by agreement. */
  loan: everywhere('§1, §9', { fromRoubles: 50_000, toRoubles: 150_000_000 }),
  /** Of the item's value. Both readings are given; Uzbek goes by its texts, which say 60. */
  buyBack: perHost('§1, §9', {
    ru: { upToPercent: 95 },
    en: { upToPercent: 60 },
    ua: { upToPercent: 60 },
    uz: { upToPercent: 60 },
  }),
  /** Said as "about half an hour". */
  buyBackTime: everywhere('§1', { minutes: 30 }),
  /** How much lower a loan valuation is than a buy-back valuation. */
  loanBelowBuyBack: everywhere('§1, §9', { fromPercent: 10, toPercent: 15 }),
  /** Paid the same day. */
  watchPurchase: everywhere('§1, §9', { fromDollars: 5_000, toDollars: 5_000_000 }),
  /** Holds only on the day of contact. */
  onlineAppraisal: everywhere('§1', {}),
  /** On purchased watches. */
  warranty: everywhere('§1, §9', { fromMonths: 6, toYears: 2 }),
  /** To any city with a branch, but none from Tashkent. */
  delivery: everywhere('§1, §9', { hours: 24 }),
  /** Free delivery and fitting. */
  regularCustomers: everywhere('§1, §6', {}),
  visitNotice: everywhere('§9', { hours: 1 }),
  /** Decided within the working days after the borrower's application. */
  extension: everywhere('§1, §9', { leastMonths: 3, workingDays: 3 }),
  /** Answers to citizen appeals; an appeal receives a registration number. */
  appeal: everywhere('§1, §4, §9', { days: 15 }),
  /** Requests of a regulator or of a data subject, calendar days. */
  dataRequest: everywhere('§9', { calendarDays: 30 }),
  records: everywhere('§9', { leastYears: 3 }),
  /** Auctions after seizure. */
  auction: everywhere('§1, §9', { toRoubles: 300_000_000 }),
  /** Stones of jewelry. */
  stones: everywhere('§1, §9', { fromCarats: 1 }),
  /** What the diamond calculator takes. */
  diamond: everywhere('§3, §9', { fromCarats: 0.18 }),
  carat: everywhere('§3', { grams: 0.2 }),
  /** RB-57, the most expensive cut. */
  roundCut: everywhere('§3', { facets: 57 }),
  /** Cheaper than round. */
  fancyCut: everywhere('§3, §9', { fromPercent: 15, toPercent: 20 }),
  /** Moscow, St. Petersburg, Vladivostok, Yekaterinburg, Krasnodar … Baku. */
  offices: everywhere('§1', { cities: 12 }),
} as const;

export type ClaimName = keyof typeof claims;

export const claimNames = Object.keys(claims) as ClaimName[];

function everywhere<Name extends string>(spec: string, numbers: Record<Name, number>): Claim<Name> {
  const rows = hostCodes.map((host) => [host, numbers] as const);
  return { spec, numbers: Object.fromEntries(rows) as Claim<Name>['numbers'] };
}

function perHost<Name extends string>(
  spec: string,
  numbers: Record<HostCode, Record<Name, number>>,
): Claim<Name> {
  return { spec, numbers };
}
