import { fireEvent, screen } from '@testing-library/react';
import { renderOn } from '../../../tests/support/render';
import { ApiError } from '../../shared/lib/api-error';
import * as client from './token.client';
import { TokenOutcome } from './token-outcome';

jest.mock('./token.client', () => ({
  confirmMailing: jest.fn(),
  endMailing: jest.fn(),
  confirmEmail: jest.fn(),
}));
const { confirmMailing, endMailing } = jest.mocked(client);

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
