import { fireEvent, screen, waitFor } from '@testing-library/react';
import { object } from 'yup';
import { renderOn } from '../../../tests/support/render';
import { optionalText, requiredText } from '../../contract/body';
import { TextField } from '../ui/field';
import { Form } from '../ui/form';
import { FormEnd } from '../ui/form-end';
import { ApiError } from '../lib/api-error';
import * as captcha from '../lib/captcha';
import { CaptchaError } from '../lib/captcha-error';
import * as reporting from '../lib/report';
import { useApiForm, type Sending } from './use-api-form';

jest.mock('../lib/captcha', () => ({ checkVisitor: jest.fn(), prepareCaptcha: jest.fn() }));
jest.mock('../lib/report', () => ({ report: jest.fn() }));
const { checkVisitor, prepareCaptcha } = jest.mocked(captcha);
const { report } = jest.mocked(reporting);

interface Fields {
  name: string;
  city: string;
}
interface Body {
  user_name: string;
  city: string;
}

const endpoint = {
  body: object({ user_name: requiredText(10), city: optionalText(20) }),
  botCheck: ['callback'] as const,
};
const send = jest.fn<Promise<string>, [Body, Sending<Fields>]>();

function Example({ problemOf }: { problemOf?: (error: ApiError) => string | undefined }) {
  const form = useApiForm({
    action: 'callback',
    endpoint,
    defaultValues: { name: '', city: '' },
    toBody: ({ name, city }: Fields) => ({ user_name: name.trim(), city }),
    send,
    fieldOf: { user_name: 'name' },
    validate: ({ city }) => (city === 'nowhere' ? { city: 'valueWrong' } : {}),
    problemOf,
  });
  return (
    <Form onSubmit={form.submit}>
      <TextField {...form.field('name')} label="name" error={form.errorOf('name')} />
      <TextField {...form.field('city')} label="city" error={form.errorOf('city')} />
      <output>{form.uploaded ?? 'idle'}</output>
      <p>answer: {form.answer}</p>
      <FormEnd label="send" problem={form.problem} isBusy={form.isSending} />
    </Form>
  );
}

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'send' }));
const show = (props: Parameters<typeof Example>[0] = {}) =>
  renderOn('ru', ['forms', 'problems'], <Example {...props} />);

beforeEach(() => {
  jest.resetAllMocks();
  checkVisitor.mockResolvedValue({ isPerson: true, receipt: 'a receipt' });
  prepareCaptcha.mockResolvedValue({ ready: jest.fn(), execute: jest.fn() });
});

test('what is typed is sent as the body of the endpoint, and the answer is given', async () => {
  send.mockResolvedValueOnce('thanks');
  show();
  fill('name', ' Anna ');
  press();
  expect(await screen.findByText('answer: thanks')).toBeInTheDocument();
  expect(checkVisitor).toHaveBeenCalledWith('callback');
  expect(send.mock.calls).toMatchObject([
    [{ user_name: 'Anna', city: '' }, { receipt: 'a receipt' }],
  ]);
});

test('errors of the body show under the fields they come from, and nothing is sent', async () => {
  show();
  fill('city', 'nowhere');
  press();
  expect(await screen.findByText('Обязательное поле')).toBeInTheDocument();
  expect(screen.getByText('Проверьте значение в этом поле')).toBeInTheDocument();
  expect(checkVisitor).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});

test('field errors of the backend show under the fields and are cleared on edit', async () => {
  send.mockRejectedValueOnce(new ApiError(422, { user_name: ['taken by another'] }));
  show();
  fill('name', 'Anna');
  press();
  expect(await screen.findByText('taken by another')).toBeInTheDocument();
  expect(screen.getByLabelText('name')).toHaveValue('Anna');
  expect(screen.getByLabelText('name')).toHaveFocus();
  expect(report).not.toHaveBeenCalled();
  fill('name', 'Anna M');
  await waitFor(() => expect(screen.queryByText('taken by another')).toBeNull());
});

test('a refusal that is of no field, and no answer at all, say that it was not sent', async () => {
  show();
  fill('name', 'Anna');
  for (const error of [new ApiError(422, { city: ['too long'] }), new TypeError('no network')]) {
    send.mockRejectedValueOnce(error);
    press();
    await waitFor(() => expect(report).toHaveBeenLastCalledWith(error, 'forms/callback'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Не удалось отправить/);
    expect(screen.getByLabelText('name')).toHaveValue('Anna');
  }
});

test('what the backend could not take says by which code it is found in the log', async () => {
  const id = '3f9a21c7-0b7e-4a1c-9c1d-0123456789ab';
  send.mockRejectedValueOnce(new ApiError(500, {}, null, id));
  show();
  fill('name', 'Anna');
  press();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('назовите код 3F9A21C7'));
});

test('an id that is none is not shown', async () => {
  send.mockRejectedValueOnce(new ApiError(500, {}, null, 'of a <proxy>'));
  show();
  fill('name', 'Anna');
  press();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('нет связи'));
});

test('a problem of the form as a whole goes before the errors of its fields', async () => {
  send.mockRejectedValueOnce(new ApiError(422, { user_name: ['wrong'] }));
  show({ problemOf: ({ status }) => (status === 422 ? 'credentialsWrong' : undefined) });
  fill('name', 'Anna');
  press();
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  expect(screen.queryByText('wrong')).toBeNull();
  expect(report).not.toHaveBeenCalled();
});

test('whom the bot check does not take for a person sends nothing', async () => {
  checkVisitor.mockResolvedValueOnce({ isPerson: false });
  show();
  fill('name', 'Anna');
  press();
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  expect(send).not.toHaveBeenCalled();
});

test('a receipt that the backend does not take is the bot check failed, not a refused form', async () => {
  send.mockRejectedValueOnce(new ApiError(403, { captcha: ['not proven'] }));
  show({ problemOf: () => 'credentialsWrong' });
  fill('name', 'Anna');
  press();
  expect(await screen.findByText(/что вы не робот/)).toBeInTheDocument();
  expect(report).not.toHaveBeenCalled();
});

test('where no check can be made the visitor is told how to reach the house, and keeps the text', async () => {
  const error = new CaptchaError('the check has no answer in 8000 ms');
  checkVisitor.mockRejectedValueOnce(error);
  show();
  fill('name', 'Anna');
  press();
  const link = await screen.findByRole('link', { name: 'напишите нам' });
  expect(link).toHaveAttribute('href', '/contacts/');
  expect(screen.getByRole('alert')).toHaveTextContent(
    /не отвечает служба защиты от роботов.*позвоните/,
  );
  expect(screen.getByLabelText('name')).toHaveValue('Anna');
  expect(report).toHaveBeenCalledWith(error, 'forms/callback');
  expect(send).not.toHaveBeenCalled();
});

test('the share of the files that was sent shows while they are sent', async () => {
  let finish: (answer: string) => void = () => undefined;
  send.mockImplementationOnce((_, { onUpload }) => {
    onUpload(0.5);
    return new Promise((resolve) => (finish = resolve));
  });
  show();
  fill('name', 'Anna');
  press();
  expect(await screen.findByText('0.5')).toBeInTheDocument();
  finish('thanks');
  expect(await screen.findByText('idle')).toBeInTheDocument();
});

test('who leaves the form ends its sending, and that is no error', async () => {
  send.mockImplementationOnce(
    (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  const { unmount } = show();
  fill('name', 'Anna');
  press();
  await waitFor(() => expect(send).toHaveBeenCalled());
  unmount();
  expect(send.mock.calls[0]?.[1].signal.aborted).toBe(true);
  await Promise.resolve();
  expect(report).not.toHaveBeenCalled();
});
