/** What a visitor can ask for; the code goes as `feedback_type` (spec §3: a callback is 1). */
export const requestKinds = {
  callback: 1,
  question: 2,
  buy: 3,
  foundCheaper: 4,
  requestPhoto: 5,
  contactOwner: 6,
  onlineAppraisal: 7,
  director: 8,
  appeal: 9,
  bringClient: 10,
  /** Tell me when one like it comes: asked for at an item that is sold. */
  tellMe: 11,
} as const;

export type RequestKind = keyof typeof requestKinds;
export type RequestCode = (typeof requestKinds)[RequestKind];

/** The kind that a code stands for. */
export function requestKindOf(code: RequestCode): RequestKind {
  const kind = (Object.keys(requestKinds) as RequestKind[]).find(
    (one) => requestKinds[one] === code,
  );
  if (!kind) throw new Error(`no kind of request has the code ${code}`);
  return kind;
}

export const requestCodes = Object.values(requestKinds);

/** Kinds that are about one item and must name it. */
export const itemRequestCodes: readonly number[] = [
  requestKinds.buy,
  requestKinds.foundCheaper,
  requestKinds.requestPhoto,
  requestKinds.contactOwner,
  requestKinds.tellMe,
];

/** Spec §5: photo forms need at least one image. */
export const photoRequestCodes: readonly number[] = [requestKinds.onlineAppraisal];

/** Kinds whose message is the request itself. */
export const messageRequestCodes: readonly number[] = [
  requestKinds.question,
  requestKinds.director,
  requestKinds.appeal,
];
