import { filterNames } from '../../src/contract/filters';

/** Calls of one visitor, by number: no two in a row ask for the same. */
type Call = (number: number) => readonly string[];

export const searches = [
  'rolex',
  'ролекс',
  'кщдуч',
  'submarner',
  'omega speedmaster',
  '126610',
  'кольцо',
  'картина море',
  'xfcs hjktrc',
  'патек',
  'vachron',
  'datejust 41',
  'часы',
];

const fourFilters = (number: number) =>
  `brands[]=${1 + (number % 8)}&brands[]=${2 + (number % 9)}&cities[]=${1 + (number % 5)}` +
  `&statuses_used[]=perfect&price_from=${100_000 + number * 1000}&sortBy=price_usd&direction=asc`;

/** What is timed, each call as the addresses that are asked at once. */
export const timedCalls: Record<string, Call> = {
  'listing, four filters': (number) => [`/ru/clocks_today?${fourFilters(number)}`],
  'listing, page by page': (number) => [`/ru/clocks_today?page=${1 + (number % 100)}`],
  'all filter options of a list': (number) =>
    [...filterNames, 'prices'].map(
      (name) =>
        `/ru/clocks_today/filter/${name}?cities[]=${1 + (number % 5)}&price_from=${100_000 + number * 1000}`,
    ),
  search: (number) => [
    `/ru/search?q=${encodeURIComponent(searches[number % searches.length] ?? '')}`,
  ],
};

/** What visitors ask for, mixed. */
export const mixedCalls: readonly ((number: number) => string)[] = [
  (number) => `/ru/clocks_today?page=${1 + (number % 100)}`,
  (number) => `/uz/jewellery?price_from=${100_000 + number * 1000}&sortBy=popularity`,
  (number) => `/en/clocks_today/filter/brands?price_from=${10 * (number % 300)}`,
  () => '/ru/list',
  () => '/ru/contacts/moscow',
  () => '/ua/articles?type=3&sortBy=publish_date&direction=desc',
  () => '/ru/daily',
];
