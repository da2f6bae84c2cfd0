import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { object, string } from 'yup';
import { renderOn } from '../../../tests/support/render';
import { optionalText, requiredText } from '../../contract/body';
import { TextField } from '../ui/field';
import { Form } from '../ui/form';
import { FormEnd } from '../ui/form-end';
import { ApiError } from '../lib/api-error';
import * as captcha from '../lib/captcha';
import { useApiForm, type Sending } from './use-api-form';

jest.mock('../lib/captcha', () => ({ checkVisitor: jest.fn(), prepareCaptcha: jest.fn() }));
jest.mock('../lib/report', () => ({ report: jest.fn() }));
const { checkVisitor, prepareCaptcha } = jest.mocked(captcha);

interface Fields {
  name: string;
  city: string;
  password: string;
}

const endpoint = {
  body: object({ name: requiredText(10), city: optionalText(20), password: optionalText(20) }),
};
const kept = object({ name: string().defined(), city: string().oneOf(['', 'moscow']).defined() });
const send = jest.fn<Promise<string>, [Fields, Sending<Fields>]>();
const first = { name: '', city: '', password: '' };

function Example({ isInPage = false, name = 'example' }: { isInPage?: boolean; name?: string }) {
  const form = useApiForm({
    action: 'callback',
    endpoint,
    defaultValues: first,
    toBody: (fields: Fields) => fields,
    send,
    draft: { name, kept, endsWhenLeft: !isInPage },
  });
  return (
    <Form onSubmit={form.submit} draft={form.draft}>
      <TextField {...form.field('name')} label="name" error={form.errorOf('name')} />
      <TextField {...form.field('city')} label="city" error={form.errorOf('city')} />
      <TextField {...form.field('password')} label="password" type="password" />
      <p>answer: {form.answer}</p>
      <FormEnd label="send" problem={form.problem} isBusy={form.isSending} />
    </Form>
  );
}

/** Opens and leaves the form while the page stays. */
function Shown(props: Parameters<typeof Example>[0]) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>toggle</button>
      {isOpen && <Example {...props} />}
    </>
  );
}

const field = (label: string) => screen.getByLabelText(label);
const fill = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'send' }));
const notice = () => screen.queryByText('Мы сохранили то, что вы ввели раньше.');
const storage = window.sessionStorage;
const inStorage = () => storage.getItem('draft/example');
const keys = () => send.mock.calls.map(([, { key }]) => key);
const open = (props: Parameters<typeof Example>[0] = {}) =>
  renderOn('ru', ['forms', 'problems'], <Example {...props} />);

/** A tab that is loaded anew keeps its storage, and no part of the page hears that it is left. */
function reload(page: ReturnType<typeof open>, props?: Parameters<typeof Example>[0]) {
  const before = Object.entries({ ...storage }) as [string, string][];
  page.unmount();
  before.forEach(([key, text]) => storage.setItem(key, text));
  return open(props);
}

async function sendAndFail(error: Error) {
  send.mockRejectedValueOnce(error);
  const calls = send.mock.calls.length;
  press();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(calls + 1));
  await screen.findByRole('button', { name: 'send' });
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
}

beforeEach(() => {
  jest.resetAllMocks();
  storage.clear();
  checkVisitor.mockResolvedValue({ isPerson: true, receipt: undefined });
  prepareCaptcha.mockResolvedValue({ ready: jest.fn(), execute: jest.fn() });
});

describe('a draft', () => {
  test('is there again after a reload, and says so; starting over empties the form', () => {
    const page = open();
    expect(notice()).toBeNull();
    fill('name', 'Anna');
    reload(page);
    expect(field('name')).toHaveValue('Anna');
    expect(notice()).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Начать заново' }));
    expect(field('name')).toHaveValue('');
    expect(notice()).toBeNull();
    expect(inStorage()).toBeNull();
  });

  test('never holds a password', () => {
    const page = open();
    fill('password', 'long enough');
    fill('name', 'Anna');
    expect(JSON.stringify({ ...storage })).not.toContain('long enough');
    reload(page);
    expect(field('password')).toHaveValue('');
    expect(field('name')).toHaveValue('Anna');
  });

  test('is that of its form and of what the form is about', () => {
    const page = open();
    fill('name', 'Anna');
    reload(page, { name: 'example about another item' });
    expect(field('name')).toHaveValue('');
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"key":"a"}',
    '{"key":1,"fields":{"name":"Anna"}}',
    '{"key":"a","fields":{"name":7,"city":"nowhere","other":"x"}}',
  ])('that is corrupt is dropped: %p', (text) => {
    storage.setItem('draft/example', text);
    open();
    expect(field('name')).toHaveValue('');
    expect(field('city')).toHaveValue('');
    expect(notice()).toBeNull();
  });

  test('of a dialog ends when it is closed, that of a page when it is sent', async () => {
    const toggle = () => fireEvent.click(screen.getByRole('button', { name: 'toggle' }));
    const { unmount } = renderOn('ru', ['forms', 'problems'], <Shown />);
    fill('name', 'Anna');
    toggle();
    expect(inStorage()).toBeNull();
    toggle();
    expect(field('name')).toHaveValue('');
    unmount();
    renderOn('ru', ['forms', 'problems'], <Shown isInPage />);
    fill('name', 'Anna');
    toggle();
    expect(inStorage()).toContain('Anna');
    toggle();
    expect(field('name')).toHaveValue('Anna');
    send.mockResolvedValueOnce('thanks');
    press();
    await screen.findByText('answer: thanks');
    expect(inStorage()).toBeNull();
  });
});

describe('the key of a filled form', () => {
  test('is the same after no answer, after an edit and after a reload', async () => {
    const page = open();
    fill('name', 'Anna');
    await sendAndFail(new TypeError('no network'));
    fill('name', 'Anna M');
    await sendAndFail(new ApiError(500));
    reload(page);
    await sendAndFail(new TypeError('no network'));
    const [key] = keys();
    expect(key).toMatch(/^[\w-]{36}$/);
    expect(keys()).toEqual([key, key, key]);
  });

  test('is another one for what is filled in after it was sent', async () => {
    send.mockResolvedValue('thanks');
    const page = open();
    fill('name', 'Anna');
    press();
    await screen.findByText('answer: thanks');
    reload(page);
    fill('name', 'Anna');
    press();
    await screen.findByText('answer: thanks');
    expect(new Set(keys()).size).toBe(2);
  });

  test('that another form was sent under is told of, and the next press sends under its own', async () => {
    open();
    fill('name', 'Anna');
    await sendAndFail(new ApiError(422, { idempotency_key: ['taken'] }));
    expect(screen.getByRole('alert')).toHaveTextContent(/форма уже отправлена/);
    expect(field('name')).toHaveValue('Anna');
    send.mockResolvedValueOnce('thanks');
    press();
    await screen.findByText('answer: thanks');
    expect(new Set(keys()).size).toBe(2);
  });

  test('is needed once: a double click sends the form once', async () => {
    send.mockResolvedValue('thanks');
    open();
    fill('name', 'Anna');
    const form = screen.getByRole<HTMLButtonElement>('button', { name: 'send' }).form as Element;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await screen.findByText('answer: thanks');
    expect(send).toHaveBeenCalledTimes(1);
  });
});

test('too many attempts: the form keeps what it holds, and says when to try again', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 22, 14, 18, 30).getTime());
  open();
  fill('name', 'Anna');
  await sendAndFail(new ApiError(429, {}, 90));
  expect(screen.getByRole('alert')).toHaveTextContent(/Попробуйте снова в 14:20\.$/);
  await sendAndFail(new ApiError(429));
  expect(screen.getByRole('alert')).toHaveTextContent(/Попробуйте снова через несколько минут\.$/);
  expect(field('name')).toHaveValue('Anna');
  jest.restoreAllMocks();
});
