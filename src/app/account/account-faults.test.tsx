import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  accountButtons,
  accountForms,
  accountParts,
  newSecret,
  usualAnswers,
  type AccountForm,
} from '../../../tests/support/account-pieces';
import { answering, faults, silent, type Answer } from '../../../tests/support/faults';
import { renderOn } from '../../../tests/support/render';
import { leaveAccount } from '../../features/account/leave-account';
import { useKeptSession } from '../../features/account/use-kept-session';
import type { Session } from '../../features/account/use-session';
import account from '../../locales/ru/account.json';
import forms from '../../locales/ru/forms.json';

jest.mock('../../shared/lib/captcha', () => ({
  checkVisitor: () => Promise.resolve({ isPerson: true, receipt: 'a receipt' }),
  prepareCaptcha: () => Promise.resolve(),
}));
jest.mock('../../features/account/leave-account');

/** Answers that take the place of the usual ones, by the call. */
let faulty: Record<string, Answer | undefined>;
const calls: string[] = [];
let session: Session;

beforeEach(() => {
  window.sessionStorage.clear();
  faulty = {};
  calls.length = 0;
  jest.mocked(leaveAccount).mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
  HTMLAnchorElement.prototype.click = () => undefined;
  window.fetch = ((address: string, { method, signal }: RequestInit) => {
    const path = new URL(address).pathname.replace(/^\/\w\w(?=\/)/, '');
    const call = method === 'GET' ? path : `${method} ${path}`;
    calls.push(call);
    return (faulty[call] ?? answering(200, usualAnswers[call] ?? {}))(signal);
  }) as unknown as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** What a page of the account does: its part for who is signed in, why not for who was. */
function Guarded({ children }: { children: ReactNode }) {
  session = useKeptSession();
  if (session.isAuth) return children;
  return <p>{session.isRefused ? account.guard.refused : 'nobody'}</p>;
}

function show(piece: ReactNode, isSignedIn = true) {
  if (isSignedIn) window.sessionStorage.setItem('account_token', 't1');
  const words = ['account', 'common', 'desk', 'forms', 'problems'];
  return renderOn('ru', words, isSignedIn ? <Guarded>{piece}</Guarded> : piece);
}

const fieldsOf = ({ typed, passwords }: AccountForm) => [
  ...typed.map(([label]) => label),
  ...passwords,
];
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

async function fill(form: AccountForm): Promise<string[]> {
  const entries = [...form.typed, ...form.passwords.map((label) => [label, newSecret] as const)];
  for (const [label, value] of entries) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  }
  for (const label of form.ticked) fireEvent.click(await screen.findByLabelText(label));
  return fieldsOf(form).map(valueOf);
}

const submitOf = ({ submit }: Pick<AccountForm, 'submit'>) =>
  screen.getByText<HTMLButtonElement>(submit, { selector: 'button[type="submit"]' });
const press = async (form: AccountForm) => {
  await waitFor(() => expect(submitOf(form)).toBeEnabled());
  fireEvent.click(submitOf(form));
};
const told = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');

/** Lets the time run out that an answer has; nothing is waited for. */
const waitInVain = () => act(() => jest.advanceTimersByTimeAsync(20_000));

describe.each(accountForms)('$name', (form) => {
  const cases = faults.filter(({ name }) => name !== '401' || !form.isSignedIn);

  test.each(cases)('$name: a message, and everything is still there to be sent', async (fault) => {
    show(form.form(), form.isSignedIn);
    const held = await fill(form);
    await waitFor(() => expect(submitOf(form)).toBeEnabled());
    faulty[form.path] = fault.answer;
    if (fault.answer === silent) jest.useFakeTimers();
    await press(form);
    if (fault.answer === silent) {
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(screen.getByText(forms.sending)).toHaveAttribute('aria-disabled', 'true');
      expect(fieldsOf(form).map(valueOf)).toEqual(held);
      await waitInVain();
      jest.useRealTimers();
    }
    const says = (form.name === 'login' && fault.loginSays) || fault.says;
    await waitFor(() => expect(told()).toMatch(says));
    expect(fieldsOf(form).map(valueOf)).toEqual(held);
    for (const label of form.ticked) expect(screen.getByLabelText(label)).toBeChecked();
    expect(submitOf(form)).toBeEnabled();
    expect(submitOf(form)).not.toHaveAttribute('aria-disabled');

    faulty = {};
    const before = calls.filter((call) => call === form.path).length;
    await press(form);
    await waitFor(() => expect(told()).toBe(''));
    expect(calls.filter((call) => call === form.path)).toHaveLength(before + 1);
  });
});

const signedInForms = accountForms.filter(({ isSignedIn }) => isSignedIn);

test.each(signedInForms)(
  '$name: 401 ends the session and says why; what was typed is there after the next login',
  async (form) => {
    show(form.form());
    const held = await fill(form);
    faulty[form.path] = answering(401);
    await press(form);
    expect(await screen.findByText(account.guard.refused)).toBeInTheDocument();
    await waitFor(() => expect(window.sessionStorage.getItem('account_token')).toBeNull());
    faulty = {};
    act(() => session.begin('t2'));
    for (const [index, [label]] of form.typed.entries()) {
      expect(await screen.findByLabelText(label)).toHaveValue(held[index]);
    }
    // Passwords are never kept.
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(newSecret);
  },
);

test.each(signedInForms)(
  '$name: a CSRF cookie that is gone is got again, without a word',
  async (form) => {
    show(form.form());
    await fill(form);
    let refused = 0;
    faulty[form.path] = (signal) => {
      refused += 1;
      return refused === 1 ? answering(419)() : answering(200, usualAnswers[form.path])(signal);
    };
    await press(form);
    await waitFor(() => expect(calls.slice(-3)).toEqual(expect.arrayContaining([form.path])));
    await waitFor(() => expect(refused).toBe(2));
    expect(told()).toBe('');
  },
);

describe.each(accountButtons)('$name', ({ part, path, press: label, says }) => {
  const button = () => screen.getByRole('button', { name: label });

  test.each(faults.filter(({ name }) => name !== '401'))(
    '$name: a message, and it can be pressed again',
    async ({ answer }) => {
      show(part());
      await screen.findByRole('button', { name: label });
      faulty[path] = answer;
      if (answer === silent) jest.useFakeTimers();
      fireEvent.click(button());
      if (answer === silent) {
        expect(button()).toHaveAttribute('aria-disabled', 'true');
        await waitInVain();
        jest.useRealTimers();
      }
      await waitFor(() => expect(told()).toContain(says));
      expect(button()).not.toHaveAttribute('aria-disabled', 'true');
      expect(window.sessionStorage.getItem('account_token')).toBe('t1');
      faulty = {};
      fireEvent.click(button());
      await waitFor(() => expect(told()).toBe(''));
    },
  );

  test('401 ends the session and says why', async () => {
    show(part());
    await screen.findByRole('button', { name: label });
    faulty[path] = answering(401);
    fireEvent.click(button());
    expect(await screen.findByText(account.guard.refused)).toBeInTheDocument();
  });
});

describe.each(accountParts)('%s', (_, part, path, shows) => {
  test.each(faults.filter(({ name }) => name !== '401'))(
    '$name: a message, and a second attempt',
    async ({ answer }) => {
      faulty[path] = answer;
      if (answer === silent) jest.useFakeTimers();
      show(part());
      if (answer === silent) {
        await act(() => jest.advanceTimersByTimeAsync(100));
        expect(screen.getByText(account.loading)).toBeInTheDocument();
        await waitInVain();
        jest.useRealTimers();
      }
      await waitFor(() => expect(told()).toContain(account.failed));
      faulty = {};
      fireEvent.click(screen.getByRole('button', { name: account.retry }));
      expect(await screen.findByText(shows)).toBeInTheDocument();
      expect(told()).toBe('');
    },
  );

  test('401 ends the session and says why', async () => {
    faulty[path] = answering(401);
    show(part());
    expect(await screen.findByText(account.guard.refused)).toBeInTheDocument();
    await waitFor(() => expect(window.sessionStorage.getItem('account_token')).toBeNull());
  });
});
