import { hostCodes, languageOf } from '../../src/config/hosts';
import * as accounts from '../../src/contract/account';
import { parseAnswer } from '../../src/contract/endpoint';
import { mailsTo, mailTo, tokenIn } from '../support/outbox';
import { accountCalls, newEmail, password, registration } from './account-calls';
import { useBackend } from './backend';
import { describeOwnBackend } from './own-backend';

const base = useBackend();
const { send, get, newAccount } = accountCalls(base);

describeOwnBackend('accounts', () => {
  describe('registration', () => {
    test('needs e-mail confirmation before login', async () => {
      const email = newEmail();
      await get(accounts.register, { body: registration(email) });
      expect((await send(accounts.login, { body: { email, password } })).status).toBe(422);
      const token = tokenIn(await mailTo(base(), email));
      await get(accounts.verifyEmail, { query: { token } });
      expect(await get(accounts.login, { body: { email, password } })).toMatch(/^[\w-]{43}$/);
      expect((await send(accounts.verifyEmail, { query: { token } })).status).toBe(422);
    });

    test.each([
      [{ email: 'nobody' }, 'email'],
      [{ name: '' }, 'name'],
      [{ phone: '12345', nickname: '' }, 'phone'],
      [{ phone: '', nickname: '' }, 'phone'],
      [{ phone: '', nickname: '@' }, 'phone'],
      [{ phone: '', nickname: '@a' }, 'nickname'],
      [{ nickname: '@a' }, 'nickname'],
      [{ password: 'short', password_confirmation: 'short' }, 'password'],
      [{ password_confirmation: 'something else' }, 'password_confirmation'],
      [{ notify_type: 9 }, 'notify_type'],
    ])('%j is refused for its %s', async (change, field) => {
      const answer = await send(accounts.register, {
        body: { ...registration(newEmail()), ...change },
      });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
    });

    test('a nickname of at least two characters stands for a phone', async () => {
      const body = { ...registration(newEmail()), phone: '', nickname: '@irina' };
      expect((await send(accounts.register, { body })).status).toBe(200);
    });

    test('never tells that an e-mail has an account; its owner is told by a message', async () => {
      const email = newEmail();
      await newAccount(email);
      const again = await send(accounts.register, { body: registration(email) });
      const other = await send(accounts.register, { body: registration(newEmail()) });
      expect([again.status, again.body]).toEqual([other.status, other.body]);
      const mail = await mailTo(base(), email, ({ subject }) => subject.includes('уже есть'));
      expect(mail.text).toContain('/account/new-password/');
      expect(await get(accounts.login, { body: { email, password } })).toBeTruthy();
    });

    test('a message can be sent again, and only its latest link works', async () => {
      const email = newEmail();
      await get(accounts.register, { body: registration(email) });
      const first = tokenIn(await mailTo(base(), email));
      const known = await send(accounts.sendVerificationEmail, { body: { email } });
      const unknown = await send(accounts.sendVerificationEmail, { body: { email: newEmail() } });
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
      const second = tokenIn(await mailTo(base(), email, (mail) => tokenIn(mail) !== first));
      expect((await send(accounts.verifyEmail, { query: { token: first } })).status).toBe(422);
      expect((await send(accounts.verifyEmail, { query: { token: second } })).status).toBe(200);
    });

    test.each(hostCodes)(
      'the message of %s is in its language and leads to its site',
      async (host) => {
        const email = newEmail();
        await get(accounts.register, { host, body: registration(email) });
        const { subject, text } = await mailTo(base(), email);
        expect(text).toContain('Ирина');
        expect(text).toMatch(new RegExp(`https?://${host}\\.`));
        expect(subject).toMatch(
          { ru: /адрес/, en: /address/, ua: /адресу/, uz: /manzil/ }[languageOf(host)],
        );
      },
    );
  });

  describe('login', () => {
    test('any error is one and the same', async () => {
      const email = newEmail();
      await newAccount(email);
      const wrong = await send(accounts.login, { body: { email, password: 'wrong password' } });
      const unknown = await send(accounts.login, { body: { email: newEmail(), password } });
      expect(wrong).toEqual(unknown);
      expect(wrong.body.errors).toEqual({
        email: ['Почта или пароль указаны неверно. Проверьте их и попробуйте ещё раз.'],
      });
    });

    test('the account sets the XSRF-TOKEN cookie', async () => {
      const token = await newAccount();
      const { cookies, body } = await send(accounts.account, { query: { token }, csrf: false });
      expect(cookies.join()).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/);
      expect(parseAnswer(accounts.account, body, 'account')).toMatchObject({
        name: 'Ирина',
        notifyType: 1,
      });
    });

    test('logout is refused without the X-CSRF-TOKEN of the cookie, and ends the session', async () => {
      const token = await newAccount();
      expect((await send(accounts.logout, { body: { token }, csrf: false })).status).toBe(419);
      expect((await send(accounts.account, { query: { token } })).status).toBe(200);
      expect((await send(accounts.logout, { body: { token } })).status).toBe(200);
      expect((await send(accounts.account, { query: { token } })).status).toBe(401);
    });
  });

  describe('passwords', () => {
    test('a change revokes the other sessions', async () => {
      const email = newEmail();
      const other = await newAccount(email);
      const token = await get(accounts.login, { body: { email, password } });
      const body = { token, password: 'new password', password_confirmation: 'new password' };
      const refused = await send(accounts.changePassword, {
        body: { ...body, current_password: 'not this one' },
      });
      expect(Object.keys(refused.body.errors ?? {})).toEqual(['current_password']);
      const changed = await get(accounts.changePassword, {
        body: { ...body, current_password: password },
      });
      expect(changed.message).toBe('Пароль обновлён.');
      expect((await send(accounts.account, { query: { token: other } })).status).toBe(401);
      expect((await send(accounts.account, { query: { token } })).status).toBe(401);
      expect((await send(accounts.account, { query: { token: changed.token } })).status).toBe(200);
      expect((await send(accounts.login, { body: { email, password } })).status).toBe(422);
    });

    test('a forgotten one is set anew once by the link of a message', async () => {
      const email = newEmail();
      const session = await newAccount(email);
      const known = await send(accounts.forgotPassword, { body: { email } });
      const unknown = await send(accounts.forgotPassword, { body: { email: newEmail() } });
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
      const mail = await mailTo(base(), email, ({ subject }) => subject === 'Новый пароль');
      const token = tokenIn(mail);
      const body = { token, password: 'set anew 1', password_confirmation: 'set anew 1' };
      expect((await send(accounts.resetPassword, { body })).status).toBe(200);
      expect((await send(accounts.resetPassword, { body })).status).toBe(422);
      expect((await send(accounts.account, { query: { token: session } })).status).toBe(401);
      const credentials = { email, password: 'set anew 1' };
      expect(await get(accounts.login, { body: credentials })).toBeTruthy();
    });
  });

  test('a message shows what was typed as text', async () => {
    const email = newEmail();
    const name = '<b onclick="x">И</b>';
    await get(accounts.register, { body: { ...registration(email), name } });
    expect((await mailTo(base(), email)).text).toContain(name);
    expect(await mailsTo(base(), email)).toHaveLength(1);
    const page = await (await fetch(`${base()}/dev/outbox`)).text();
    expect(page).not.toContain('<b onclick');
  });
});
