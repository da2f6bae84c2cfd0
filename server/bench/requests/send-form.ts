import { request, type ClientRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { captcha } from '../../../src/config/captcha';
import { feedback } from '../../../src/contract/feedback';
import { signReceipt } from '../../../src/domain/captcha-receipt';
import type { FilledForm } from './filled-form';

/** Where a connection breaks. */
export interface Cut {
  place: 'in the body' | 'before the answer';
  /** How long the connection still stands then, milliseconds. */
  afterMs: number;
}

/** An answer that no visitor may get for a form that is right. */
export class OddAnswer extends Error {
  /** @param body as it was sent */
  constructor(
    message: string,
    readonly status: number,
    readonly body: string,
  ) {
    super(message);
  }
}

/** What a backend needs to know visitors of the sites by. */
export interface Sending {
  /** Address of the backend, as of this moment. */
  url: string;
  receiptSecret: string;
}

/**
 * Sends a form once, over a connection of its own.
 * @returns the number of the registered request; null when the connection broke before it was told
 * @throws OddAnswer for any answer that is not 200
 */
export function sendForm(
  form: FilledForm,
  { url, receiptSecret }: Sending,
  cut: Cut | null,
): Promise<string | null> {
  const { host, kind, body, contentType } = form;
  const receipt = signReceipt({ hostname: `${host}.localhost`, action: kind }, receiptSecret);
  return new Promise((resolve, reject) => {
    const sending = request(`${url}/${host}${feedback.path}`, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': contentType,
        'content-length': body.length,
        [captcha.receiptHeader]: receipt,
      },
    });
    sending.on('error', () => resolve(null));
    sending.on('response', (answer) => {
      text(answer).then(
        (told) => {
          if (answer.statusCode === 200) resolve(numberIn(told));
          else {
            const status = answer.statusCode ?? 0;
            reject(new OddAnswer(`${kind} of ${host}: ${status} ${told}`, status, told));
          }
        },
        () => resolve(null),
      );
    });
    if (cut?.place === 'in the body') sending.write(body.subarray(0, body.length / 2));
    else sending.end(body);
    if (cut) void breakOff(sending, cut);
  });
}

async function breakOff(sending: ClientRequest, { place, afterMs }: Cut): Promise<void> {
  if (place === 'before the answer' && !sending.writableFinished) {
    await new Promise((resolve) => sending.once('finish', resolve).once('close', resolve));
  }
  await wait(afterMs);
  sending.destroy(new Error('cut'));
}

const numberIn = (told: string) => (JSON.parse(told) as { data: { number: string } }).data.number;
