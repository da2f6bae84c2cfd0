/** @jest-environment jsdom */
import fc from 'fast-check';
import { guardStrings } from './trusted-types';

type Rules = Record<string, (text: string) => string | null>;

/** The rules of the default policy, as a browser with trusted types would have been given them. */
function defaultRules(): Rules {
  const policies = new Map<string, Rules>();
  const createPolicy = (name: string, rules: Rules) => policies.set(name, rules) && rules;
  Object.assign(window, { trustedTypes: { createPolicy } });
  guardStrings();
  Object.assign(window, { trustedTypes: undefined });
  return policies.get('default') ?? {};
}

const { createHTML = () => null, createScript, createScriptURL } = defaultRules();

test.each([
  'plain text',
  '<h2 id="a">Как мы <strong>оцениваем</strong></h2><p>javascript: и onclick= в тексте</p>',
  '<a href="https://karat.example/?q=javascript:1" rel="noopener">ссылка</a>',
  '<figure><img src="/a.jpg" alt="часы" loading="lazy"><figcaption>A</figcaption></figure>',
  '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  '<script></script>',
])('what the site itself puts into pages passes as it is: %s', (html) => {
  expect(createHTML(html)).toBe(html);
});

test.each([
  '<script>alert(1)</script>',
  '<script src="/a.js"></script>',
  '<p><img src=x onerror=alert(1)></p>',
  '<IMG SRC=x ONERROR=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" java&#9;script:alert(1)">a</a>',
  '<iframe srcdoc="a"></iframe>',
  '<svg onload=alert(1)>',
  '<math><a href="javascript:alert(1)">a</a></math>',
  '<template><img src=x onerror=alert(1)></template>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  '<style>p { color: red }</style>',
  '<form action="https://evil.example/"><input name="phone"></form>',
])('what could run, load or restyle is refused: %s', (html) => {
  expect(createHTML(html)).toBeNull();
});

test('a handler is refused wherever it stands', () => {
  const text = fc.string().map((value) => value.replace(/[<>&"]/g, ''));
  const handler = fc.constantFrom('onclick', 'onerror', 'ONLOAD', 'onfocus');
  fc.assert(
    fc.property(text, handler, text, (before, name, value) => {
      expect(createHTML(`<p>${before}</p><p title="${value}" ${name}="${value}">`)).toBeNull();
    }),
  );
});

test('text has no way to become code; addresses of scripts are left to the policy of the page', () => {
  expect(createScript).toBeUndefined();
  expect(createScriptURL?.('/app.js')).toBe('/app.js');
});

test('a browser that knows no trusted types is asked for nothing', () => {
  expect(guardStrings).not.toThrow();
});
