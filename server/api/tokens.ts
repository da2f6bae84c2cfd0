import { createHash, randomBytes } from 'node:crypto';

/** A token that nobody can guess: 256 random bits as base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token; a copy of the database lets nobody in. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Whether a text has the form of a token; what it opens is another question. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
