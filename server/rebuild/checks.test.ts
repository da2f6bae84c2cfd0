import { checkPageCount } from './checks';

const pages = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/${index}/index.html`);
const site = ({ articles = 500, items = 700 }) => [
  'index.html',
  ...pages('article', articles),
  ...pages('clock', items),
];

test('a backend that gives three tenths of the articles no more empties no site', () => {
  expect(checkPageCount(site({ articles: 350 }), site({}))).toEqual([
    'Only 350 pages in /article/, after 500.',
    'If so many were really removed, build with --force.',
  ]);
});

test.each([
  ['as many as before', {}, true],
  ['twenty-five of five hundred fewer, as an editor deletes', { articles: 475 }, true],
  ['one more than that fewer', { articles: 474 }, false],
  ['thirty-six of seven hundred fewer', { items: 664 }, false],
  ['none of a kind', { articles: 0 }, false],
  ['more', { articles: 900 }, true],
])('a release with %s goes live: %s', (_, counts, isGood) => {
  expect(checkPageCount(site(counts), site({})).length === 0).toBe(isGood);
});

test('a fifth of all pages is too much, of whatever kinds they are', () => {
  const before = Array.from({ length: 10 }, (_, kind) => pages(`kind-${kind}`, 20)).flat();
  const after = Array.from({ length: 10 }, (_, kind) => pages(`kind-${kind}`, 15)).flat();
  expect(checkPageCount(after, before)).toEqual([
    'Only 150 pages, after 200 in the release before.',
    'If so many were really removed, build with --force.',
  ]);
});

test.each([
  ['three tenths of few', 62, 42, 1, false],
  ['five of few', 10, 5, 0, true],
  ['six of few', 10, 4, 0, false],
  ['as many as editors have deleted', 62, 22, 40, true],
])(
  'a loss of %s (%i pages, then %i, after %i edits) goes live: %s',
  (_, was, is, edits, isGood) => {
    const problems = checkPageCount(
      [...site({ articles: 0 }), ...pages('article', is)],
      [...site({ articles: 0 }), ...pages('article', was)],
      edits,
    );
    expect(problems.length === 0).toBe(isGood);
  },
);

test('a first release, and a forced one, may have any number', () => {
  expect(checkPageCount([], null)).toEqual([]);
});
