import { fireEvent, screen } from '@testing-library/react';
import { renderOn } from '../../../tests/support/render';
import { ApiError } from '../../shared/lib/api-error';
import desk from '../../locales/ru/desk.json';
import forms from '../../locales/ru/forms.json';
import { useActiveModal } from '../../shared/state/use-modal';
import * as client from './token.client';
import { NewPasswordForm } from './new-password-form';
import { TokenOutcome } from './token-outcome';

jest.mock('./token.client', () => ({
  confirmMailing: jest.fn(),
  endMailing: jest.fn(),
  confirmEmail: jest.fn(),
  setPassword: jest.fn(),
}));
jest.mock('../../shared/lib/captcha', () => ({
  checkVisitor: () => Promise.resolve({ isPerson: true }),
  prepareCaptcha: () => Promise.resolve(),
}));
const { confirmMailing, endMailing, confirmEmail, setPassword } = jest.mocked(client);

/** Which dialog was opened. */
const OpenDialog = () => <p>open: {useActiveModal()?.name}</p>;

const openAt = (query: string) => window.history.replaceState(null, '', `/${query}`);

test('the token of the address goes to the backend, what it says is shown', async () => {
  openAt('?token=abc');
  confirmMailing.mockResolvedValueOnce('Подписка подтверждена.');
  renderOn('ru', ['desk'], <TokenOutcome purpose="subscriptionConfirmed" />);
  expect(await screen.findByText('Подписка подтверждена.')).toBeInTheDocument();
  expect(confirmMailing).toHaveBeenCalledWith('abc');
});

test('an old link and an address without a code are told apart in words', async () => {
  openAt('?token=old');
  confirmMailing.mockRejectedValueOnce(new ApiError(422));
  const { unmount } = renderOn('ru', ['desk'], <TokenOutcome purpose="subscriptionConfirmed" />);
  expect(await screen.findByText(/Ссылка устарела/)).toBeInTheDocument();
  unmount();
  openAt('');
  renderOn('ru', ['desk'], <TokenOutcome purpose="subscriptionConfirmed" />);
  expect(await screen.findByText(/Ссылка неполная/)).toBeInTheDocument();
});

test('a subscription ends by a press alone', async () => {
  openAt('?token=abc');
  endMailing.mockResolvedValueOnce('Вы отписаны.');
  renderOn('ru', ['desk'], <TokenOutcome purpose="unsubscribed" />);
  expect(endMailing).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Отписаться от рассылки' }));
  expect(await screen.findByText('Вы отписаны.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a stale link of a registration offers to send the message again, and no other does', async () => {
  openAt('?token=old');
  confirmEmail.mockRejectedValueOnce(new ApiError(422));
  const { unmount } = renderOn(
    'ru',
    ['desk', 'forms'],
    <>
      <TokenOutcome purpose="emailConfirmed" />
      <OpenDialog />
    </>,
  );
  fireEvent.click(await screen.findByRole('button', { name: forms.confirmation.title }));
  expect(screen.getByText('open: confirmation')).toBeInTheDocument();
  unmount();
  confirmMailing.mockRejectedValueOnce(new ApiError(422));
  renderOn('ru', ['desk', 'forms'], <TokenOutcome purpose="subscriptionConfirmed" />);
  expect(await screen.findByText(/Ссылка устарела/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('too many attempts are no stale link: it says when to try again', async () => {
  openAt('?token=abc');
  confirmEmail.mockRejectedValueOnce(new ApiError(429, {}, 60));
  const { unmount } = renderOn('ru', ['desk', 'forms'], <TokenOutcome purpose="emailConfirmed" />);
  expect(await screen.findByText(/Попробуйте снова в \d\d:\d\d/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  confirmEmail.mockRejectedValueOnce(new ApiError(429));
  renderOn('ru', ['desk', 'forms'], <TokenOutcome purpose="emailConfirmed" />);
  expect(await screen.findByText(/через несколько минут/)).toBeInTheDocument();
});

test('a stale link of a new password offers to ask for another one', async () => {
  openAt('?token=old');
  setPassword.mockRejectedValueOnce(new ApiError(422, { token: ['is stale'] }));
  renderOn(
    'ru',
    ['desk', 'forms', 'problems'],
    <>
      <NewPasswordForm />
      <OpenDialog />
    </>,
  );
  expect(screen.queryByRole('button', { name: forms.forgotPassword.title })).toBeNull();
  for (const label of [desk.password.first, forms.newPassword.again]) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'зелёный трамвай' } });
  }
  fireEvent.click(screen.getByRole('button', { name: desk.password.submit }));
  fireEvent.click(await screen.findByRole('button', { name: forms.forgotPassword.title }));
  expect(screen.getByText('open: forgotPassword')).toBeInTheDocument();
});
