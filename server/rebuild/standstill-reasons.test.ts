/** @jest-environment node */
import { standstillReasons, type Standstill } from './standstill-reasons';

const article = { entity: 'articles', id: 7, action: 'changed', revision: 2, at: '' } as const;
const othersOf = (given: Partial<Standstill>, before: { fingerprint: string } | null) =>
  standstillReasons({ why: '', sources: [], fingerprint: 'f', changes: null, ...given })(before)
    .others;

test('without a release before it is the first build', () => {
  expect(othersOf({ sources: ['src/a.ts'] }, null)).toEqual({ kind: 'first', what: '' });
});

test('changed messages of the interface are words, any other source is code', () => {
  const words = ['src/locales/ru/common.json'];
  const before = { fingerprint: 'other' };
  expect(othersOf({ sources: words }, before)).toEqual({ kind: 'words', what: words[0] });
  const sources = [...words, 'src/app/head.tsx'];
  expect(othersOf({ sources }, before)).toEqual({ kind: 'code', what: sources.join(', ') });
  // Settings are part of the fingerprint, and no source.
  expect(othersOf({}, before)).toEqual({ kind: 'code', what: '' });
});

test('with the same sources it is content, by the rows that the build was made for', () => {
  const before = { fingerprint: 'f' };
  expect(othersOf({ changes: [article] }, before)).toEqual({
    kind: 'content',
    what: 'articles 7 changed',
  });
  expect(othersOf({}, before)).toEqual({ kind: 'content', what: '' });
  const many = Array.from({ length: 7 }, (_, id) => ({ ...article, id }));
  expect(othersOf({ changes: many }, before).what).toMatch(/4 changed and 2 more$/);
});
