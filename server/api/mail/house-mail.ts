import { type HostCode } from '../../../src/config/hosts';
import { type RequestKind } from '../../../src/config/request-kinds';
import { type ApiConfig } from '../config';
import { type Database } from '../db/connect';
import { listCities } from '../db/repositories/cities';
import { findToldRequest } from '../db/repositories/desk-requests';
import { addMail } from '../db/repositories/mails';
import { recipientOf } from '../request-recipients';
import {
  orderMessageLetter,
  receiptLetter,
  requestLetter,
  type ToldFile,
  type ToldRequest,
} from './request-letters';

/**
 * Tells the house of a request, and whoever left an e-mail of its number: written in the
 * transaction of the request, sent after its commit until they are taken.
 */
export async function mailRequest(
  db: Database,
  { requestRecipients }: Pick<ApiConfig, 'requestRecipients'>,
  request: ToldRequest,
  files: readonly ToldFile[],
): Promise<void> {
  const { host, kind, details } = request;
  const city = await cityAlias(db, host, details.city);
  const recipient = houseFor({ requestRecipients }, { host, kind, city });
  await addMail(db, { recipient, content: requestLetter(request, files), isKept: true });
  if (details.email === '') return;
  await addMail(db, { recipient: details.email, content: receiptLetter(request), isKept: true });
}

/** Tells the house what an account holder wrote about an order, in the transaction of the message. */
export async function mailOrderMessage(
  db: Database,
  config: Pick<ApiConfig, 'requestRecipients'>,
  { requestId, text }: { requestId: number; text: string },
): Promise<void> {
  const order = await findToldRequest(db, requestId);
  if (!order) throw new Error(`no request ${requestId}`);
  const { host, number, details } = order;
  const city = await cityAlias(db, host, details.city);
  const recipient = houseFor(config, { host, kind: 'buy', city });
  await addMail(db, { recipient, content: orderMessageLetter(host, number, text), isKept: true });
}

/** @throws Error when the configuration has no mailbox for a request, which it is read to have */
function houseFor(
  { requestRecipients }: Pick<ApiConfig, 'requestRecipients'>,
  request: { host: HostCode; kind: RequestKind; city: string },
): string {
  const recipient = recipientOf(requestRecipients, request);
  if (!recipient) throw new Error(`no mailbox for ${JSON.stringify(request)}`);
  return recipient;
}

/** A request names its city as the header does, or by its alias; empty for a city that is none. */
async function cityAlias(db: Database, host: HostCode, given: string): Promise<string> {
  const cities = await listCities(db, host);
  return cities.find(({ alias, title }) => given === alias || given === title)?.alias ?? '';
}
