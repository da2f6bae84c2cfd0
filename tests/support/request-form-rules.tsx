import { loadRequestForm } from '../../src/features/requests/load-request-form';
import type { RequestDialogName } from '../../src/features/requests/request-dialogs';
import type { ItemAbout } from '../../src/shared/state/active-modal.state';
import {
  emailRules,
  label,
  long,
  nameRules,
  needed,
  phoneRules,
  type FormRules,
  type Rule,
  type Words,
} from './field-rules';

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
