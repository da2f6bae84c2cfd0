import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '../run-cli';
import { percentilesOf } from './percentiles';
import { startBackend } from './processes';
import { shiftBetween } from './rank-test';

/** Calls for each of the two mailboxes. */
const runs = 200;
const warmUp = 10;

const password = 'a quiet morning walk';
const confirmed = 'known@karat.example';
const waiting = 'waiting@karat.example';
const unknown = 'unknown@karat.example';

interface Asked {
  name: string;
  path: string;
  /** A mailbox with an account that the call does something for. */
  known: string;
  /** One without; registration gives it one, so that each call needs another. */
  unknownOf?: (number: number) => string;
  bodyOf: (email: string) => object;
}

const person = { name: 'Anna', phone: '+79161234567', notify_type: 1 };
const chosen = { password, password_confirmation: password };

const asked: Asked[] = [
  {
    name: 'login with a wrong password',
    path: 'login',
    known: confirmed,
    bodyOf: (email) => ({ email, password: 'not the password' }),
  },
  {
    name: 'login to an account that waits for its confirmation',
    path: 'login',
    known: waiting,
    bodyOf: (email) => ({ email, password }),
  },
  {
    name: 'forgotten password',
    path: 'forgotPassword',
    known: confirmed,
    bodyOf: (email) => ({ email }),
  },
  {
    name: 'confirmation once more',
    path: 'sendVerificationEmail',
    known: waiting,
    bodyOf: (email) => ({ email }),
  },
  {
    name: 'registration',
    path: 'register',
    known: confirmed,
    unknownOf: (number) => `unknown-${number}@karat.example`,
    bodyOf: (email) => ({ email, ...person, ...chosen }),
  },
];

/**
 * `npm run bench:login`: whether an answer, or its time, tells that an e-mail has an account. Calls
 * for a mailbox with and one without alternate, so that whatever else the machine does meets both.
 */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'karat-bench-login-'));
  // Limits would answer in place of the backend, and messages would not be written.
  const environment = { RATE_LIMIT_FACTOR: '100000', CAPTCHA_RECEIPTS: 'off', LOG_LEVEL: 'info' };
  const backend = await startBackend(
    { KARAT_DATA_DIR: folder, ...environment },
    'server/api/cli.ts',
  );
  try {
    await openAccounts(backend.url);
    console.log('asked | known | unknown | unknown later by (95 %) | p | answers');
    for (const one of asked) console.log(await measure(backend.url, one));
  } finally {
    await backend.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function openAccounts(url: string): Promise<void> {
  const register = asked.find(({ path }) => path === 'register');
  for (const email of [waiting, confirmed]) {
    await post(`${url}/ru/register`, register?.bodyOf(email) ?? {});
  }
  const token = await linkTo(url, confirmed);
  await fetch(`${url}/ru/verification-email?token=${token}`);
}

/** The token of the message that confirms a mailbox, once it has been sent. */
async function linkTo(url: string, mailbox: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${url}/dev/outbox`, { headers: { accept: 'application/json' } });
    const { data } = (await answer.json()) as { data: { to: string; text: string }[] };
    const mail = data.find(({ to }) => to === mailbox);
    const [, token] = /[?&#]token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
    if (token) return token;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function measure(
  url: string,
  { name, path, known, unknownOf, bodyOf }: Asked,
): Promise<string> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const answers = { known: new Set<string>(), unknown: new Set<string>() };
  for (let number = -warmUp; number < runs; number += 1) {
    const kinds = ['known', 'unknown'] as const;
    for (const kind of number % 2 === 0 ? kinds : kinds.toReversed()) {
      const email = kind === 'known' ? known : (unknownOf?.(number) ?? unknown);
      const { milliseconds, answer } = await post(`${url}/ru/${path}`, bodyOf(email));
      answers[kind].add(answer);
      if (number >= 0) times[kind].push(milliseconds);
    }
  }
  const { estimate, from, to, p } = shiftBetween(times.known, times.unknown);
  const isAlike =
    answers.known.size === 1 && String([...answers.known]) === String([...answers.unknown]);
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  return [
    name,
    ms(percentilesOf(times.known).median),
    ms(percentilesOf(times.unknown).median),
    `${ms(estimate)} (${ms(from)} to ${ms(to)})`,
    p.toFixed(3),
    isAlike ? 'alike' : 'DIFFERENT',
  ].join(' | ');
}

/** Headers that differ from call to call whoever is asked for. */
const ownOfEachCall = ['date', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

async function post(url: string, body: object): Promise<{ milliseconds: number; answer: string }> {
  const start = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  const milliseconds = performance.now() - start;
  const headers = [...answer.headers].filter(([header]) => !ownOfEachCall.includes(header));
  return { milliseconds, answer: JSON.stringify([answer.status, headers, text]) };
}

runCli(main);
