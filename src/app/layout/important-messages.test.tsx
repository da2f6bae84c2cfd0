import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOn } from '../../../tests/support/render';
import { ImportantMessages } from './important-messages';

const messages = [{ entityId: 3, html: '<p>Праздники</p>' }];
const show = (shown = messages) =>
  renderOn('ru', ['layout'], <ImportantMessages messages={shown} />);

beforeEach(() => {
  document.cookie = 'important_messages_closed=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
});

test('the banner is forced hidden when there are no messages', () => {
  show([]);
  expect(screen.queryByRole('region')).toBeNull();
});

test('it is initially visible, closable, and another message shows again', async () => {
  const { unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть сообщение' }));
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  show();
  expect(screen.queryByRole('region')).toBeNull();
  show([{ entityId: 4, html: '<p>Новое</p>' }]);
  expect(screen.getByRole('region')).toHaveTextContent('Новое');
});

test('it is one line until it is opened, and again when it is closed', async () => {
  show();
  const toggle = screen.getByRole('button', { name: 'Показать сообщение целиком' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
