import { type FastifyInstance } from 'fastify';
import { digitsOf } from '../../../src/contract/body';
import { ticketStatus } from '../../../src/contract/tickets';
import { findTicket } from '../db/repositories/tickets';
import { type Dependencies } from '../dependencies';
import { notFound } from '../http/failure';
import { serve } from '../http/serve';

export function ticketRoutes(api: FastifyInstance, { db }: Dependencies): void {
  serve(
    api,
    ticketStatus,
    async ({ body }) => {
      const ticket = await findTicket(db, body.number.toUpperCase(), digitsOf(body.phone));
      if (!ticket) throw notFound();
      return {
        data: {
          number: ticket.number,
          state: ticket.state,
          due_date: new Date(ticket.dueOn).toISOString(),
          loan: ticket.loan,
        },
      };
    },
    // Somebody who guesses numbers gets no further.
    { rateLimit: { max: 10, timeWindow: 600_000 } },
  );
}
