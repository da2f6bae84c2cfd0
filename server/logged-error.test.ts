import { DrizzleQueryError } from 'drizzle-orm/errors';
import { loggedError } from './logged-error';

const planted = { email: 'planted@karat.example', phone: '+79990001122', token: 'planted-token' };

test('the values of a query that failed are not in the log', () => {
  const cause = Object.assign(
    new Error(`invalid input syntax for type integer: "${planted.phone}"`),
    {
      code: '22P02',
      detail: `Key (email)=(${planted.email}) already exists.`,
    },
  );
  const error = new DrizzleQueryError(
    'insert into accounts (email, phone) values ($1, $2)',
    Object.values(planted),
    cause,
  );
  const logged = loggedError(error);
  expect(logged).toMatchObject({
    message: 'query failed: insert into accounts (email, phone) values ($1, $2)',
    cause: { code: '22P02', message: 'a value could not be taken' },
  });
  expect(logged.stack).toContain('logged-error.test.ts');
  for (const value of Object.values(planted)) expect(JSON.stringify(logged)).not.toContain(value);
});

test('what else went wrong is named, without the mailbox and the token in it', () => {
  const refused = new Error(`550 <${planted.email}>: mailbox unavailable`);
  expect(loggedError(refused).message).toBe('550 <…@…>: mailbox unavailable');
  const unread = new Error(`/ru/account?token=${planted.token} broke the contract at "data"`);
  expect(loggedError(unread).message).toBe('/ru/account?token=… broke the contract at "data"');
  expect(loggedError('out of paper')).toMatchObject({ type: 'string', message: 'out of paper' });
});

test('of what went wrong at once the first errors are named, without personal data', () => {
  const errors = Array.from({ length: 9 }, (_, index) => new Error(`${index}: ${planted.email}`));
  const logged = loggedError(new AggregateError(errors, '9 alerts failed'));
  expect(logged.errors?.map(({ message }) => message)).toEqual(
    [0, 1, 2, 3, 4].map((index) => `${index}: …@…`),
  );
});
