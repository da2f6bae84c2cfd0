import { act, fireEvent, screen } from '@testing-library/react';
import { accountForms } from '../../tests/support/account-pieces';
import {
  label,
  namespaces,
  passwordRules,
  wordsOf,
  type Rule,
  type Words,
} from '../../tests/support/field-rules';
import { others } from '../../tests/support/form-rules';
import { ofRequests, requestRules } from '../../tests/support/request-form-rules';
import { renderOn } from '../../tests/support/render';
import { hostCodes } from '../config/hosts';
import { limits } from '../config/limits';
import { routes } from '../config/routes';
import type { Problem } from '../contract/problems';
import { LoginForm } from '../features/account/login-form';
import { RegistrationForm } from '../features/account/registration-form';
import { requestDialogs } from '../features/requests/request-dialogs';

jest.mock('../shared/lib/captcha', () => ({ prepareCaptcha: () => Promise.resolve() }));

const said = (words: Words, problem: Problem) =>
  words.problems[problem].replace(/\{\{(\w+)\}\}/g, (_, name: keyof typeof limits) =>
    String(limits[name]),
  );

const fieldOf = (name: string): Element =>
  screen.queryByLabelText(name) ?? screen.getByText(name, { selector: 'legend' });
const saidOf = (field: Element) =>
  [field.closest('fieldset') ?? field]
    .flatMap((one) => (one.getAttribute('aria-describedby') ?? '').split(' '))
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

/** Does something and waits until the rules have been asked. */
const after = (done: () => unknown) =>
  act(async () => {
    done();
    await new Promise((resolve) => setTimeout(resolve));
  });
/** Asking for a button by its role and name would take most of the time of these tests. */
const press = (name: string) =>
  after(() => fireEvent.click(screen.getByText(name, { selector: 'button[type="submit"]' })));
const change = (field: Element, value: string) =>
  after(() => fireEvent.change(field, { target: { value } }));

/** Forms that take a Telegram name in place of a phone. */
const reachedByName = [
  ...ofRequests.map(({ name, form, submit }) => ({
    ...{ form, submit },
    phone: label(name === 'bringClient' ? 'ownPhone' : 'phone'),
  })),
  {
    form: () => <RegistrationForm onClose={() => undefined} />,
    submit: ({ forms }: Words) => forms.registration.submit,
    phone: ({ forms }: Words) => forms.phone.label,
  },
];

beforeEach(() => window.sessionStorage.clear());

describe.each(hostCodes)('on %s', (host) => {
  const words = wordsOf(host);

  test.each([...ofRequests, ...others])(
    '$name says each rule in its own words, under its field',
    async ({ form, submit, empty, wrong }) => {
      renderOn(host, namespaces, await form());
      await press(submit(words));
      for (const [of, , problem] of empty) {
        expect(saidOf(fieldOf(of(words)))).toContain(said(words, problem));
      }
      const told = [...document.querySelectorAll('[aria-live="polite"]')];
      expect(told.filter(({ textContent }) => textContent)).toHaveLength(empty.length);
      for (const [of, typed, problem] of wrong) {
        const field = fieldOf(of(words));
        await change(field, typed);
        expect(saidOf(field)).toContain(said(words, problem));
      }
    },
  );

  test('a too short nickname is told under the nickname, and not under the phone', async () => {
    for (const { form, submit, phone: phoneOf } of reachedByName) {
      const { unmount } = renderOn(host, namespaces, await form());
      await after(() => fireEvent.click(screen.getByLabelText(words.forms.channel.telegram)));
      await press(submit(words));
      const phone = fieldOf(phoneOf(words));
      // The registration cannot be pressed as long as it is invalid: fields are told of as they are left.
      await after(() => fireEvent.blur(phone));
      expect(saidOf(phone)).toContain(said(words, 'required'));
      const nickname = fieldOf(words.forms.nickname.label);
      await change(nickname, '@a');
      await after(() => fireEvent.blur(nickname));
      expect(saidOf(nickname)).toContain(said(words, 'nicknameTooShort'));
      expect(saidOf(phone).trim()).toBe('');
      unmount();
    }
  });

  test('the login is disabled while it is invalid, and says why when a field is left', async () => {
    renderOn(host, namespaces, <LoginForm onLoggedIn={() => undefined} />);
    expect(screen.getByRole('button', { name: words.forms.login.submit })).toBeDisabled();
    const rules: readonly Rule[] = [
      [({ forms: { email } }) => email, '', 'required'],
      [({ forms: { email } }) => email, 'anna', 'emailWrong'],
      [({ forms: { password } }) => password, '', 'required'],
      ...passwordRules(({ forms: { password } }) => password),
    ];
    for (const [of, typed, problem] of rules) {
      const field = fieldOf(of(words));
      await change(field, typed);
      await after(() => fireEvent.blur(field));
      expect(saidOf(field)).toContain(said(words, problem));
    }
  });
});

const withoutSession = accountForms.filter(({ isSignedIn }) => !isSignedIn);

test.each([...ofRequests, ...others, ...withoutSession])(
  '$name says what sending it consents to',
  async ({ form }) => {
    const piece = await form();
    await after(() => renderOn('ru', namespaces, piece));
    const links = [...document.querySelectorAll('form a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining([routes.privacy(), routes.agreement()]));
  },
);

test('the table names every request form', () => {
  expect(Object.keys(requestRules).sort()).toEqual(Object.keys(requestDialogs).sort());
});
