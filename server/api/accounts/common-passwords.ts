import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { otherLayouts } from '../../../src/domain/keyboard-layouts';
import { type AccountRow } from '../db/repositories/sessions';
import { invalid } from '../http/failure';

/** Who chooses a password, as far as is known. */
export type PasswordOwner = Partial<Pick<AccountRow, 'email' | 'name' | 'phone' | 'nickname'>>;

/**
 * What is found with fewer guesses is refused: about as many are tried against one account in a year
 * by somebody who keeps within its limits.
 */
const fewestGuesses = 10 ** 6;

/** Characters that are looked at. The work grows with the length, and what follows only adds guesses. */
const looksAt = 40;

/**
 * @throws ApiFailure 422 for `password` when it is among the first that somebody would try who knows
 * its owner
 */
export async function refuseCommonPassword(password: string, owner: PasswordOwner): Promise<void> {
  if (await isCommonPassword(password, owner)) throw invalid({ password: ['passwordCommon'] });
}

/**
 * Whether few guesses find a password, as it was typed or as the same keys of another layout:
 * `gfhjkm` is `пароль`, and `йцукен` is `qwerty`.
 */
export async function isCommonPassword(password: string, owner: PasswordOwner): Promise<boolean> {
  const estimator = await loadEstimator();
  const known = wordsOf(owner);
  return [password, ...otherLayouts(password.toLowerCase())].some(
    (reading) => estimator.check(reading, known).guesses < fewestGuesses,
  );
}

let loading: Promise<ZxcvbnFactory> | undefined;

/** Word lists are loaded when the first password is chosen: a start does not wait for them. */
function loadEstimator(): Promise<ZxcvbnFactory> {
  loading ??= makeEstimator();
  return loading;
}

async function makeEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { dictionary, adjacencyGraphs }, { commonWords }] =
    await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
      import('./common-words'),
    ]);
  return new Factory({
    dictionary: { ...dictionary, ...commonWords },
    graphs: adjacencyGraphs,
    maxLength: looksAt,
  });
}

const shortestWord = 3;
const shortestPhonePart = 6;

/** What the owner's own data hold of words, and the ends of the phone: people leave out its code. */
function wordsOf({ email = '', name = '', phone = '', nickname = '' }: PasswordOwner): string[] {
  const [mailbox = ''] = email.split('@');
  const parts = [email, name, nickname].flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  const digits = phone.replace(/\D/g, '');
  const ends = Array.from(
    { length: Math.max(0, digits.length - shortestPhonePart + 1) },
    (_, from) => digits.slice(from),
  );
  return [email, mailbox, ...parts, ...ends]
    .map((word) => word.toLowerCase().slice(0, looksAt))
    .filter((word) => word.length >= shortestWord);
}
