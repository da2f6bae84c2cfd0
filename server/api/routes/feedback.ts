import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { type HostCode } from '../../../src/config/hosts';
import { limits } from '../../../src/config/limits';
import { photoRequestCodes, requestKindOf, requestKinds } from '../../../src/config/request-kinds';
import { feedback, feedbackBody, type FeedbackBody } from '../../../src/contract/feedback';
import { castBody } from '../http/cast';
import { findItem } from '../db/repositories/items';
import { addRequest, type NewRequest } from '../db/repositories/requests';
import { findSessionAccount } from '../db/repositories/sessions';
import { type Dependencies } from '../dependencies';
import { ApiFailure, invalid, type FieldProblems } from '../http/failure';
import { hostPrices } from '../catalogue/prices';
import { hostOf } from '../http/serve';
import { refuseTakenKey } from './taken-key';
import { hashToken } from '../tokens';
import { answerContext } from './item-answer';
import { isImage } from '../uploads/file-kinds';
import { acceptForms, openUploads, receiveForm, type ReceivedForm } from '../uploads/receive';
import { outcomeWords } from '../http/outcome-texts';

/** Calls of one address in ten minutes. */
const rateLimit = { max: 20, timeWindow: 600_000 };

/** Where the files lie, below the data folder. */
export const uploadsFolder = 'uploads';

export async function feedbackRoutes(
  api: FastifyInstance,
  dependencies: Dependencies,
): Promise<void> {
  const folder = join(dependencies.config.dataDir, uploadsFolder);
  await openUploads(folder);
  await api.register(async (forms) => {
    await acceptForms(forms);
    forms.post(feedback.path, { config: { endpoints: [feedback], rateLimit } }, async (request) => {
      const form = request.isMultipart() ? await receiveForm(request, folder) : null;
      try {
        return await register(dependencies, request, form);
      } catch (error) {
        await form?.discard();
        throw error;
      }
    });
  });
}

async function register(
  dependencies: Dependencies,
  request: FastifyRequest,
  form: ReceivedForm | null,
) {
  const host = hostOf(request);
  const body = bodyOf(form ? form.fields : request.body, form);
  const isAppeal = body.feedback_type === requestKinds.appeal;
  const message = outcomeWords[host][isAppeal ? 'appealRegistered' : 'requestRegistered'];
  const now = new Date();
  // Spec §4: a request is answered within 15 days, as an appeal is (§9).
  const answerBy = dayAfter(now, limits.answerDays);
  if (body.feedback_phone) {
    // The honeypot: a robot is told the same and leaves nothing.
    await form?.discard();
    return { data: { number: honeypotNumber(), answer_by: answerBy, message } };
  }
  const asked = await requestOf(dependencies, host, body);
  await form?.keep();
  const registered = await dependencies.db
    .transaction(async (db) => {
      const added = await addRequest(
        db,
        { ...asked, host, answerBy, createdAt: now },
        form?.files ?? [],
      );
      // What is sent again is stored already, and its receipt is spent.
      if (!added.isRepeated) {
        await request.spendReceipt({ db, action: requestKindOf(body.feedback_type) });
      }
      return added;
    })
    .catch(refuseTakenKey);
  // The request that was there has files of its own.
  if (registered.isRepeated) await form?.discard();
  return { data: { number: registered.number, answer_by: registered.answerBy, message } };
}

/** Fields and files together, so that a visitor hears of everything at once. */
function bodyOf(raw: unknown, form: ReceivedForm | null): FeedbackBody {
  const fields: FieldProblems = {};
  let body: FeedbackBody | undefined;
  try {
    body = castBody(feedbackBody, raw);
  } catch (error) {
    if (!(error instanceof ApiFailure) || !error.fields) throw error;
    Object.assign(fields, error.fields);
  }
  if (form && form.problems.length > 0) fields.photos = form.problems;
  const needsImage = body && photoRequestCodes.includes(body.feedback_type);
  if (needsImage && !fields.photos && !form?.files.some(({ type }) => isImage(type))) {
    fields.photos = ['imageRequired'];
  }
  if (!body || Object.keys(fields).length > 0) throw invalid(fields);
  return body;
}

async function requestOf(
  dependencies: Dependencies,
  host: HostCode,
  body: FeedbackBody,
): Promise<Omit<NewRequest, 'host' | 'answerBy' | 'createdAt'>> {
  const { db } = dependencies;
  const item =
    body.product_kind && body.product_url
      ? await findItem(db, host, body.product_kind, body.product_url)
      : undefined;
  if (body.product_url && !item) throw invalid({ product_url: ['valueWrong'] });
  const account = body.token
    ? await findSessionAccount(db, hashToken(body.token), new Date())
    : undefined;
  const prices = item && hostPrices(item, (await answerContext(dependencies, host)).unitsPerUsd);
  return {
    kind: body.feedback_type,
    userName: body.user_name,
    telephone: body.telephone,
    nickname: body.nickname,
    typeContact: body.type_contact,
    details: {
      email: body.email,
      city: body.city,
      message: body.message,
      amount: body.amount,
      productName: body.product_name,
      productType: body.product_type,
      purchaseYear: body.purchase_year,
      condition: body.condition,
      friendName: body.friend_name,
      friendContact: body.friend_contact,
      friendNickname: body.nickname_partner,
      link: body.link,
    },
    idempotencyKey: body.idempotency_key || null,
    itemId: item?.id ?? null,
    itemTitle: item?.title ?? null,
    itemPrice: prices ? (prices.priceWithDiscount ?? prices.price) : null,
    accountId: account?.id ?? null,
  };
}

/** `YYYY-MM-DD` that many days later. */
function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Looks like any other number and is nobody's. */
function honeypotNumber(): string {
  return `${new Date().getFullYear()}-${String(randomInt(1, 1_000_000)).padStart(6, '0')}`;
}
