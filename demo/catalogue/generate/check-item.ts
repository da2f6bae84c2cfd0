import { isSold } from '../../../src/domain/sales';
import { itemTypes } from '../lookups/item-types';
import { thisYear } from './making/time';
import { type SeedItem } from '../types';

/** Facts that lie outside what can be true; `[what is wrong, whether it is]`. */
type Finding = readonly [problem: string, isSo: boolean];

/** What is wrong with one item by itself. */
export function problemsOfItem(item: SeedItem): string[] {
  return [...findingsOfFacts(item), ...findingsOfLabels(item), ...findingsOfStand(item)]
    .filter(([, isSo]) => isSo)
    .map(([problem]) => `${item.url}: ${problem}`);
}

function findingsOfFacts(item: SeedItem): Finding[] {
  const { diameter, year, datePublish, insertions } = item;
  const isWatch = item.kind === 'clock';
  return [
    ['its address is no slug', !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(item.url)],
    ['its type is of another kind', itemTypes[item.type].kind !== item.kind],
    ['its look is of another kind', item.look.kind !== item.kind],
    ['its diameter is missing', isWatch && diameter === null],
    ['it has a diameter', !isWatch && diameter !== null],
    ['its diameter is out of range', diameter !== null && (diameter < 20 || diameter > 60)],
    ['only watches have a form, all of them', isWatch !== (item.bodyForm !== null)],
    ['its year is out of range', year !== null && (year < 1800 || year > thisYear)],
    ['a watch is dated before 1900', isWatch && (year ?? thisYear) < 1900],
    ['it was put up before it was made', year !== null && Number(datePublish.slice(0, 4)) < year],
    ['its date is no UTC instant', new Date(datePublish).toISOString() !== datePublish],
    ['it is set with stones', insertions.length > 0 && item.kind !== 'jewelry'],
    ['a stone has no weight', insertions.some(({ carat, count }) => carat <= 0 || count < 1)],
    ['its wear is out of range', item.look.wear < 0 || item.look.wear > 1],
  ];
}

function findingsOfLabels({ tags, condition, ...item }: SeedItem): Finding[] {
  return [
    ['a tag stands twice', new Set(tags).size !== tags.length],
    ['archived and its tag disagree', item.isArchive !== tags.includes('archived')],
    [
      'the discount and its tag disagree',
      (item.priceWithDiscountUsd !== null) !== tags.includes('discounted'),
    ],
    ['brand new and its condition disagree', (condition === 'new') !== tags.includes('brand_new')],
    [
      'it is both or neither new and used',
      tags.includes('brand_new') === tags.includes('pre_owned'),
    ],
  ];
}

function findingsOfStand({ priceUsd, priceWithDiscountUsd, ...item }: SeedItem): Finding[] {
  const statuses = item.availability.map(({ status }) => status);
  const cities = item.availability.map(({ cityAlias }) => cityAlias);
  return [
    ['its price is not positive', priceUsd !== null && priceUsd <= 0],
    ['its price is not whole', priceUsd !== null && !Number.isInteger(priceUsd)],
    ['its discount is not positive', priceWithDiscountUsd !== null && priceWithDiscountUsd <= 0],
    [
      'its discount is no discount',
      priceWithDiscountUsd !== null && priceWithDiscountUsd >= (priceUsd ?? 0),
    ],
    ['it is nowhere', cities.length === 0],
    ['a city stands twice', new Set(cities).size !== cities.length],
    ['it is archived but not sold', item.isArchive && statuses.some((status) => status !== 'sold')],
    ['sold and its day disagree', isSold(item.isArchive, statuses) !== (item.soldOn !== null)],
    [
      'it was sold before it was put up',
      item.soldOn !== null && item.soldOn < item.datePublish.slice(0, 10),
    ],
  ];
}
