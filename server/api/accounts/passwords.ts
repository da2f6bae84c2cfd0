import { hash, verify, type Options } from '@node-rs/argon2';

/**
 * argon2id with the least cost that OWASP advises (19 MiB, two passes, one lane); the library's
 * `Algorithm` is a const enum, whose Argon2id is 2.
 */
const cost: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a password with its salt and cost, as text. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let nobodysHash: Promise<string> | undefined;

/**
 * Whether a password is the one of a hash. Without a hash the same work is done for nothing, so
 * that the time of the answer does not tell whether an account exists.
 */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password');
  const isRight = await verify(passwordHash ?? (await nobodysHash), password);
  return passwordHash !== undefined && isRight;
}
