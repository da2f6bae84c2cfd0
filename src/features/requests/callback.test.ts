import { feedbackBody } from '../../contract/feedback';
import { callbackPayload, nameAfterEdit, type CallbackForm } from './callback';

const form: CallbackForm = {
  name: ' Анна ',
  phone: { country: 'ru', text: '(916) 123-45-67' },
  channel: 'call',
  nickname: '@',
  trap: '',
};

test('the payload of a callback holds the fields of the specification', () => {
  expect(callbackPayload(form, 'Москва')).toEqual({
    feedback_type: 1,
    user_name: 'Анна',
    telephone: '+79161234567',
    city: 'Москва',
    type_contact: 'телефон',
    nickname: 'null',
    feedback_phone: '',
  });
});

test('Telegram choice allows an optional username that begins with @', () => {
  const telegram: CallbackForm = { ...form, channel: 'telegram' };
  expect(callbackPayload(telegram, '').nickname).toBe('null');
  expect(callbackPayload({ ...telegram, nickname: '@karat' }, '').nickname).toBe('@karat');
  expect(callbackPayload({ ...form, nickname: '@karat' }, '').nickname).toBe('null');
});

test('digits of a name are stripped as typed', () => {
  expect(nameAfterEdit('Ан7на2')).toBe('Анна');
});

describe('by the rules of the contract', () => {
  const problemsOf = async (change: Partial<CallbackForm>) =>
    feedbackBody
      .validate(callbackPayload({ ...form, ...change }, 'Москва'), { abortEarly: false })
      .then(() => [])
      .catch((error: { inner: { path: string; message: string }[] }) =>
        error.inner.map(({ path, message }) => `${path} ${message}`),
      );

  test('a whole form has no problem', async () => {
    expect(await problemsOf({})).toEqual([]);
  });
  test('the name is required, min 2, max length 30', async () => {
    expect(await problemsOf({ name: '' })).toContain('user_name required');
    expect(await problemsOf({ name: 'А' })).toEqual(['user_name tooShort']);
    expect(await problemsOf({ name: 'А'.repeat(31) })).toEqual(['user_name tooLong']);
  });
  test('the phone has min 10 digits, or a Telegram nickname stands for it', async () => {
    const noPhone = { country: 'ru', text: '' } as const;
    expect(await problemsOf({ phone: { country: 'ru', text: '(916) 12' } })).toEqual([
      'telephone phoneTooShort',
    ]);
    expect(await problemsOf({ phone: noPhone })).toEqual(['telephone required']);
    expect(await problemsOf({ phone: noPhone, channel: 'telegram', nickname: '@karat' })).toEqual(
      [],
    );
  });
});
