import { createHash } from 'node:crypto';
import { scanPage } from './page-scan';
import { scriptProblems } from './script-problems';

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');
const known = "document.title='known'";
const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-${hashOf(known)}'; object-src 'none'">`;

const problemsOf = (body: string, head = policy) =>
  scriptProblems(scanPage(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`));
const stopped = (script: string) => [`A script that the policy stops, "${script}"`];

test('scripts that the policy of the page knows may go live', () => {
  expect(
    problemsOf(`<script data-path="/">${known}</script><script src="/app.js"></script>`),
  ).toEqual([]);
});

test.each([
  ['alert(1)', '<script>alert(1)</script>'],
  ['alert(1)', '<script type="module">alert(1)</script>'],
  ['alert(1)', '<script type=" Text/JavaScript ">alert(1)</script>'],
  ['{"prefetch":[]}', '<script type="speculationrules">{"prefetch":[]}</script>'],
  [`${known} `, `<script>${known} </script>`],
  ['alert(1)', '<button onclick="alert(1)">'],
  [
    'alert(1)',
    '<!-- slice-start id="footer-1" --><script>alert(1)</script><!-- slice-end id="footer-1" -->',
  ],
])('a script that it does not know stops the release: %s in %s', (script, html) => {
  expect(problemsOf(html)).toEqual(stopped(script.trim()));
});

test('data within scripts is no script', () => {
  expect(problemsOf('<script type="application/ld+json">{"a":1}</script>')).toEqual([]);
});

test.each(['', `<script>${known}</script>${policy}`, `<link rel="preload" href="/a.js">${policy}`])(
  'a page whose policy is missing or late does not go live: %s',
  (head) => {
    expect(problemsOf('', head)).toEqual(['No Content-Security-Policy before what loads or runs']);
  },
);

test.each(["'unsafe-inline'", "'unsafe-eval'", 'https:', '*'])(
  'a policy that lets more run than it knows does not go live: %s',
  (source) => {
    expect(problemsOf('', policy.replace("'self'", source))).toEqual([`${source} in script-src`]);
  },
);
