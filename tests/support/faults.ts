import forms from '../../src/locales/ru/forms.json';
import problems from '../../src/locales/ru/problems.json';

/** What `fetch` does; the signal ends the call. */
export type Answer = (signal?: AbortSignal | null) => Promise<unknown>;

export const answering =
  (status: number, body: object = {}, headers: Record<string, string> = {}): Answer =>
  () =>
    Promise.resolve({
      ok: status < 300,
      status,
      headers: new Headers(headers),
      json: () => Promise.resolve(body),
    });
/** Nothing, until the caller has waited long enough. */
export const silent: Answer = (signal) =>
  new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error)),
  );

/** What may go wrong with a call. */
export interface Fault {
  name: string;
  answer: Answer;
  /** What a form says. */
  says: RegExp;
  /** What the login says, if something else (spec §5: any error of it is one message). */
  loginSays?: RegExp;
}

const text = (words: string) => new RegExp(words.slice(0, 30));
const notSent = text(forms.notSent);
const loginSays = text(problems.credentialsWrong);
const tooMany = /Слишком много попыток подряд.* в \d\d:\d\d/;

export const faults: Fault[] = [
  {
    name: 'offline',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    says: notSent,
  },
  { name: '401', answer: answering(401), says: notSent, loginSays },
  { name: '419', answer: answering(419), says: notSent, loginSays },
  { name: '429', answer: answering(429, {}, { 'retry-after': '60' }), says: tooMany },
  { name: '500', answer: answering(500), says: notSent },
  { name: 'an answer that is too slow', answer: silent, says: notSent },
];
