import { waitFor } from '@testing-library/react';

interface Hooks {
  beforeSend: (event: object) => object;
  beforeBreadcrumb: (crumb: object) => object;
}
const init = jest.fn<void, [Hooks]>();
const captureException = jest.fn();
jest.mock('@sentry/gatsby', () => ({ init, captureException }));
jest.mock('../../config/environment', () => ({ sentryDsn: () => 'https://key@sentry.example/1' }));
jest.mock('./when-idle', () => ({ whenIdle: (then: () => void) => then() }));

test('a report holds no token: neither of the page, nor of a call before it', async () => {
  const { report, startReporting } = await import('./report');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new Error('early');
  report(error, 'catalogue/listing');
  startReporting();
  await waitFor(() =>
    expect(captureException).toHaveBeenCalledWith(error, {
      tags: { context: 'catalogue/listing' },
    }),
  );
  const [[hooks] = []] = init.mock.calls;
  const event = {
    request: { url: 'https://ru.karat.example/account/new-password/?token=planted' },
    exception: { values: [{ value: '/ru/account?token=planted broke the contract' }] },
    breadcrumbs: [
      { data: { url: 'https://api.karat.example/ru/account?token=planted', status: 500 } },
    ],
  };
  expect(JSON.stringify(hooks?.beforeSend(event))).not.toContain('planted');
  expect(hooks?.beforeSend(event)).toMatchObject({ breadcrumbs: [{ data: { status: 500 } }] });
  const crumb = { category: 'navigation', data: { to: '/account/confirmed/?token=planted' } };
  expect(hooks?.beforeBreadcrumb(crumb)).toEqual({
    category: 'navigation',
    data: { to: '/account/confirmed/?token=…' },
  });
});
