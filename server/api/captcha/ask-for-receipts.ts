import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type BotAction } from '../../../src/config/bot-actions';
import { captcha } from '../../../src/config/captcha';
import { isHostCode } from '../../../src/config/hosts';
import { readReceipt, type Receipt } from '../../../src/domain/captcha-receipt';
import { type ApiConfig } from '../config';
import { type Database } from '../db/connect';
import { noteSpentReceipt } from '../db/repositories/spent-receipts';
import { ApiFailure } from '../http/failure';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Takes the receipt of the bot check that the call came with; does nothing where none is needed.
     * @throws ApiFailure 403 when it was taken before, or made for another action than the named one
     */
    spendReceipt: (how?: ReceiptUse) => Promise<void>;
  }
}

export interface ReceiptUse {
  /** The transaction of what the call changes: taken back, the receipt counts again. */
  db?: Database;
  /** Which of the endpoint's actions the body turned out to be. */
  action?: BotAction;
}

/** Characters; fewer could be guessed from one receipt. */
const shortestSecret = 32;

/**
 * Lets calls whose endpoint asks for a bot check (spec §7) pass only with a receipt of the site's
 * own function, made for that action within the last minutes. Before the body is read: who has no
 * receipt sends no files.
 * @throws Error without a secret: a backend that forgot to ask for receipts would take what robots send
 */
export function askForReceipts(
  api: FastifyInstance,
  { db, config }: { db: Database; config: Pick<ApiConfig, 'receiptSecret' | 'siteOrigins'> },
): void {
  const { receiptSecret: secret, siteOrigins } = config;
  api.decorateRequest('spendReceipt', () => Promise.resolve());
  if (secret === null) return;
  if (secret.length < shortestSecret) {
    throw new Error(
      `CAPTCHA_RECEIPT_SECRET needs ${shortestSecret} characters, the same as for the sites' functions; CAPTCHA_RECEIPTS=off does without`,
    );
  }

  const receiptOf = ({ params, headers }: FastifyRequest): Receipt | null => {
    const { host } = params as { host?: unknown };
    const given = headers[captcha.receiptHeader];
    if (!isHostCode(host) || typeof given !== 'string') return null;
    return readReceipt(given, { hostname: new URL(siteOrigins[host]).hostname, secret });
  };

  api.addHook('onRequest', (request, _reply, done) => {
    const { endpoints = [] } = request.routeOptions.config;
    const actions = endpoints.flatMap(({ botCheck = [] }) => botCheck);
    if (actions.length === 0) {
      done();
      return;
    }
    const receipt = receiptOf(request);
    if (!receipt || !actions.some((action) => action === receipt.action)) {
      done(notProven());
      return;
    }
    request.spendReceipt = (how) => spend(receipt, { db, ...how });
    done();
  });
}

async function spend(
  receipt: Receipt,
  { db, action }: ReceiptUse & { db: Database },
): Promise<void> {
  if (action !== undefined && action !== receipt.action) throw notProven();
  if (!(await noteSpentReceipt(db, receipt, new Date()))) throw notProven();
}

/** What is missing is told beside the fields, so that a form can tell it from another refusal. */
const notProven = () => new ApiFailure(403, { captcha: ['captchaFailed'] });
