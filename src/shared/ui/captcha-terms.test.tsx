import { screen } from '@testing-library/react';
import { renderOn } from '../../../tests/support/render';
import { hostCodes } from '../../config/hosts';
import { CaptchaTerms } from './captcha-terms';

afterEach(() => {
  delete process.env.GATSBY_CAPTCHA_SCRIPT;
});

test.each(hostCodes)('%s: where the badge is hidden, the terms of the provider stand', (host) => {
  process.env.GATSBY_CAPTCHA_SCRIPT = 'https://www.google.com/recaptcha/api.js';
  const { container } = renderOn(host, ['forms'], <CaptchaTerms />);
  expect(container).toHaveTextContent(/reCAPTCHA.*Google/);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://policies.google.com/privacy',
    'https://policies.google.com/terms',
  ]);
});

test('another provider, and the stand-in of a local run, demand nothing', () => {
  expect(renderOn('ru', ['forms'], <CaptchaTerms />).container).toBeEmptyDOMElement();
  process.env.GATSBY_CAPTCHA_SCRIPT = 'https://www.google.com.evil.example/api.js';
  expect(renderOn('ru', ['forms'], <CaptchaTerms />).container).toBeEmptyDOMElement();
});
