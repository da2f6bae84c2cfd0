import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import type { HostCode } from '../../src/config/hosts';
import type { Problem } from '../../src/contract/problems';
import { loadRequestForm } from '../../src/features/requests/load-request-form';
import type { RequestDialogName } from '../../src/features/requests/request-dialogs';
import { SubscribeForm } from '../../src/features/requests/subscribe-form';
import { ReviewForm } from '../../src/features/reviews/review-form';
import { TicketForm } from '../../src/features/tickets/ticket-form';
import { NewPasswordForm } from '../../src/features/tokens/new-password-form';
import type desk from '../../src/locales/ru/desk.json';
import type forms from '../../src/locales/ru/forms.json';
import type problems from '../../src/locales/ru/problems.json';
import type requests from '../../src/locales/ru/requests.json';
import type { ItemAbout } from '../../src/shared/state/active-modal.state';

export interface Words {
  desk: typeof desk;
  forms: typeof forms;
  problems: typeof problems;
  requests: typeof requests;
}
export const namespaces = ['desk', 'forms', 'problems', 'requests'] as const;

export function wordsOf(host: HostCode): Words {
  const read = (name: string) =>
    JSON.parse(
      readFileSync(join(__dirname, `../../src/locales/${host}/${name}.json`), 'utf8'),
    ) as object;
  return Object.fromEntries(namespaces.map((name) => [name, read(name)])) as unknown as Words;
}

/** A field by its label, what is typed into it, and what is said of that. */
export type Rule = readonly [label: (words: Words) => string, typed: string, says: Problem];

export interface FormRules {
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

export const requestRules: Record<RequestDialogName, Pick<FormRules, 'empty' | 'wrong'>> = {
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

export const ofRequests = Object.entries(requestRules).map(([name, rules]): FormRules => {
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

export const passwordRules = (of: (words: Words) => string): Rule[] => [
  [of, '1234567', 'passwordTooShort'],
  [of, 'a'.repeat(201), 'tooLong'],
];
const ticketNumber = ({ desk: { ticket } }: Words) => ticket.number;
const ticketPhone = ({ forms: { phone } }: Words) => phone.label;
const author = ({ forms: words }: Words) => words.name;
const review = ({ desk: words }: Words) => words.review.text;
const firstPassword = ({ desk: words }: Words) => words.password.first;
const secondPassword = ({ forms: words }: Words) => words.newPassword.again;

export const others: FormRules[] = [
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
