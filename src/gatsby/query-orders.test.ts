/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = [
  'templates',
  'pages',
  'preview',
  'app',
  'features',
  'shared',
  'gatsby/create-pages',
];

/** Lists of which each node makes a page of its own, is counted or is looked up, in whatever order. */
const ordersThatDoNotShow =
  /^all(?:Item|Review|Contact|SalesSummary|PawnshopAction|SpecialOffer|HostPages|FilterWords|City|PopularCategory) of gatsby\//;

/** The lists that queries ask for: their arguments, and what is asked of them first. */
const lists = folders.flatMap((folder) => {
  const directory = join(__dirname, '..', folder);
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.endsWith('-for-tests.ts'))
    .flatMap((name) => {
      const source = readFileSync(join(directory, name), 'utf8');
      const found = source.matchAll(/\b(all[A-Z]\w*)(?:\(([^()]*)\))?\s*\{\s*(\S+)/g);
      return [...found].map(([, list = '', asked = '', first = '']) => ({
        name: `${list} of ${folder}/${name}`,
        asked,
        first,
      }));
    });
});

/** What no two nodes of a list have in common. */
const endsUnique = /sort:[^:]*(?:.*\b)?(?:order|entityId|ns): (?:ASC|DESC) \}\]?/s;
const isOneRow = /filter: \{ url: \{ eq: /;

// Without one, nodes come in the order of their last change: a site that edits have built would
// differ from one that was built at once.
test('every list that a page is made of has an order in which no two nodes stand alike', () => {
  const unordered = lists.filter(
    ({ name, asked, first }) =>
      !ordersThatDoNotShow.test(name) &&
      // Gatsby sorts groups and distinct values by themselves.
      !/^(?:group|\w+:$)/.test(first) &&
      !isOneRow.test(asked) &&
      !endsUnique.test(asked),
  );
  expect(lists.length).toBeGreaterThan(50);
  expect(unordered.map(({ name }) => name)).toEqual([]);
});
