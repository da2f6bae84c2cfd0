import type { Dice } from '../../../demo/catalogue/generate/dice';
import { hostCodes, type HostCode } from '../../../src/config/hosts';
import { requestKinds, type RequestKind } from '../../../src/config/request-kinds';
import { aPhoto } from '../uploads/photos';

/** Kinds that name no item, so that a database without any will do. */
const kinds = [
  'callback',
  'question',
  'onlineAppraisal',
  'director',
  'appeal',
  'bringClient',
] as const satisfies readonly RequestKind[];

/** A photo of the size of a thumbnail, bytes: it is long enough to be cut in the middle. */
const photoBytes = 20_000;

/** What a visitor has typed and chosen, ready to be sent as often as it takes. */
export interface FilledForm {
  host: HostCode;
  kind: RequestKind;
  /** One for each filled form: what is sent again under it is the same request. */
  key: string;
  userName: string;
  /** Empty where the visitor left none; otherwise nobody else has it. */
  email: string;
  photos: readonly Buffer[];
  contentType: string;
  body: Buffer;
}

/** @param number of the form, which tells it from all others */
export async function fillForm(number: number, dice: Dice): Promise<FilledForm> {
  const host = dice.pick(hostCodes);
  const kind = dice.pick(kinds);
  const key = Array.from({ length: 32 }, () => dice.between(0, 15).toString(16)).join('');
  const userName = `Visitor ${number}`;
  const email = dice.chance(0.5) ? `visitor-${number}@example.com` : '';
  const fields = {
    feedback_type: String(requestKinds[kind]),
    user_name: userName,
    telephone: `+7916${dice.between(1_000_000, 9_999_999)}`,
    email,
    message: `Request ${number}`,
    idempotency_key: key,
    ...(kind === 'bringClient' && { friend_name: 'Friend', friend_contact: '+79165550101' }),
  };
  const count = kind === 'onlineAppraisal' ? dice.between(1, 3) : 0;
  const photos = await Promise.all(Array.from({ length: count }, () => aPhoto(photoBytes)));
  return { host, kind, key, userName, email, photos, ...(await encoded(fields, photos)) };
}

/** Photos make it a multipart form; without any it goes as JSON, as the site sends it. */
async function encoded(
  fields: Record<string, string>,
  photos: readonly Buffer[],
): Promise<Pick<FilledForm, 'contentType' | 'body'>> {
  if (photos.length === 0) {
    return { contentType: 'application/json', body: Buffer.from(JSON.stringify(fields)) };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [index, photo] of photos.entries()) {
    const file = new Blob([new Uint8Array(photo)], { type: 'image/jpeg' });
    form.append('photos', file, `photo-${index + 1}.jpg`);
  }
  const encoder = new Response(form);
  return {
    contentType: encoder.headers.get('content-type') ?? '',
    body: Buffer.from(await encoder.arrayBuffer()),
  };
}
