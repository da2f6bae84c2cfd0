import { claims } from './claims';

/** Technical limits (spec §5 and §9), units in the names; what the house promises is in `claims.ts`. */
export const limits = {
  /** Cards on one page of a catalogue list; the specification shows no size (docs/decisions.md). */
  listPageSize: 24,
  /** What a visitor chooses from: whole pages of the size above. */
  listPageSizes: [24, 48, 96],
  articlePageSize: 12,
  reviewPageSize: 12,
  servicesPerPage: 1000,
  reloadGuardSeconds: 60,
  /** An open tab asks for a newer release no more often, and waits no longer for the answer. */
  releaseLookSeconds: 5,
  /** Longest that a change of page waits for that answer. */
  releaseWaitMs: 300,
  /** From a release being made until every visitor gets it, at most. */
  releaseSettleSeconds: 60,
  localeCookieDays: 365,
  defaultCity: 'moscow',
  passwordMin: 8,
  passwordMax: 200,
  /** Callback name, characters. */
  nameMin: 2,
  nameMax: 30,
  /** Digits of a phone in a callback and in a registration. */
  callbackPhoneDigits: 10,
  registerPhoneDigits: 6,
  phoneLength: 20,
  nicknameMin: 2,
  uploadFiles: 10,
  uploadFileBytes: 20 * 1024 * 1024,
  /** What one call of an upload sends: two at a time come through within 2 minutes at 150 kbit/s. */
  uploadChunkBytes: 1024 * 1024,
  /** Files of a form that are sent at a time. */
  uploadsAtOnce: 2,
  /** A call of an upload in which nothing moves for so long is taken for broken off. */
  uploadStallMs: 30_000,
  /** Roubles. */
  amountMax: 100_000_000,
  /** Days until a request or an appeal is answered. */
  answerDays: claims.appeal.numbers.ru.days,
  /** From this price on an item is for the VIP filter; the specification shows none (docs/decisions.md). */
  vipUsd: 40_000,
  diamondMinCarats: claims.diamond.numbers.ru.fromCarats,
} as const;
