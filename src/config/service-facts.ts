import type { ItemKind } from './catalogs';
import type { ClaimName } from './claims';
import type { ProductType } from './product-types';

export const serviceGroups = ['watches', 'jewels', 'objects', 'advice'] as const;
export type ServiceGroup = (typeof serviceGroups)[number];

/** What the estimator can be asked about: the objects that the house lends on and buys (spec §2). */
export const estimateKinds = [
  'watch',
  'jewelry',
  'diamond',
  'antique',
  'painting',
  'bag',
  'phone',
] as const satisfies readonly ProductType[];
export type EstimateKind = (typeof estimateKinds)[number];

export interface ServiceFacts {
  group: ServiceGroup;
  /** Terms of the ledger that hold for the service, most important first. */
  claims: readonly ClaimName[];
  /** Kind that the estimator starts with; without it the page has no estimator. */
  estimates?: EstimateKind;
  /** Whether the calculator of diamonds stands in the page. */
  calculatesDiamonds?: boolean;
  /** Which of the two ways to money the estimator starts with. */
  wish?: 'sell' | 'pawn';
  /** What its page asks for in place of an appraisal. */
  asks?: 'bringClient';
  /** Which items of the stock came by this service; `brand` narrows them to one maker's url. */
  bought?: { kind: ItemKind; brand?: string };
}

const buying = ['buyBack', 'buyBackTime', 'loanBelowBuyBack'] as const;

/** The services of the specification (§2 `/uslugi/{ServiceType}/`) by url, in the order of the index. */
const facts: Record<string, ServiceFacts> = {
  'zalog-chasov': {
    group: 'watches',
    claims: ['loan', 'loanBelowBuyBack', 'extension', 'visitNotice', 'auction', 'records'],
    estimates: 'watch',
    wish: 'pawn',
    bought: { kind: 'clock' },
  },
  'skupka-chasov': {
    group: 'watches',
    claims: ['buyBack', 'watchPurchase', 'buyBackTime', 'visitNotice'],
    estimates: 'watch',
    wish: 'sell',
    bought: { kind: 'clock' },
  },
  servis: {
    group: 'watches',
    claims: ['warranty', 'regularCustomers', 'delivery', 'visitNotice'],
    bought: { kind: 'clock' },
  },
  'skupka-yuvelirnyh-izdelij': {
    group: 'jewels',
    claims: ['buyBack', 'stones', 'buyBackTime', 'loanBelowBuyBack'],
    estimates: 'jewelry',
    wish: 'sell',
    bought: { kind: 'jewelry' },
  },
  'skupka-brilliantov': {
    group: 'jewels',
    claims: ['buyBack', 'diamond', 'fancyCut', 'roundCut', 'carat', 'stones'],
    calculatesDiamonds: true,
    estimates: 'diamond',
    wish: 'sell',
    bought: { kind: 'jewelry' },
  },
  // The catalogue holds no antiques of their own kind to show as bought.
  'skupka-antikvariata': {
    group: 'jewels',
    claims: buying,
    estimates: 'antique',
    wish: 'sell',
  },
  'skupka-kartin': {
    group: 'objects',
    claims: ['buyBack', 'buyBackTime', 'loan'],
    estimates: 'painting',
    wish: 'sell',
    bought: { kind: 'art' },
  },
  'skupka-sumok-hermes': {
    group: 'objects',
    claims: buying,
    estimates: 'bag',
    wish: 'sell',
    bought: { kind: 'accessory', brand: 'hermes' },
  },
  'skupka-vertu': {
    group: 'objects',
    claims: buying,
    estimates: 'phone',
    wish: 'sell',
    bought: { kind: 'accessory', brand: 'vertu' },
  },
  ocenka: {
    group: 'advice',
    claims: ['onlineAppraisal', 'loanBelowBuyBack', 'visitNotice'],
    estimates: 'watch',
    wish: 'sell',
    bought: { kind: 'clock' },
  },
  ekspertiza: { group: 'advice', claims: ['visitNotice', 'stones', 'offices'] },
  'privedi-klienta': {
    group: 'advice',
    claims: ['regularCustomers', 'delivery', 'offices'],
    asks: 'bringClient',
  },
};

/** A service that editors add is an advice without terms until it gets a row above. */
const unknown: ServiceFacts = { group: 'advice', claims: [] };

const urls = Object.keys(facts);

/** What is known of the service at `/uslugi/<url>/`. */
export function serviceFacts(url: string): ServiceFacts {
  return facts[url] ?? unknown;
}

/** Place in the index: rows of the table first, what editors added after them. */
export function servicePlace(url: string): number {
  const place = urls.indexOf(url);
  return place === -1 ? urls.length : place;
}

/** Urls of the `count` services that a visitor of one may want next: of its group first. */
export function relatedServices(url: string, all: readonly string[], count: number): string[] {
  const { group } = serviceFacts(url);
  const isOfGroup = (other: string) => Number(serviceFacts(other).group === group);
  return all
    .filter((other) => other !== url)
    .toSorted((a, b) => isOfGroup(b) - isOfGroup(a) || servicePlace(a) - servicePlace(b))
    .slice(0, count);
}
