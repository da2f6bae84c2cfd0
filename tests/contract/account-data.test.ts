import { account, login, register, verifyEmail } from '../../src/contract/account';
import {
  accountData,
  accountSessions,
  deleteAccount,
  endOtherSessions,
} from '../../src/contract/account-data';
import { savePersonalFilter } from '../../src/contract/personal-filters';
import { mailTo, tokenIn } from '../support/outbox';
import { accountCalls, newEmail, password, registration } from './account-calls';
import { useBackend } from './backend';
import { describeOwnBackend } from './own-backend';

const base = useBackend();
const { send, get, newAccount } = accountCalls(base);

describeOwnBackend('what an account holder may see, end and delete', () => {
  test('signs out everywhere but here', async () => {
    const email = newEmail();
    const token = await newAccount(email);
    const other = await get(login, { body: { email, password } });
    const open = await get(accountSessions, { query: { token: other } });
    expect(open.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    await get(endOtherSessions, { body: { token: other } });
    expect((await send(account, { query: { token } })).status).toBe(401);
    expect(await get(accountSessions, { query: { token: other } })).toHaveLength(1);
  });

  test('takes all away that is kept, and no secret', async () => {
    const token = await newAccount();
    const stranger = await newAccount();
    const filter = { title: 'Rolex', catalog_type: 'clocks_today', query: 'brands=1' };
    await get(savePersonalFilter, { body: { token, ...filter } });
    await get(savePersonalFilter, { body: { token: stranger, ...filter, title: 'Чужое' } });
    const data = await get(accountData, { query: { token } });
    expect(data).toMatchObject({ account: { name: 'Ирина' }, filters: [filter], requests: [] });
    const text = JSON.stringify(data);
    expect(text).not.toContain('Чужое');
    expect(text).not.toContain('argon2');
    expect(text).not.toContain(token);
  });

  test('deletes the account by its password, and says so by mail', async () => {
    const email = newEmail();
    const token = await newAccount(email);
    const first = await mailTo(base(), email);
    const wrong = await send(deleteAccount, { body: { token, password: 'wrong password' } });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['password']]);
    const without = await send(deleteAccount, { body: { token, password }, csrf: false });
    expect(without.status).toBe(419);
    await get(deleteAccount, { body: { token, password } });
    expect((await send(account, { query: { token } })).status).toBe(401);
    expect((await send(login, { body: { email, password } })).status).toBe(422);
    await mailTo(base(), email, ({ subject }) => subject === 'Кабинет удалён');
    // The mailbox is free again: it opens another account.
    await get(register, { body: registration(email) });
    const second = await mailTo(
      base(),
      email,
      ({ subject, text }) => subject === first.subject && text !== first.text,
    );
    await get(verifyEmail, { query: { token: tokenIn(second) } });
    expect(await get(login, { body: { email, password } })).not.toBe(token);
  });
});
