import fc from 'fast-check';
import { cleanCrumb, cleanReport } from './clean-report';

const planted = {
  ...{ name: 'Посажена Именова', address: 'ул. Посадочная, 7', nickname: '@planted_name' },
  ...{ email: 'planted@karat.example', phone: '+7 999 000-11-22' },
  ...{ token: 'pLaNtEd-0123456789-0123456789-0123456789-01', cookie: 'XSRF-TOKEN=planted-cookie' },
};

function expectNothingPlanted(sent: object): void {
  const text = JSON.stringify(sent);
  for (const value of Object.values(planted)) expect(text).not.toContain(value);
}

const event = {
  event_id: 'e1',
  timestamp: 1,
  platform: 'javascript',
  release: 'karat@0a1b',
  environment: 'production',
  sdk: { name: 'sentry.javascript.gatsby' },
  debug_meta: { images: [{ type: 'sourcemap', debug_id: 'd1', code_file: 'app.js' }] },
  tags: { host: 'ru', context: `page /x/?token=${planted.token}` },
  exception: {
    values: [
      {
        type: 'ContractError',
        value: `/ru/account?token=${planted.token} broke the contract: ${planted.email} ${planted.phone}`,
        mechanism: { type: 'generic', handled: true, data: planted },
        stacktrace: {
          frames: [{ filename: 'app.js', function: 'send', lineno: 1, colno: 2, vars: planted }],
        },
      },
    ],
  },
  request: {
    url: `https://ru.karat.example/account/new-password/?token=${planted.token}`,
    data: planted,
    cookies: planted.cookie,
    query_string: planted.token,
    headers: { 'User-Agent': 'Firefox', Cookie: planted.cookie, Referer: planted.token },
  },
  user: planted,
  extra: { body: planted },
  contexts: { browser: { name: 'Firefox', version: '140' }, state: planted, culture: planted },
  breadcrumbs: [
    { category: 'fetch', data: { url: `/ru/account?token=${planted.token}`, status_code: 500 } },
    { category: 'fetch', data: { url: '/ru/list', body: planted, request: planted.name } },
    {
      category: 'console',
      level: 'error',
      message: `${planted.name}`,
      data: { arguments: [planted] },
    },
    { category: 'ui.click', message: `main > button.call[aria-label="${planted.name}"]` },
    { category: 'ui.input', message: `input[value="${planted.name}] b"]` },
  ],
  spans: [planted],
  server_name: planted.name,
};

test('nothing that was planted in any field of a report leaves', () => {
  expectNothingPlanted(cleanReport(event));
});

test('what says where and how it went wrong leaves', () => {
  expect(cleanReport(event)).toMatchObject({
    event_id: 'e1',
    release: 'karat@0a1b',
    environment: 'production',
    debug_meta: event.debug_meta,
    tags: { host: 'ru', context: 'page /x/?token=…' },
    exception: {
      values: [
        {
          type: 'ContractError',
          value: '/ru/account?token=… broke the contract: …@… …',
          mechanism: { type: 'generic', handled: true },
          stacktrace: { frames: [{ filename: 'app.js', function: 'send', lineno: 1, colno: 2 }] },
        },
      ],
    },
    request: { url: 'https://ru.karat.example/account/new-password/?token=…' },
    breadcrumbs: [
      { category: 'fetch', data: { url: '/ru/account?token=…', status_code: 500 } },
      { category: 'fetch', data: { url: '/ru/list' } },
      { category: 'console', level: 'error' },
      { category: 'ui.click', message: 'main > button.call' },
      { category: 'ui.input' },
    ],
  });
});

test('a step to another page goes without its token', () => {
  const crumb = { category: 'navigation', data: { to: '/account/confirmed/?token=planted' } };
  expect(cleanCrumb(crumb)).toEqual({
    category: 'navigation',
    data: { to: '/account/confirmed/?token=…' },
  });
});

/** Where a report may hold text: there patterns are what keeps personal data in. */
const ofText = ['message', 'transaction', 'value', 'function', 'url', 'to', 'from'];

test('a name in a field that nobody foresaw does not leave, however deep it lies', () => {
  const { name } = planted;
  const field = fc.oneof(
    fc.constantFrom(...Object.keys(event), 'data', 'vars', 'headers', 'values', 'frames', 'body'),
    fc.string(),
  );
  const path = fc.array(
    field.filter((part) => !['sdk', 'debug_meta', 'tags', 'type', ...ofText].includes(part)),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(path, fc.boolean(), (parts, isList) => {
      const leaf: unknown = isList ? [name] : { [name]: name, own: name };
      const report = parts.reduceRight((inner, part) => ({ [part]: inner }), leaf) as object;
      expect(JSON.stringify(cleanReport(report))).not.toContain(name);
    }),
  );
});

test('a report of any form is cleaned without an error, and a second time to the same', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(event)), fc.jsonValue()), (report) => {
      const clean = cleanReport(report);
      expect(cleanReport(clean)).toEqual(clean);
    }),
  );
});
