import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './error-boundary';

jest.mock('./error-page', () => ({
  ErrorPage: ({ status }: { status: number }) => <p>error page {status}</p>,
}));
jest.mock('../../shared/lib/lazy-messages', () => ({
  loadMessages: () => Promise.resolve({ language: 'ru', isInitialized: true }),
}));

function Broken(): never {
  throw new Error('no data');
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a page that cannot be drawn gives way to the error page with status 500', async () => {
  render(
    <ErrorBoundary path="/broken/">
      <Broken />
    </ErrorBoundary>,
  );
  expect(await screen.findByText('error page 500')).toBeInTheDocument();
});

test('another page gets a new chance', async () => {
  const { rerender } = render(
    <ErrorBoundary path="/broken/">
      <Broken />
    </ErrorBoundary>,
  );
  await screen.findByText('error page 500');
  rerender(
    <ErrorBoundary path="/sound/">
      <p>sound</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('sound')).toBeInTheDocument();
});
