import { ticketStatus, type Ticket } from '../../contract/tickets';
import { callApi } from '../../shared/lib/http';

export function fetchTicket(body: object): Promise<Ticket> {
  return callApi(ticketStatus, { body });
}
