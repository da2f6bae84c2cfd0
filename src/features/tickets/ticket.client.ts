import type { Sent } from '../../contract/request';
import { ticketStatus, type Ticket } from '../../contract/tickets';
import { callApi } from '../../shared/lib/http';

export function fetchTicket(body: Sent<typeof ticketStatus.body>): Promise<Ticket> {
  return callApi(ticketStatus, { body });
}
