import { addPerson, editingLog, people, revokePerson } from '../../src/contract/people';
import { checked, parseAnswer, type Endpoint } from '../../src/contract/endpoint';
import { login, register, verifyEmail } from '../../src/contract/account';
import { mailTo, tokenIn } from '../support/outbox';
import { runContent } from '../support/run-content';
import { newEmail, password, registration } from './account-calls';
import { useBackend } from './backend';
import { allEndpoints } from './endpoints';
import { describeOwnBackend } from './own-backend';

const base = useBackend();

interface Sending {
  token?: string;
  body?: object;
}

async function call(method: string, path: string, { token, body }: Sending = {}) {
  const answer = await fetch(`${base()}/ru${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

async function ask<Wire, Ours>(
  endpoint: Endpoint<Wire, Ours>,
  path: string,
  sending: Sending = {},
) {
  const { status, body } = await call(endpoint.method, path, { token: 'local-admin', ...sending });
  if (status >= 300) throw new Error(`${path} answered ${status}`);
  return parseAnswer(endpoint, body, path);
}

const add = (name: string, role: 'reader' | 'editor') =>
  ask(addPerson, '/admin/people', { body: { name, role } });

describeOwnBackend('people of the house', () => {
  let reader: string;
  let editor: string;
  let revoked: string;
  let visitor: string;

  beforeAll(async () => {
    reader = (await add('Рита', 'reader')).token;
    editor = (await add('Егор', 'editor')).token;
    const former = await add('Римма', 'editor');
    revoked = former.token;
    await ask(revokePerson, `/admin/people/${former.person.id}`);
    const email = newEmail();
    await call(register.method, register.path, { body: registration(email) });
    const confirmation = tokenIn(await mailTo(base(), email));
    await call(verifyEmail.method, `${verifyEmail.path}?token=${confirmation}`);
    const { body } = await call(login.method, login.path, { body: { email, password } });
    visitor = parseAnswer(login, body, login.path);
  });

  test('every call of the house refuses a missing, a foreign and a lesser token', async () => {
    const guarded = [...(await allEndpoints()).values()].filter(({ path }) =>
      path.startsWith('/admin/'),
    );
    expect(guarded.length).toBeGreaterThan(20);
    for (const { method, path, access } of guarded) {
      expect(['reader', 'editor', 'admin']).toContain(access);
      const address = path.replace(':entity', 'articles').replace(/:\w+/g, '999999');
      const statusWith = async (token?: string) => {
        const body = method === 'GET' || method === 'DELETE' ? undefined : {};
        return (await call(method, address, { token, body })).status;
      };
      const told = `${method} ${address}`;
      for (const token of [undefined, '', 'guessed', visitor, revoked, `${editor}x`]) {
        expect([told, token, await statusWith(token)]).toEqual([told, token, 401]);
      }
      const lesser = {
        reader: ['local-admin'],
        editor: ['local-admin', reader],
        admin: [reader, editor],
      }[access as 'reader' | 'editor' | 'admin'];
      for (const token of lesser) {
        expect([told, token, await statusWith(token)]).toEqual([told, token, 403]);
      }
      const greater = { reader: [reader, editor], editor: [editor], admin: ['local-admin'] }[
        access as 'reader' | 'editor' | 'admin'
      ];
      for (const token of greater) {
        expect([401, 403]).not.toContain(await statusWith(token));
      }
    }
  });

  test('a name is given once, and a revoked person stays in the list', async () => {
    const again = await call('POST', '/admin/people', {
      token: 'local-admin',
      body: { name: 'Римма', role: 'reader' },
    });
    expect(again.status).toBe(422);
    const named = (await ask(people, '/admin/people')).map(({ name, role, revokedAt }) => [
      name,
      role,
      revokedAt !== null,
    ]);
    expect(named).toEqual([
      ['Рита', 'reader', false],
      ['Егор', 'editor', false],
      ['Римма', 'editor', true],
    ]);
  });

  test('who changed what is recorded with its outcome; who only read is not', async () => {
    const question = { question: 'Кто это записал?', answer: 'Егор.' };
    await call('POST', '/admin/faq', { token: editor, body: question });
    await call('POST', '/admin/faq', { token: editor, body: { question: '' } });
    await call('GET', '/admin/faq', { token: reader });
    const { items } = await ask(editingLog, '/admin/log', { token: editor });
    expect(items.slice(0, 2)).toMatchObject([
      { person: 'Егор', call: 'POST /ru/admin/faq', fields: ['question'], status: 422 },
      { person: 'Егор', call: 'POST /ru/admin/faq', fields: ['question', 'answer'], status: 201 },
    ]);
    expect(items.some(({ person }) => person === 'Рита')).toBe(false);
  });

  test('people are added, listed and revoked from a terminal', async () => {
    const content = async (...given: string[]) =>
      JSON.parse(await runContent(base(), ...given)) as unknown;
    const added = checked(
      addPerson.answer,
      await content('people', 'add', 'Иван', 'reader'),
      'content',
    );
    expect((await call('GET', '/admin/faq', { token: added.token })).status).toBe(200);
    await content('people', 'revoke', String(added.data.id));
    expect((await call('GET', '/admin/faq', { token: added.token })).status).toBe(401);
    expect(JSON.stringify(await content('people'))).toContain('Иван');
  });
});
