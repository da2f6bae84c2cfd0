/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import fc from 'fast-check';
import { reportError, startErrorReports } from './error-reports';

/** What the service got. */
const got: string[] = [];
let service: Server;
let dsn: string;
beforeAll(async () => {
  service = createServer((request, response) => {
    const isZipped = request.headers['content-encoding'] === 'gzip';
    void text(isZipped ? request.pipe(createGunzip()) : request).then((body) => {
      got.push(body);
      response.end('{}');
    });
  });
  await once(service.listen(0, '127.0.0.1'), 'listening');
  dsn = `http://key@127.0.0.1:${(service.address() as AddressInfo).port}/1`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const planted = {
  ...{ name: 'Посажена Именова', address: 'ул. Посадочная, 7' },
  ...{ email: 'planted@karat.example', phone: '+79990001122' },
  token: 'pLaNtEd-0123456789-0123456789-0123456789-01',
};

let endReports: () => Promise<void> = () => Promise.resolve();
afterAll(() => endReports());

/** What the service gets of an error. */
async function reported(error: unknown, tags = {}): Promise<string> {
  const before = got.length;
  reportError(error, tags);
  while (got.length === before) await new Promise((resolve) => setTimeout(resolve, 2));
  return got.slice(before).join('\n');
}

test('nothing is sent and nothing loaded without an address of the service', async () => {
  const close = await startErrorReports({});
  reportError(new Error('kept to ourselves'), {});
  await close();
  expect(got).toEqual([]);
});

test('reports begin with the address of the service', async () => {
  endReports = await startErrorReports({ SENTRY_DSN: dsn, SENTRY_RELEASE: 'karat@7' });
  expect(await reported(new Error('first'))).toContain('"first"');
});

test('an error of the database is reported without its values, with release, route and request', async () => {
  const cause = Object.assign(new Error(`invalid input syntax for integer: "${planted.phone}"`), {
    code: '22P02',
    detail: `Key (name)=(${planted.name}) already exists.`,
  });
  const query = 'insert into accounts (email, name, phone) values ($1, $2, $3)';
  const error = new DrizzleQueryError(query, Object.values(planted), cause);
  const sent = await reported(error, {
    ...{ component: 'api', route: '/:host/register', host: 'ru', request: 'a-request-of-ours' },
    context: `/ru/account?token=${planted.token}`,
  });
  for (const value of Object.values(planted)) expect(sent).not.toContain(value);
  expect(sent).toContain(`query failed: ${query}`);
  expect(sent).toContain('a value could not be taken');
  expect(sent).toContain('"release":"karat@7"');
  expect(sent).toContain('"route":"/:host/register"');
  expect(sent).toContain('"request":"a-request-of-ours"');
  expect(sent).toContain('error-reports.test.ts');
});

test('whatever is thrown, with whatever causes, no mailbox, phone or token leaves', async () => {
  const secret = fc.constantFrom(planted.email, planted.phone, planted.token);
  const around = fc.string({ unit: fc.constantFrom(' ', ':', '"', 'x ', 'ошибка '), maxLength: 5 });
  const message = fc.tuple(around, secret, around).map((parts) => parts.join(' '));
  await fc.assert(
    fc.asyncProperty(
      fc.array(message, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      async (all, isText) => {
        const error = all.reduce<unknown>((cause, one) => new Error(one, { cause }), undefined);
        const sent = await reported(
          isText ? all[0] : Object.assign(error as Error, { fields: planted }),
        );
        expect(sent).toContain('"exception"');
        for (const value of Object.values(planted)) expect(sent).not.toContain(value);
      },
    ),
    { numRuns: 20 },
  );
});
