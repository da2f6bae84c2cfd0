export interface Loop {
  /** Something new is due: look at once. */
  wake: () => void;
  /** Ends after the run that is under way. */
  stop: () => Promise<void>;
}

/** How long a loop sleeps at most, milliseconds: another process may have written something. */
const longestSleep = 30_000;

/**
 * Runs `deliver` again and again: it does what is due and tells in how many milliseconds the next
 * thing is (null: nothing waits).
 * @param report told of an error of `deliver`, after which the loop goes on
 */
export function startLoop(
  deliver: () => Promise<number | null>,
  report: (error: unknown) => void,
): Loop {
  let isStopping = false;
  let isAwake = true;
  let endSleep: (() => void) | undefined;

  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    while (!isStopping) {
      isAwake = false;
      let wait = longestSleep;
      try {
        wait = Math.min((await deliver()) ?? longestSleep, longestSleep);
      } catch (error) {
        report(error);
      }
      // Woken meanwhile, it looks again at once.
      if (!isAwake && !isStopping) await sleep(wait);
    }
  }

  const ended = run();
  const wake = () => {
    isAwake = true;
    endSleep?.();
  };
  return {
    wake,
    stop: () => {
      isStopping = true;
      wake();
      return ended;
    },
  };
}
