import { feedbackBody } from '../../contract/feedback';
import type { ItemAbout } from '../../shared/state/active-modal.state';
import { fieldOf, requestPayload } from './payload';
import { requestDialogs, type RequestDialogName } from './request-dialogs';
import { emptyFields, nameAfterEdit, type RequestFields } from './request-fields';

const about: ItemAbout = {
  kind: 'clock',
  url: 'rolex-submariner',
  title: 'Rolex Submariner',
  reference: '126610LN',
  priceText: '1 250 000 ₽',
};
const form: RequestFields = {
  ...emptyFields(),
  name: ' Анна ',
  phone: { country: 'ru', text: '(916) 123-45-67' },
  channel: 'call',
  friendName: 'Пётр',
  friendPhone: { country: 'uz', text: '90 123-45-67' },
};
const dialogs = Object.keys(requestDialogs) as RequestDialogName[];
const itemDialogs: readonly string[] = [
  'buy',
  'foundCheaper',
  'requestPhoto',
  'contactOwner',
  'tellMe',
];
const aboutOf = (dialog: string) => (itemDialogs.includes(dialog) ? about : undefined);

/** What the contract says of what a dialog would send, as `field problem`. */
const problemsOf = (dialog: RequestDialogName, change: Partial<RequestFields>) =>
  feedbackBody
    .validate(
      requestPayload(dialog, { ...form, ...change }, { cityTitle: '', about: aboutOf(dialog) }),
      { abortEarly: false },
    )
    .then((): string[] => [])
    .catch((error: { inner: { path: string; message: string }[] }) =>
      error.inner.map(({ path, message }) => `${path} ${message}`),
    );

test('the payload of a callback holds the fields of the specification', () => {
  expect(requestPayload('callback', form, { cityTitle: 'Москва' })).toEqual({
    feedback_type: 1,
    user_name: 'Анна',
    telephone: '+79161234567',
    city: 'Москва',
    type_contact: 'телефон',
    nickname: 'null',
    feedback_phone: '',
  });
});

test('a request about an item names it: kind and address, product name and type', () => {
  const payload = requestPayload('buy', form, { cityTitle: 'Москва', about, token: 'abc' });
  expect(payload).toMatchObject({
    feedback_type: 3,
    product_kind: 'clock',
    product_url: 'rolex-submariner',
    product_name: 'Rolex Submariner, 126610LN',
    product_type: 'clock',
    token: 'abc',
  });
});

test('a client who is brought is named beside who brings him', () => {
  const friendNickname = '@petr';
  expect(
    requestPayload('bringClient', { ...form, friendNickname }, { cityTitle: '' }),
  ).toMatchObject({
    feedback_type: 10,
    user_name: 'Анна',
    telephone: '+79161234567',
    friend_name: 'Пётр',
    friend_contact: '+998901234567',
    nickname_partner: '@petr',
  });
});

test('each contact method is sent as its word; a callback says phone for a call', () => {
  const word = (dialog: RequestDialogName, channel: RequestFields['channel']) =>
    requestPayload(dialog, { ...form, channel }, { cityTitle: '' }).type_contact;
  expect(word('callback', 'call')).toBe('телефон');
  expect(word('question', 'call')).toBe('звонок');
  expect(word('question', 'whatsapp')).toBe('whatsapp');
  expect(word('callback', 'viber')).toBe('viber');
  expect(word('question', 'telegram')).toBe('telegram');
});

test('Telegram choice allows an optional username that begins with @', () => {
  const sent = (change: Partial<RequestFields>) =>
    requestPayload('callback', { ...form, ...change }, { cityTitle: '' }).nickname;
  expect(sent({ channel: 'telegram' })).toBe('null');
  expect(sent({ channel: 'telegram', nickname: '@karat' })).toBe('@karat');
  expect(sent({ nickname: '@karat' })).toBe('null');
});

test('digits of a name are stripped as typed', () => {
  expect(nameAfterEdit('Ан7на2')).toBe('Анна');
});

describe.each(dialogs)('the dialog %s, by the rules of the contract', (dialog) => {
  const { fields } = requestDialogs[dialog];
  const asks = new Set(fields.map(({ field }) => field));
  const filled = { message: 'Часы', link: 'https://karat.example/' };

  test('has no problem when what it must have is there', async () => {
    expect(await problemsOf(dialog, filled)).toEqual([]);
  });
  test('says of every required field that it is required, and of no other', async () => {
    const empty = { ...emptyFields(), channel: form.channel };
    const found = (await problemsOf(dialog, empty)).filter((text) => text.endsWith(' required'));
    const said = found.map((text) => fieldOf[text.split(' ')[0] ?? '']);
    const must = fields.filter(({ need }) => need !== undefined).map(({ field }) => field);
    for (const field of said) expect(must).toContain(field);
    for (const row of fields) {
      if (row.need === 'always' && row.field !== 'channel' && row.field !== 'photos') {
        expect(said).toContain(row.field);
      }
    }
  });
  test('the name is required, min 2, max length 30', async () => {
    expect(await problemsOf(dialog, { ...filled, name: 'А' })).toEqual(['user_name tooShort']);
    expect(await problemsOf(dialog, { ...filled, name: 'А'.repeat(31) })).toEqual([
      'user_name tooLong',
    ]);
  });
  test('the phone has min 10 digits, or a Telegram nickname stands for it', async () => {
    const phone = (text: string) => ({ country: 'ru' as const, text });
    for (const short of ['(916) 12', '(916) 123-45-6']) {
      expect(await problemsOf(dialog, { ...filled, phone: phone(short) })).toEqual([
        'telephone phoneTooShort',
      ]);
    }
    expect(await problemsOf(dialog, { ...filled, phone: phone('') })).toEqual([
      'telephone required',
    ]);
    expect(
      await problemsOf(dialog, {
        ...filled,
        phone: phone(''),
        channel: 'telegram',
        nickname: '@karat',
      }),
    ).toEqual([]);
  });
  test('a too short nickname is told under the nickname', async () => {
    const found = await problemsOf(dialog, {
      ...filled,
      phone: { country: 'ru', text: '' },
      channel: 'telegram',
      nickname: '@a',
    });
    expect(found).toEqual(['nickname nicknameTooShort']);
  });
  test('an amount cannot exceed 100,000,000 roubles, and a year lies in the past', async () => {
    const found = await problemsOf(dialog, { ...filled, amount: '100 000 001', year: '3000' });
    expect(found.includes('amount amountTooLarge')).toBe(asks.has('amount'));
    expect(found.includes('purchase_year yearWrong')).toBe(asks.has('year'));
  });
});

test('who found it cheaper says where, by a link or by a place', async () => {
  expect(await problemsOf('foundCheaper', {})).toEqual(['link required']);
  expect(await problemsOf('foundCheaper', { message: 'ЦУМ, Москва' })).toEqual([]);
  expect(await problemsOf('foundCheaper', { link: 'chrono.example/x' })).toEqual([]);
});
