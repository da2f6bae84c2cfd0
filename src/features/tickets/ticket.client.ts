import type { Sent } from '../../contract/request';
import { ticketStatus, type Ticket } from '../../contract/tickets';
import { callApi, type CallOptions } from '../../shared/lib/http';

export function fetchTicket(
  body: Sent<typeof ticketStatus.body>,
  { receipt }: Pick<CallOptions, 'receipt'>,
): Promise<Ticket> {
  return callApi(ticketStatus, { body, receipt });
}
