/** Asks for an answer; ends early, rejecting, when the signal says so. */
export type Run<Answer> = (signal: AbortSignal) => Promise<Answer>;

export interface SharedCalls<Answer> {
  /**
   * The answer to a question by its key: that of a call under way, a fresh one that is remembered,
   * or a new call. A call that nobody waits for any more is ended.
   * @throws what the call throws; the reason of the signal once it has ended the waiting
   */
  ask: (key: string, run: Run<Answer>, signal: AbortSignal) => Promise<Answer>;
  /** Begins a call that is likely to be asked for; a failure is left to who asks in earnest. */
  prefetch: (key: string, run: Run<Answer>) => void;
}

interface Shared<Answer> {
  answer: Promise<Answer>;
  end: AbortController;
  waiting: number;
  isDone: boolean;
  /** Milliseconds of `now`. */
  asked: number;
}

interface Limits {
  /** Answers that are remembered, the latest. */
  most: number;
  /** How long an answer is good for. */
  seconds: number;
  /** A clock in milliseconds. */
  now?: () => number;
}

/** Calls that several parts of a page make alike: each question is asked once. */
export function sharedCalls<Answer>({
  most,
  seconds,
  now = Date.now,
}: Limits): SharedCalls<Answer> {
  const known = new Map<string, Shared<Answer>>();

  const drop = (key: string, call: Shared<Answer>) => {
    if (known.get(key) === call) known.delete(key);
  };

  const begin = (key: string, run: Run<Answer>): Shared<Answer> => {
    const before = known.get(key);
    if (before && now() - before.asked < seconds * 1000) return before;
    const end = new AbortController();
    const call: Shared<Answer> = {
      answer: run(end.signal),
      end,
      waiting: 0,
      isDone: false,
      asked: now(),
    };
    call.answer.then(
      () => (call.isDone = true),
      () => drop(key, call),
    );
    known.delete(key);
    known.set(key, call);
    const [oldest] = known;
    if (known.size > most && oldest) leave(...oldest);
    return call;
  };

  /** Forgets a call, and ends it when nobody waits for it. */
  const leave = (key: string, call: Shared<Answer>) => {
    drop(key, call);
    if (call.waiting === 0 && !call.isDone) call.end.abort();
  };

  return {
    ask: (key, run, signal) => {
      const call = begin(key, run);
      call.waiting += 1;
      return new Promise((resolve, reject) => {
        const stop = () => {
          call.waiting -= 1;
          if (call.waiting === 0 && !call.isDone) leave(key, call);
          reject(signal.reason as Error);
        };
        if (signal.aborted) {
          stop();
          return;
        }
        signal.addEventListener('abort', stop, { once: true });
        const settled = () => {
          signal.removeEventListener('abort', stop);
          call.waiting -= 1;
        };
        call.answer.then(
          (answer) => {
            settled();
            resolve(answer);
          },
          (error: Error) => {
            settled();
            reject(error);
          },
        );
      });
    },
    prefetch: (key, run) => void begin(key, run),
  };
}
