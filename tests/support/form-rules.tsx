import { SubscribeForm } from '../../src/features/requests/subscribe-form';
import { ReviewForm } from '../../src/features/reviews/review-form';
import { TicketForm } from '../../src/features/tickets/ticket-form';
import { NewPasswordForm } from '../../src/features/tokens/new-password-form';
import {
  emailRules,
  label,
  long,
  nameRules,
  needed,
  passwordRules,
  phoneRules,
  type FormRules,
  type Words,
} from './field-rules';

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
