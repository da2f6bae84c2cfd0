import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { languageOf, type HostCode } from '../../src/config/hosts';
import type account from '../../src/locales/ru/account.json';
import type catalogue from '../../src/locales/ru/catalogue.json';
import type contacts from '../../src/locales/ru/contacts.json';
import type desk from '../../src/locales/ru/desk.json';
import type diamonds from '../../src/locales/ru/diamonds.json';
import type errors from '../../src/locales/ru/errors.json';
import type forms from '../../src/locales/ru/forms.json';
import type home from '../../src/locales/ru/home.json';
import type common from '../../src/locales/ru/common.json';
import type info from '../../src/locales/ru/info.json';
import type item from '../../src/locales/ru/item.json';
import type layout from '../../src/locales/ru/layout.json';
import type lists from '../../src/locales/ru/lists.json';
import type preview from '../../src/locales/ru/preview.json';
import type problems from '../../src/locales/ru/problems.json';
import type requests from '../../src/locales/ru/requests.json';
import type glossary from '../../src/locales/ru/glossary.json';
import type reading from '../../src/locales/ru/reading.json';
import type search from '../../src/locales/ru/search.json';
import type services from '../../src/locales/ru/services.json';
import { hostOf } from './host-of';
import { stubPhotos } from './stub-photos';
import { watchPolicies } from './watch-policies';

/** What the site says on a host, by namespace. */
export interface Words {
  account: typeof account;
  catalogue: typeof catalogue;
  common: typeof common;
  contacts: typeof contacts;
  desk: typeof desk;
  diamonds: typeof diamonds;
  errors: typeof errors;
  forms: typeof forms;
  glossary: typeof glossary;
  home: typeof home;
  info: typeof info;
  item: typeof item;
  layout: typeof layout;
  lists: typeof lists;
  preview: typeof preview;
  problems: typeof problems;
  requests: typeof requests;
  reading: typeof reading;
  search: typeof search;
  services: typeof services;
}

function wordsOf(host: HostCode): Words {
  const folder = join(__dirname, '../../src/locales', languageOf(host));
  const names: (keyof Words)[] = [
    'account',
    'catalogue',
    'common',
    'contacts',
    'desk',
    'diamonds',
    'errors',
    'forms',
    'glossary',
    'home',
    'info',
    'item',
    'layout',
    'lists',
    'preview',
    'problems',
    'requests',
    'reading',
    'search',
    'services',
  ];
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  return Object.fromEntries(names.map((name) => [name, read(name)])) as unknown as Words;
}

interface Visitor {
  host: HostCode;
  words: Words;
  /**
   * `stubbed`: each photo is one grey pixel, stretched to its place. Drawing and transforming
   * thousands of them would keep the machine busy that the journeys are walked on.
   */
  photos: 'stubbed' | 'real';
}

/** A test that knows its host and what the host says, so that one journey serves several languages. */
export const test = base.extend<Visitor>({
  host: async ({ baseURL }, use, info) => {
    if (!baseURL) throw new Error('a journey needs the address of a site');
    await use(hostOf(info.project.name));
  },
  words: async ({ host }, use) => use(wordsOf(host)),
  photos: ['stubbed', { option: true }],
  page: async ({ page, photos }, use) => {
    if (photos === 'stubbed') await stubPhotos(page);
    const stopped = await watchPolicies(page);
    await use(page);
    expect(stopped, 'what the policies of the site stop').toEqual([]);
  },
});

export { expect } from '@playwright/test';

/** Opens a page and waits until it answers to clicks. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
}

/** Loads the page anew and waits until it answers to clicks. */
export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await hydrated(page);
}

/** The page sets the mark when all its effects have run. */
async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** A scroll, a slide or a font has come to rest: the element has not moved for some frames. */
export async function atRest(locator: Locator): Promise<void> {
  await locator.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const placeOf = () => {
          const { top, left, width, height } = element.getBoundingClientRect();
          return [top, left, width, height].join();
        };
        const framesAtRest = 15;
        const look = (before: string, frames: number) => {
          if (frames === framesAtRest) return resolve();
          requestAnimationFrame(() => {
            const now = placeOf();
            look(now, now === before ? frames + 1 : 0);
          });
        };
        look(placeOf(), 0);
      }),
  );
}

/** The button of the city switcher; its own text is the current city. */
export function citySwitcher(page: Page, words: Words) {
  return page.getByRole('button', { name: new RegExp(`^${words.layout.city.label}`) });
}

/** A city of the open list that is not the current one. */
export const anotherCity = (page: Page) =>
  page.locator('header li button:not([aria-current])').filter({ visible: true }).last();
