/** @jest-environment node */
import { perHost } from '../../../src/config/hosts';
import { type ChangeState } from '../../../src/contract/change-states';
import { contentPage, type ContentPage } from './dev-content-page';

const at = '2026-11-22T10:20:30.000Z';
const aChange = (more: Partial<ChangeState>): ChangeState => ({
  host: 'ru',
  entity: 'articles',
  id: 7,
  action: 'changed',
  revision: 2,
  at,
  state: 'waiting',
  live: null,
  failure: null,
  ...more,
});
const origin = (host: string) => `http://${host}.localhost:8000`;
const pageOf = (more: Partial<ContentPage>) =>
  contentPage({
    changes: [],
    problem: null,
    drafts: [],
    siteOrigins: perHost(origin),
    ...more,
  });

test('an edit of several hosts is one line, with what became of it on each', () => {
  const live = { release: 3, after: 1432, pages: 1, addresses: ['/article/x/'] };
  const failure = { reason: 'no <title>', nextAttemptAt: null };
  const html = pageOf({
    changes: [
      aChange({ host: 'ru', state: 'live', live }),
      aChange({ host: 'en', state: 'building' }),
      aChange({ host: 'ua', state: 'failed', failure }),
      aChange({ host: 'uz', state: 'held' }),
    ],
  });
  expect(html.match(/articles 7 changed/g)).toHaveLength(1);
  expect(html).toContain('live after 1.4 s');
  expect(html).toContain('<a href="http://ru.localhost:8000/article/x/">/article/x/</a>');
  expect(html).toContain('<b>en</b> being built');
  expect(html).toContain('no &lt;title&gt;');
  expect(html).toContain('npm run release -- resume --host uz');
});

test('the page is read again soon while something is under way, and now and then otherwise', () => {
  expect(pageOf({ changes: [aChange({})] })).toContain('http-equiv="refresh" content="1"');
  expect(pageOf({})).toContain('http-equiv="refresh" content="5"');
});

test('without the rebuild service the page says so', () => {
  const html = pageOf({ problem: 'The rebuild service cannot be reached' });
  expect(html).toContain('The rebuild service cannot be reached');
  expect(html).not.toContain('No edit yet');
});

test('a draft leads to its preview', () => {
  const draft = { host: 'ru', entity: 'articles', id: 3, row: null, changedAt: at } as const;
  const html = pageOf({ drafts: [{ ...draft, link: 'http://ru.localhost/preview/?a=1&b=2' }] });
  expect(html).toContain('draft 3 of a new row');
  expect(html).toContain('<a href="http://ru.localhost/preview/?a=1&amp;b=2">preview</a>');
});
