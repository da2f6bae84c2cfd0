/** @jest-environment node */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pagePathScript } from '../domain/inline-scripts/gatsby';
import { hashSource } from './content-security-policy';
import { writePolicy } from './page-policy';

const { NODE_ENV } = process.env;
afterEach(() => Object.assign(process.env, { NODE_ENV }));

const ofGatsby = (
  <script key="script-loader" id="gatsby-script-loader">
    {'window.pagePath="/a/"'}
  </script>
);

/** What a page has in its head and at its end, after the policy was written into it. */
function written(environment: string, atEnd: ReactNode[] = [ofGatsby, <i key="i" />]) {
  Object.assign(process.env, { NODE_ENV: environment });
  const parts: { head: ReactNode[]; end: ReactNode[] } = {
    head: [<meta key="a" name="a" />, <link key="b" rel="preload" href="/b.js" />],
    end: atEnd,
  };
  const others = {
    getPreBodyComponents: () => [],
    replacePreBodyComponents: () => undefined,
    pathPrefix: '',
  };
  const actions = {
    ...others,
    pathname: '/clock/a"b/',
    getHeadComponents: () => parts.head,
    replaceHeadComponents: (head: readonly ReactNode[]) => (parts.head = [...head]),
    getPostBodyComponents: () => parts.end,
    replacePostBodyComponents: (end: readonly ReactNode[]) => (parts.end = [...end]),
  };
  void writePolicy(actions, { plugins: [] });
  return { head: renderToStaticMarkup(parts.head), end: renderToStaticMarkup(parts.end) };
}

test('the policy comes before anything that loads, and knows the script with the path', () => {
  const { head, end } = written('production');
  expect(head).toMatch(/^<meta http-equiv="Content-Security-Policy" content="script-src /);
  expect(head.replaceAll('&#x27;', "'")).toContain(hashSource(pagePathScript));
  expect(end).toBe(`<script data-path="/clock/a&quot;b/">${pagePathScript}</script><i></i>`);
});

test('pages in development have no policy: their scripts are of other kinds', () => {
  expect(written('development').head).not.toContain('Content-Security-Policy');
});

test('a page without the script that Gatsby is known to write stops the build', () => {
  expect(() => written('production', [])).toThrow('is not there');
});
