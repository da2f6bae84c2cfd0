import { environmentOfBuild } from './environment-of-build';

test.each([
  ['CAPTCHA_SECRET', 'x'],
  ['CAPTCHA_RECEIPT_SECRET', 'x'],
  ['WEBHOOK_SECRET_BEFORE', 'whsec_x'],
  ['ADMIN_TOKEN', 'x'],
  ['NETLIFY_AUTH_TOKEN', 'x'],
  ['SENTRY_AUTH_TOKEN', 'x'],
  ['PGPASSWORD', 'x'],
  ['AWS_ACCESS_KEY_ID', 'x'],
  ['DEPLOY_KEY', 'x'],
  ['npm_config__auth', 'x'],
  ['DATABASE_URL', 'postgres:///karat'],
  ['SMTP_URL', 'smtp://mail.example'],
  ['ANY_ADDRESS', 'https://user:word@backend.example/'],
  ['GATSBY_MISTAKEN_SECRET', 'x'],
  ['GATSBY_MISTAKEN_TOKEN', 'x'],
])('a build knows nothing of %s=%s', (name, value) => {
  expect(environmentOfBuild({ [name]: value })).toEqual({});
});

test.each([
  ['GATSBY_CAPTCHA_KEY', 'public'],
  ['GATSBY_YANDEX_MAPS_KEY', 'public'],
  ['GATSBY_SENTRY_DSN', 'https://public@sentry.example/1'],
  ['API_URL', 'http://127.0.0.1:8001'],
  ['SITE_HOST', 'ru'],
  ['PATH', '/usr/bin'],
  ['HOME', '/root'],
  ['NODE_OPTIONS', '--max-old-space-size=4096'],
])('a build is told %s=%s', (name, value) => {
  expect(environmentOfBuild({ [name]: value })).toEqual({ [name]: value });
});
