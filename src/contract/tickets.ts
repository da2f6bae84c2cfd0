import { object } from 'yup';
import { requiredText } from './body';
import { requiredContactPhone } from './contact-fields';
import { defineEndpoint } from './endpoint';
import { count, filledText, instant, oneOf, shape } from './wire';

export const ticketStates = ['active', 'extended', 'overdue', 'redeemed'] as const;
export type TicketState = (typeof ticketStates)[number];

export interface Ticket {
  number: string;
  state: TicketState;
  /** Until when the loan runs. */
  dueDate: string;
  /** Roubles. */
  loan: number;
}

/** Number and phone must belong together; otherwise the answer is the same 404 for both. */
export const ticketStatus = defineEndpoint({
  method: 'POST',
  path: '/ticket-status',
  summary: 'State of a pledge ticket, for who knows its number and its holder’s phone.',
  botCheck: ['ticket'],
  body: object({
    number: requiredText(20).matches(/^[A-Za-zА-Яа-я]{0,3}-?\d{4,12}$/, 'formatWrong'),
    phone: requiredContactPhone(),
  }),
  answer: shape({
    data: shape({
      number: filledText(),
      state: oneOf<TicketState>(ticketStates),
      due_date: instant(),
      loan: count(),
    }),
  }),
  reshape: ({ data: { due_date, ...ticket } }): Ticket => ({ ...ticket, dueDate: due_date }),
});
