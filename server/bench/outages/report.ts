import { percentilesOf } from '../percentiles';
import { callKinds, isSuccess, type Answer, type CallKind } from './answers';
import { type Fault } from './faults';

/** The browser gives up after so long (src/shared/lib/http.ts), milliseconds: a form, and one with photos. */
const longestAnswer = 20_000;
const longestWithPhotos = 120_000;
const withPhotos: readonly CallKind[] = ['request', 'upload'];
/** Milliseconds. */
const longestRecovery = 30_000;

/** What visitors got from the beginning of a fault until all was well again. */
export interface Seen {
  fault: Fault;
  answers: readonly Answer[];
  /** When its cause was gone, on the clock of `performance`. */
  overAt: number;
}

/** Milliseconds from the end of the cause until the last call that failed. */
function recoveryOf({ answers, overAt }: Seen): number {
  const late = answers.filter((answer) => !isSuccess(answer) && answer.askedAt > overAt);
  return Math.max(0, ...late.map(({ askedAt }) => askedAt - overAt));
}

const times = (answers: readonly Answer[]) =>
  percentilesOf(answers.map(({ askedAt, cameAt }) => cameAt - askedAt));

/** What a fault must not make visitors see. */
export function breachesOfFault(seen: Seen): string[] {
  const { fault, answers } = seen;
  const mayBreak = (status: number | null) => status === null && fault.endsBackend;
  const odd = answers.filter(
    (answer) => !isSuccess(answer) && answer.status !== 503 && !mayBreak(answer.status),
  );
  const told = new Map(
    odd.map(({ kind, status, words }) => {
      const what = status === null ? 'no answer' : `${status} "${words}"`;
      return [`${kind} ${status}`, `${fault.name}: ${kind} got ${what}`];
    }),
  );
  const breaches = [...told.values()];
  for (const kind of callKinds) {
    const { most } = times(answers.filter((answer) => answer.kind === kind));
    const isLong = most > (withPhotos.includes(kind) ? longestWithPhotos : longestAnswer);
    if (isLong) breaches.push(`${fault.name}: ${kind} took ${seconds(most)}`);
  }
  const recovery = recoveryOf(seen);
  if (recovery > longestRecovery) {
    breaches.push(`${fault.name}: answers failed for ${seconds(recovery)} after it was over`);
  }
  return breaches;
}

/** One line for each fault. */
export function lineOf(seen: Seen): string {
  const { fault, answers } = seen;
  const byStatus = new Map<string, number>();
  for (const { status } of answers) {
    const name = status === null ? 'none' : String(status);
    byStatus.set(name, (byStatus.get(name) ?? 0) + 1);
  }
  const counts = [...byStatus].sort().map(([status, count]) => `${status}: ${count}`);
  const words = [...new Set(answers.flatMap((one) => (one.words === '' ? [] : [one.words])))];
  const isQuick = ({ kind }: Answer) => !withPhotos.includes(kind);
  const { p95, most } = times(answers.filter(isQuick));
  return [
    fault.name,
    counts.join(', '),
    `p95 ${seconds(p95)}, longest ${seconds(most)}, with photos ${seconds(times(answers).most)}`,
    `well again after ${seconds(recoveryOf(seen))}`,
    words.join(' / '),
  ].join(' | ');
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
