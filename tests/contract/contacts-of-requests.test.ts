import { requestKinds } from '../../src/config/request-kinds';
import { useSharedBackend } from './backend';

const base = useSharedBackend();

const callback = {
  user_name: 'Иван',
  telephone: '+79165550101',
  feedback_type: requestKinds.callback,
};

interface Answer {
  data: { number: string };
  errors: Record<string, string[]>;
}

async function send(body: object) {
  const answer = await fetch(`${base()}/ru/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

test.each(['телефон', 'звонок', 'whatsapp', 'viber', 'telegram', 1, 2, 3, 4, '4', undefined])(
  '%p names a contact method, by either list of codes',
  async (type_contact) => {
    expect((await send({ ...callback, type_contact })).status).toBe(200);
  },
);

describe('who brings a client', () => {
  const bringClient = {
    ...callback,
    feedback_type: requestKinds.bringClient,
    friend_name: 'Пётр',
    friend_contact: '+79165550102',
  };

  test('leaves the contact of a friend beside his own', async () => {
    const { status, body } = await send(bringClient);
    expect(status).toBe(200);
    expect(body.data.number).toMatch(/^20\d\d-\d{6}$/);
  });
  test('may leave a Telegram nickname of the friend in place of the phone', async () => {
    const byName = { ...bringClient, friend_contact: '', nickname_partner: '@petr' };
    expect((await send(byName)).status).toBe(200);
  });
  test.each([
    [{ friend_name: '' }, 'friend_name'],
    [{ friend_name: 'П' }, 'friend_name'],
    [{ friend_contact: '' }, 'friend_contact'],
    [{ friend_contact: '+7916555010' }, 'friend_contact'],
    [{ friend_contact: '', nickname_partner: '@p' }, 'nickname_partner'],
  ])('%j is refused for its %s', async (change, field) => {
    const { status, body } = await send({ ...bringClient, ...change });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toContain(field);
  });
});

test.each([
  [{ telephone: '', nickname: '@a' }, 'nickname'],
  [{ telephone: '', nickname: '@' }, 'telephone'],
  [{ telephone: '+7916555010' }, 'telephone'],
  [{ telephone: '+791655501012' }, 'telephone'],
  [{ telephone: '+99890123456' }, 'telephone'],
  [{ type_contact: '' }, 'type_contact'],
  [{ type_contact: 5 }, 'type_contact'],
])('%j is refused for its %s', async (change, field) => {
  const { status, body } = await send({ ...callback, ...change });
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual([field]);
});
