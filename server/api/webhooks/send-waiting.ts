import { Webhook } from 'standardwebhooks';
import { type InferOutput } from 'valibot';
import { type contentEvent } from '../../../src/contract/editing';
import { type ApiConfig } from '../config';
import { type Database } from '../db/connect';
import {
  claimEvents,
  markEventDelivered,
  nextEventAt,
  postponeEvent,
  type ContentEventRow,
} from '../db/repositories/content-events';
import { backOffSeconds } from '../delivery/back-off';
import { ofRequest } from '../delivery/of-request';

const atOnce = 20;
/** How long a receiver may take, milliseconds; it only has to put the event down. */
const patience = 10_000;
/** Longer than any attempt; after a crash in the midst of one the event waits that long. */
const leaseSeconds = 15;

/**
 * Sends the events that are due to every receiver, signed as Standard Webhooks say. An event counts
 * as delivered once all have taken it; who took it already gets it again under the same id, and may
 * answer 409.
 * @returns the milliseconds until the next event is due, null when none waits
 */
export async function sendWaitingEvents(
  db: Database,
  webhooks: ApiConfig['webhooks'],
): Promise<number | null> {
  if (!webhooks) return null;
  const due = await claimEvents(db, { now: new Date(), limit: atOnce, leaseSeconds });
  await Promise.all(due.map((event) => sendOne(db, webhooks, event)));
  const next = await nextEventAt(db);
  return next && Math.max(0, next.getTime() - Date.now());
}

async function sendOne(
  db: Database,
  { urls, secret }: NonNullable<ApiConfig['webhooks']>,
  event: ContentEventRow,
): Promise<void> {
  try {
    const message = signed(event, secret, new Date());
    await Promise.all(urls.map((url) => post(url, message)));
    await markEventDelivered(db, event.id, new Date());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const what = `event ${event.id}${ofRequest(event.requestId)}`;
    console.error(`${what} was not taken (attempt ${event.attempts}): ${reason}`);
    await postponeEvent(db, event.id, new Date(Date.now() + backOffSeconds(event.attempts) * 1000));
  }
}

interface SignedMessage {
  headers: Record<string, string>;
  body: string;
}

function signed(event: ContentEventRow, secret: string, now: Date): SignedMessage {
  const id = `evt_${event.id}`;
  const payload: InferOutput<typeof contentEvent> = {
    type: `${event.entity}.${event.action}`,
    timestamp: event.createdAt.toISOString(),
    data: {
      host: event.host,
      entity: event.entity,
      id: event.entityId,
      revision: event.revision,
      content_revision: event.id,
    },
  };
  const body = JSON.stringify(payload);
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, now, body),
    },
  };
}

async function post(url: string, { headers, body }: SignedMessage): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  await answer.arrayBuffer();
  // A receiver that has the event, and whose answer was lost, refuses it as a replay.
  const isTaken = answer.ok || answer.status === 409;
  if (!isTaken) throw new Error(`${url} answered ${answer.status}`);
}
