import type { IncomingHttpHeaders } from 'node:http';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { isHostCode, type HostCode } from '../../../src/config/hosts';
import { contentEvent } from '../../../src/contract/editing';
import { checked, ContractError } from '../../../src/contract/endpoint';
import type { ContentChange } from '../builder';
import { Refusal } from './refusal';

/** How far a webhook's timestamp may lie in the past or the future, milliseconds. */
export const toleranceMs = 5 * 60_000;

/** A webhook whose sender is known and whose body can be used. */
export interface ReadWebhook {
  /** `webhook-id`: the same when the sender sends an event again. */
  id: string;
  host: HostCode;
  change: ContentChange;
}

/**
 * Makes the function that checks a webhook by Standard Webhooks and reads it. The signature is over
 * the raw body; the package compares in constant time and holds the timestamp to `toleranceMs`.
 * @param secrets `whsec_…`; a signature by any of them counts, so that a secret can be replaced
 * @returns a function that throws a Refusal: 401 unless the signature is right and of now, 400 for
 * what is no JSON, 422 for what is no change of content
 */
export function webhookReader(
  secrets: readonly string[],
): (headers: IncomingHttpHeaders, body: string) => ReadWebhook {
  const verifiers = secrets.map((secret) => new Webhook(secret));
  return (headers, body) => {
    const signed = {
      'webhook-id': String(headers['webhook-id'] ?? ''),
      'webhook-timestamp': String(headers['webhook-timestamp'] ?? ''),
      'webhook-signature': String(headers['webhook-signature'] ?? ''),
    };
    verify(verifiers, signed, body);
    return { id: signed['webhook-id'], ...eventOf(jsonOf(body)) };
  };
}

function verify(
  verifiers: readonly Webhook[],
  headers: Record<string, string>,
  body: string,
): void {
  let reason = 'no secret is known';
  for (const verifier of verifiers) {
    try {
      verifier.verify(body, headers, { jsonParse: false });
      return;
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      reason = error.message;
    }
  }
  throw new Refusal(401, reason);
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, 'the body is no JSON');
  }
}

function eventOf(json: unknown): Omit<ReadWebhook, 'id'> {
  try {
    const { type, timestamp, data } = checked(contentEvent, json, 'the event');
    const [entity, action] = type.split('.') as [string, ContentChange['action']];
    if (entity !== data.entity)
      throw new Refusal(422, `${type} names another entity than its data`);
    if (!isHostCode(data.host)) throw new Refusal(422, 'the event names no host');
    const { id, revision, content_revision: contentRevision } = data;
    return {
      host: data.host,
      change: { entity: data.entity, id, action, revision, contentRevision, at: timestamp },
    };
  } catch (error) {
    if (error instanceof ContractError) throw new Refusal(422, error.message);
    throw error;
  }
}
