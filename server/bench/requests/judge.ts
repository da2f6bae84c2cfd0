import { hosts } from '../../../src/config/hosts';
import { digestOf, type SentMail, type StoredRequest } from './stored';
import type { Visit } from './visitor';

export interface Kept {
  requests: readonly StoredRequest[];
  outbox: readonly SentMail[];
  /** SHA-256 of each file in the folder of uploads, by its name there. */
  uploads: ReadonlyMap<string, string>;
}

/**
 * What is wrong with what a backend kept of the forms that were sent to it: each acknowledged one must
 * be stored once, with its photos, its message to the house and its receipt; none twice; and nothing
 * may be there that belongs to no request.
 */
export function breachesOf(visits: readonly Visit[], kept: Kept): string[] {
  const formsByKey = new Map(visits.map((visit) => [visit.form.key, visit]));
  const visitOf = ({ key }: StoredRequest) => formsByKey.get(key ?? '');
  return [
    ...visits.flatMap((visit) => acknowledgedWrongly(visit, kept)),
    ...kept.requests.flatMap((stored) => {
      const visit = visitOf(stored);
      if (!visit) return [`${stored.number} is a request that nobody sent`];
      return [...storedWrongly(stored, visit, kept), ...mailedWrongly(stored, visit, kept)];
    }),
    ...leftOver(kept),
  ];
}

function acknowledgedWrongly({ form, numbers, oddAnswers }: Visit, { requests }: Kept): string[] {
  const own = requests.filter(({ key }) => key === form.key);
  const told = [...new Set(numbers)];
  const breaches = oddAnswers.map((answer) => `${form.userName} was answered: ${answer}`);
  if (told.length > 1) breaches.push(`${form.userName} was told ${told.join(', ')}`);
  if (own.length > 1) breaches.push(`${form.userName} is stored ${own.length} times`);
  for (const number of told) {
    if (own.some((stored) => stored.number === number)) continue;
    breaches.push(`${form.userName} was told ${number}, which is not stored`);
  }
  return breaches;
}

function storedWrongly(stored: StoredRequest, { form }: Visit, { uploads }: Kept): string[] {
  const breaches: string[] = [];
  if (stored.userName !== form.userName) breaches.push(`${stored.number} is of ${stored.userName}`);
  const chosen = form.photos.map(digestOf);
  const arrived = stored.files.map((file) => uploads.get(file) ?? 'missing');
  if (String(chosen) !== String(arrived)) breaches.push(`${stored.number} has other photos`);
  for (const preview of stored.previews) {
    if (!uploads.has(preview)) breaches.push(`${stored.number} has lost a small picture`);
  }
  return breaches;
}

function mailedWrongly({ number }: StoredRequest, { form }: Visit, { outbox }: Kept): string[] {
  const house = `requests@${hosts[form.host].domain}`;
  return [house, form.email].flatMap((address) => {
    const expected = address === '' ? 0 : 1;
    const sent = outbox.filter(({ to, subject }) => to === address && subject.includes(number));
    if (sent.length === expected) return [];
    return [`${number}: ${sent.length} messages to ${address || 'nobody'}, not ${expected}`];
  });
}

/** Messages and files of no request. */
function leftOver({ requests, outbox, uploads }: Kept): string[] {
  const letters = outbox.filter(
    ({ subject }) => !requests.some(({ number }) => subject.includes(number)),
  );
  const used = new Set(requests.flatMap(({ files, previews }) => [...files, ...previews]));
  const files = [...uploads.keys()].filter((name) => !used.has(name));
  return [
    ...letters.map(({ file }) => `message ${file} is of no request`),
    ...files.map((name) => `file ${name} is of no request`),
  ];
}
