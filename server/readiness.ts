/**
 * What became of a check: `failed` keeps visitors away from this process, `late` is for people to look
 * at, since a process that is sent away would not mend it.
 */
export type CheckState = 'ok' | 'late' | 'failed';

/** Answer of `GET /ready`. */
export interface Readiness {
  status: 'ready' | 'not ready';
  checks: Record<string, CheckState>;
}

export type Checks = Record<string, () => CheckState | Promise<CheckState>>;

/** Milliseconds after which a check has failed: who asks waits no longer than some seconds. */
const patience = 2000;

/**
 * Makes all checks at once. A check that throws, or does not end, has failed.
 * @param report told of what a check threw; the answer names the check alone, since anybody may read it
 */
export async function readinessOf(
  checks: Checks,
  report: (check: string, error: unknown) => void,
): Promise<Readiness> {
  const states = await Promise.all(
    Object.entries(checks).map(async ([name, check]): Promise<[string, CheckState]> => {
      try {
        return [name, await inTime(check)];
      } catch (error) {
        report(name, error);
        return [name, 'failed'];
      }
    }),
  );
  const isReady = states.every(([, state]) => state !== 'failed');
  return { status: isReady ? 'ready' : 'not ready', checks: Object.fromEntries(states) };
}

async function inTime(check: Checks[string]): Promise<CheckState> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([check(), late]);
  } finally {
    clearTimeout(timer);
  }
}

export function readyStatus({ status }: Readiness): 200 | 503 {
  return status === 'ready' ? 200 : 503;
}
