import { ApiError } from './api-error';
import { report, startReporting } from './report';

const send = jest.fn<void, [unknown, string]>();
jest.mock('../../config/environment', () => ({ sentryDsn: () => 'https://key@errors.test/1' }));
jest.mock('./when-idle', () => ({ whenIdle: (callback: () => void) => callback() }));
jest.mock('./error-service.client', () => ({
  openErrorService: () => (error: unknown, context: string) => send(error, context),
}));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('errors from before the service is loaded are reported too, 400 and 500 get a note alone', async () => {
  const early = new Error('early');
  report(early, 'page');
  report(new ApiError(500), 'currency');
  startReporting();
  await new Promise((resolve) => setTimeout(resolve));
  const refused = new ApiError(404);
  for (const error of [new ApiError(400), refused, new ApiError(500)]) report(error, 'contacts');
  expect(send.mock.calls).toEqual([
    [early, 'page'],
    [refused, 'contacts'],
  ]);
  expect(console.error).toHaveBeenCalledTimes(5);
});
