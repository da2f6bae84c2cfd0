import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { languageOf, type HostCode } from '../../../src/config/hosts';
import { limits } from '../../../src/config/limits';
import { photoRequestCodes, requestKindOf, requestKinds } from '../../../src/config/request-kinds';
import { feedback, feedbackBody, type FeedbackBody } from '../../../src/contract/feedback';
import { castBody } from '../http/cast';
import { findItem } from '../db/repositories/items';
import { type Database } from '../db/connect';
import {
  addRequest,
  isRegistered,
  type NewRequest,
  type UploadClaim,
} from '../db/repositories/requests';
import { findUploads } from '../db/repositories/uploads';
import { UnknownReference } from '../db/refused-changes';
import { findSessionAccount } from '../db/repositories/sessions';
import { type Dependencies } from '../dependencies';
import { ApiFailure, invalid, type FieldProblems } from '../http/failure';
import { hostPrices } from '../catalogue/prices';
import { hostOf } from '../http/serve';
import { refuseTakenKey } from './taken-key';
import { hashToken } from '../tokens';
import { mailRequest } from '../mail/house-mail';
import { answerContext } from './item-answer';
import { fileLinks } from './request-files';
import { isImage } from '../uploads/file-kinds';
import { sentAs, uploadsFolder } from '../uploads/folder';
import {
  acceptForms,
  openUploads,
  readFiles,
  receiveForm,
  type ReceivedForm,
} from '../uploads/receive';
import { outcomeWords } from '../http/outcome-texts';

/** Calls of one address in ten minutes. */
const rateLimit = { max: 20, timeWindow: 600_000 };

export async function feedbackRoutes(
  api: FastifyInstance,
  dependencies: Dependencies,
): Promise<void> {
  const folder = join(dependencies.config.dataDir, uploadsFolder);
  await openUploads(folder, dependencies.config.uploads.keepMs);
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
  // A file of a form that is refused anyway is not read.
  if (form && form.problems.length === 0) await readFiles(form);
  const body = await bodyOf(dependencies.db, form ? form.fields : request.body, form);
  const isAppeal = body.feedback_type === requestKinds.appeal;
  const message =
    outcomeWords[languageOf(host)][isAppeal ? 'appealRegistered' : 'requestRegistered'];
  const now = new Date();
  // Spec §4: a request is answered within 15 days, as an appeal is (§9).
  const answerBy = dayAfter(now, limits.answerDays);
  if (body.feedback_phone) {
    // The honeypot: a robot is told the same and leaves nothing.
    await form?.discard();
    return { data: { number: honeypotNumber(), answer_by: answerBy, message } };
  }
  const asked = await requestOf(dependencies, host, body);
  const linkTo = fileLinks(dependencies);
  await form?.keep();
  const registered = await dependencies.db
    .transaction(async (db) => {
      const kind = requestKindOf(body.feedback_type);
      const created = { ...asked, host, answerBy, createdAt: now };
      const added = await addRequest(db, created, form?.files ?? [], claimOf(body));
      // What is sent again is stored already, its receipt is spent, and the house has its mail.
      if (added.isRepeated) return added;
      await request.spendReceipt({ db, action: kind });
      const until = Date.parse(answerBy) / 1000;
      const files = added.files.map((file) => ({ ...file, url: linkTo(host, file.id, until) }));
      const told = { ...asked, host, kind, answerBy, number: added.number };
      await mailRequest(db, dependencies.config, told, files);
      return added;
    })
    .catch(refuseTakenKey)
    .catch((error: unknown) => {
      throw error instanceof UnknownReference ? invalid({ [error.field]: ['uploadGone'] }) : error;
    });
  dependencies.wakeMail();
  // The request that was there has files of its own.
  if (registered.isRepeated) await form?.discard();
  return { data: { number: registered.number, answer_by: registered.answerBy, message } };
}

function claimOf(body: Partial<FeedbackBody> = {}): UploadClaim {
  const ids = body.uploads ?? [];
  return { ids, storedAs: ids.map(sentAs), keyHash: hashToken(body.upload_key ?? '') };
}

/** Fields and files together, so that a visitor hears of everything at once. */
async function bodyOf(
  db: Database,
  raw: unknown,
  form: ReceivedForm | null,
): Promise<FeedbackBody> {
  const fields: FieldProblems = {};
  let body: FeedbackBody | undefined;
  try {
    body = castBody(feedbackBody, raw);
  } catch (error) {
    if (!(error instanceof ApiFailure) || !error.fields) throw error;
    Object.assign(fields, error.fields);
  }
  const { ids, keyHash } = claimOf(body);
  const sent = await findUploads(db, ids, keyHash);
  // What is sent again has claimed its uploads; whether it says the same is seen when it is added. Asked
  // for last, since the first one may be registered meanwhile.
  const isSentAgain = await isRegistered(db, body?.idempotency_key ?? '');
  const files = [...(form?.files ?? []), ...sent];
  const needsImage = body && !isSentAgain && photoRequestCodes.includes(body.feedback_type);
  if (form && form.problems.length > 0) fields.photos = form.problems;
  else if (sent.length < ids.length && !isSentAgain) fields.photos = ['uploadGone'];
  else if (files.length > limits.uploadFiles) fields.photos = ['tooManyFiles'];
  else if (needsImage && !files.some(({ type }) => type !== null && isImage(type))) {
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
