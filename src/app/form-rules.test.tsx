import { act, fireEvent, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderOn } from '../../tests/support/render';
import { hostCodes, type HostCode } from '../config/hosts';
import { limits } from '../config/limits';
import type { Problem } from '../contract/problems';
import { LoginForm } from '../features/account/login-form';
import { loadRequestForm } from '../features/requests/load-request-form';
import { requestDialogs, type RequestDialogName } from '../features/requests/request-dialogs';
import { SubscribeForm } from '../features/requests/subscribe-form';
import { ReviewForm } from '../features/reviews/review-form';
import { TicketForm } from '../features/tickets/ticket-form';
import { NewPasswordForm } from '../features/tokens/new-password-form';
import type desk from '../locales/ru/desk.json';
import type forms from '../locales/ru/forms.json';
import type problems from '../locales/ru/problems.json';
import type requests from '../locales/ru/requests.json';
import type { ItemAbout } from '../shared/state/active-modal.state';

jest.mock('../shared/lib/captcha', () => ({ prepareCaptcha: () => Promise.resolve() }));

interface Words {
  desk: typeof desk;
  forms: typeof forms;
  problems: typeof problems;
  requests: typeof requests;
}
const namespaces = ['desk', 'forms', 'problems', 'requests'] as const;

function wordsOf(host: HostCode): Words {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(__dirname, `../locales/${host}/${name}.json`), 'utf8')) as object;
  return Object.fromEntries(namespaces.map((name) => [name, read(name)])) as unknown as Words;
}

/** A field by its label, what is typed into it, and what is said of that. */
type Rule = readonly [label: (words: Words) => string, typed: string, says: Problem];

interface FormRules {
  name: string;
  form: () => ReactNode | Promise<ReactNode>;
  submit: (words: Words) => string;
  /** Fields that are told of when the form is sent empty, and no others are. */
  empty: readonly Rule[];
  /** What else is refused, one field after the other. */
  wrong: readonly Rule[];
}

const long = 'я'.repeat(4001);
const label = (name: keyof Words['requests']['labels'], isOptional = false) =>
  function labelOf({ requests: { labels, optional } }: Words) {
    return isOptional ? optional.replace('{{label}}', labels[name]) : labels[name];
  };

const nameRules = (of = label('name')): Rule[] => [
  [of, 'А', 'tooShort'],
  [of, 'А'.repeat(31), 'tooLong'],
];
/** Nine of ten Russian digits are too few: the code of the country does not count. */
const phoneRules = (of = label('phone')): Rule[] => [
  [of, '9161', 'phoneTooShort'],
  [of, '916123456', 'phoneTooShort'],
];
const emailRules = (of = label('email', true)): Rule[] => [
  [of, 'anna', 'emailWrong'],
  [of, 'anna@karat', 'emailWrong'],
  [of, `${'a'.repeat(250)}@karat.example`, 'tooLong'],
];
const amountRules = (of: (words: Words) => string): Rule[] => [
  [of, '100 000 001', 'amountTooLarge'],
  [of, 'полтора миллиона', 'formatWrong'],
  [of, '-5', 'valueWrong'],
];
const yearRules: Rule[] = [
  [label('year', true), '3000', 'yearWrong'],
  [label('year', true), '1799', 'yearWrong'],
  [label('year', true), 'давно', 'yearWrong'],
];
const needed = (...labels: ((words: Words) => string)[]) =>
  labels.map((of): Rule => [of, '', 'required']);
const channel: Rule = [label('channel'), '', 'contactMethodMissing'];
const person = [...needed(label('name'), label('phone')), channel];
const personRules = [...nameRules(), ...phoneRules()];

const about: ItemAbout = {
  kind: 'clock',
  url: 'rolex-submariner',
  title: 'Rolex Submariner',
  reference: null,
  priceText: null,
};

const requestRules: Record<RequestDialogName, Pick<FormRules, 'empty' | 'wrong'>> = {
  callback: { empty: needed(label('name'), label('phone')), wrong: personRules },
  question: {
    empty: [...needed(label('question')), ...person],
    wrong: [[label('question'), long, 'tooLong'], ...personRules, ...emailRules()],
  },
  buy: {
    empty: person,
    wrong: [...personRules, ...emailRules(), [label('wishes', true), long, 'tooLong']],
  },
  foundCheaper: {
    empty: [...needed(label('link')), ...person],
    wrong: [
      [label('link'), 'не ссылка', 'formatWrong'],
      [label('link'), `karat.example/${'a'.repeat(500)}`, 'tooLong'],
      [label('place'), long, 'tooLong'],
      ...amountRules(label('priceThere', true)),
      ...personRules,
      ...emailRules(),
    ],
  },
  requestPhoto: {
    empty: person,
    wrong: [[label('toShow', true), long, 'tooLong'], ...personRules, ...emailRules()],
  },
  contactOwner: {
    empty: person,
    wrong: [
      [label('toOwner', true), long, 'tooLong'],
      ...amountRules(label('offer', true)),
      ...personRules,
      ...emailRules(),
    ],
  },
  appraisal: {
    empty: [[({ forms }) => forms.upload.choose, '', 'imageRequired'], ...person],
    wrong: [
      [label('productName', true), 'я'.repeat(201), 'tooLong'],
      ...yearRules,
      ...amountRules(label('desired', true)),
      [label('comment', true), long, 'tooLong'],
      ...personRules,
      ...emailRules(),
    ],
  },
  tellMe: {
    empty: person,
    wrong: [
      [label('like', true), long, 'tooLong'],
      ...amountRules(label('budget', true)),
      ...personRules,
      ...emailRules(),
    ],
  },
  bringClient: {
    empty: [
      ...needed(label('friendName'), label('friendPhone'), label('ownName'), label('ownPhone')),
      channel,
    ],
    wrong: [
      ...nameRules(label('friendName')),
      ...phoneRules(label('friendPhone')),
      [label('friendNickname'), '@p', 'nicknameTooShort'],
      [label('aboutFriend', true), long, 'tooLong'],
      ...nameRules(label('ownName')),
      ...phoneRules(label('ownPhone')),
      ...emailRules(),
    ],
  },
  director: {
    empty: [...needed(label('letter')), ...person],
    wrong: [[label('letter'), long, 'tooLong'], ...personRules, ...emailRules()],
  },
  appeal: {
    empty: [...needed(label('matter')), ...person],
    wrong: [[label('matter'), long, 'tooLong'], ...personRules, ...emailRules()],
  },
};

const ofRequests = Object.entries(requestRules).map(([name, rules]): FormRules => {
  const dialog = name as RequestDialogName;
  return {
    ...rules,
    name,
    form: async () => {
      const Form = await loadRequestForm(dialog);
      return <Form about={about} cityTitle="" account={null} onClose={() => undefined} />;
    },
    submit: ({ requests: words }) => words[dialog].submit,
  };
});

const passwordRules = (of: (words: Words) => string): Rule[] => [
  [of, '1234567', 'passwordTooShort'],
  [of, 'a'.repeat(201), 'tooLong'],
];
const ticketNumber = ({ desk: { ticket } }: Words) => ticket.number;
const ticketPhone = ({ forms: { phone } }: Words) => phone.label;
const author = ({ forms: words }: Words) => words.name;
const review = ({ desk: words }: Words) => words.review.text;
const firstPassword = ({ desk: words }: Words) => words.password.first;
const secondPassword = ({ desk: words }: Words) => words.password.second;

const others: FormRules[] = [
  {
    name: 'subscribe',
    form: () => <SubscribeForm onClose={() => undefined} />,
    submit: ({ requests: words }) => words.subscribe.submit,
    empty: [
      ...needed(label('email')),
      [({ requests: words }) => words.subscribe.topics, '', 'mailingMissing'],
    ],
    wrong: emailRules(label('email')),
  },
  {
    name: 'review',
    form: () => <ReviewForm cities={[{ alias: 'moscow', city: 'Москва' }]} />,
    submit: ({ desk: words }) => words.review.submit,
    empty: needed(author, review),
    wrong: [...nameRules(author), [review, 'Хорошо', 'tooShort'], [review, long, 'tooLong']],
  },
  {
    name: 'ticket',
    form: () => <TicketForm />,
    submit: ({ desk: words }) => words.ticket.submit,
    empty: needed(ticketNumber, ticketPhone),
    wrong: [
      [ticketNumber, 'МС', 'formatWrong'],
      [ticketNumber, '1'.repeat(21), 'tooLong'],
      ...phoneRules(ticketPhone),
    ],
  },
  {
    name: 'new password',
    form: () => {
      window.history.replaceState(null, '', '/account/new-password/?token=abc');
      return <NewPasswordForm />;
    },
    submit: ({ desk: words }) => words.password.submit,
    empty: needed(firstPassword, secondPassword),
    wrong: [...passwordRules(firstPassword), [secondPassword, 'another one', 'passwordsDiffer']],
  },
];

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
    for (const { form, submit, name } of ofRequests) {
      const { unmount } = renderOn(host, namespaces, await form());
      await after(() => fireEvent.click(screen.getByLabelText(words.forms.channel.telegram)));
      await press(submit(words));
      const phone = fieldOf(words.requests.labels[name === 'bringClient' ? 'ownPhone' : 'phone']);
      expect(saidOf(phone)).toContain(said(words, 'required'));
      const nickname = fieldOf(words.forms.nickname.label);
      await change(nickname, '@a');
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

test('the table names every request form', () => {
  expect(Object.keys(requestRules).sort()).toEqual(Object.keys(requestDialogs).sort());
});
