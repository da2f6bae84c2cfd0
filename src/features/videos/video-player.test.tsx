import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOn } from '../../../tests/support/render';
import { VideoPlayer } from './video-player';

const cover = { src: 'http://x/a.jpg', width: 1280, height: 720, color: '#000000', alt: '' };
const framed = 'https://player.vimeo.com/video/1';

function show(embedUrl: string | null) {
  return renderOn(
    'ru',
    ['reading'],
    <VideoPlayer title="Ход" cover={cover} embedUrl={embedUrl} hasTranscript />,
  );
}

test('nothing of another site is loaded before a click, and the player after it', async () => {
  const { container } = show(framed);
  expect(container.querySelector('iframe, script, [src^="https:"]')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Смотреть: Ход' }));
  const frame = screen.getByTitle('Ход');
  expect(frame).toHaveAttribute('src', framed);
  expect(frame).toHaveFocus();
});

test('a player of an unknown site is linked, not framed', async () => {
  const { container } = show('https://films.example/1');
  expect(screen.getByText(/films\.example/)).toBeInTheDocument();
  const link = screen.getByRole('link');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(container.querySelector('iframe')).toBeNull();
});

test('a video without a player says so', () => {
  show(null);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/сейчас нельзя/)).toBeInTheDocument();
});
