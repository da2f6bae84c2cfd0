import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createDice } from '../../../demo/catalogue/generate/dice';
import { anAct, type Call, type Known } from './acts';

/** Milliseconds of the calls of a kind that succeeded, and what the others got, with how often. */
export interface Measured {
  times: number[];
  failures: Map<string, number>;
}

/** By kind of call. */
export type Load = Map<string, Measured>;

export interface Crowd {
  /** Address of the backend. */
  url: string;
  visitors: number;
  /** Between two acts of a visitor in the middle, milliseconds; from none to twice as long. */
  pause: number;
  known: Omit<Known, 'token'>;
  /** Of accounts, which visitors share in turns. */
  tokens: readonly string[];
  signal: AbortSignal;
}

/** Visitors who come and go on one connection each, until the signal. */
export async function loadOf(crowd: Crowd): Promise<Load> {
  const load: Load = new Map();
  const agent = new Agent({ keepAlive: true, maxSockets: crowd.visitors });
  await Promise.all(
    Array.from({ length: crowd.visitors }, (_, number) => visitor(crowd, number, agent, load)),
  );
  agent.destroy();
  return load;
}

async function visitor(crowd: Crowd, number: number, agent: Agent, load: Load): Promise<void> {
  const { known, tokens, pause, signal, url } = crowd;
  const dice = createDice(1, number);
  const token = tokens[number % tokens.length] ?? '';
  await wait(dice.between(0, 2 * pause));
  while (!signal.aborted) {
    for (const call of anAct(dice, { ...known, token })) await timed(url, call, agent, load);
    await wait(dice.between(0, 2 * pause));
  }
}

async function timed(url: string, call: Call, agent: Agent, load: Load): Promise<void> {
  const measured = load.get(call.kind) ?? { times: [], failures: new Map<string, number>() };
  load.set(call.kind, measured);
  const started = performance.now();
  const told = await ask(url, call, agent);
  if (told === '200') measured.times.push(performance.now() - started);
  else measured.failures.set(told, (measured.failures.get(told) ?? 0) + 1);
}

/** Status of the answer, or why there was none. */
function ask(url: string, { path, body }: Call, agent: Agent): Promise<string> {
  const content = body && JSON.stringify(body);
  return new Promise((resolve) => {
    const call = request(`${url}${path}`, {
      agent,
      method: content ? 'POST' : 'GET',
      headers: content
        ? {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(content),
            ...{ cookie: 'XSRF-TOKEN=pair', 'x-csrf-token': 'pair' },
          }
        : {},
    });
    call.on('response', (answer) => {
      answer.on('end', () => resolve(String(answer.statusCode)));
      answer.on('error', (error) => resolve(error.message));
      answer.resume();
    });
    call.on('error', (error) => resolve(error.message));
    call.end(content);
  });
}
