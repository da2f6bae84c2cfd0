import type { Dice } from '../../../demo/catalogue/generate/dice';
import { requestKinds } from '../../../src/config/request-kinds';
import { searches, timedCalls } from '../calls';

/** One call to the backend. */
export interface Call {
  /** What it is counted as. */
  kind: string;
  path: string;
  /** JSON of a POST. */
  body?: object;
}

/** What visitors know when they come. */
export interface Known {
  items: readonly { kind: string; url: string }[];
  cities: readonly string[];
  /** Of the account of whoever has one. */
  token: string;
}

/** Something that a visitor does: calls that a page makes at once, one after the other. */
interface Act {
  /** How often, beside the others. */
  weight: number;
  calls: (dice: Dice, known: Known) => Call[];
}

export const lists = ['clocks_today', 'jewellery', 'accessories', 'arts'] as const;
const get = (kind: string, path: string): Call => ({ kind, path: `/ru${path}` });
const post = (kind: string, path: string, body: object): Call => ({ ...get(kind, path), body });

const acts: readonly Act[] = [
  {
    weight: 25,
    calls: (dice) => {
      const list = dice.pick(lists);
      return [get('list', `/${list}?page=${dice.between(1, list === 'clocks_today' ? 100 : 5)}`)];
    },
  },
  {
    weight: 20,
    calls: (dice) => {
      const [path = ''] = timedCalls['listing, four filters']?.(dice.between(0, 1000)) ?? [];
      return [
        { kind: 'list with four filters', path },
        get('options of a filter', `/clocks_today/filter/brands?cities[]=${dice.between(1, 5)}`),
      ];
    },
  },
  {
    weight: 12,
    calls: (dice) => [get('search', `/search?q=${encodeURIComponent(dice.pick(searches))}`)],
  },
  {
    weight: 20,
    calls: (dice, { items }) => {
      const { kind, url } = dice.pick(items);
      return [get('item', `/detailPage/${kind}/${url}`)];
    },
  },
  {
    weight: 8,
    calls: (dice) => [get('offers', dice.pick(['/specials', '/daily', '/discount']))],
  },
  {
    weight: 5,
    calls: (dice, { cities }) => [get('contacts', `/contacts/${dice.pick(cities)}`)],
  },
  {
    weight: 8,
    calls: (dice, { items, token }) => [
      post('heart', '/addDelete', { token, ...dice.pick(items) }),
      get('favourites', `/saved-items?token=${token}`),
    ],
  },
  {
    weight: 2,
    calls: (dice) => [
      post('request', '/feedback', {
        feedback_type: requestKinds.callback,
        user_name: 'Visitor',
        telephone: `+7916${dice.between(1_000_000, 9_999_999)}`,
      }),
    ],
  },
];

/** Each act as often as it weighs. */
const weighed = acts.flatMap((act) => Array.from({ length: act.weight }, () => act));

export const anAct = (dice: Dice, known: Known): Call[] => dice.pick(weighed).calls(dice, known);
