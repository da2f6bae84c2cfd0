import { messageOf } from '../../message-of';
import type { TimeOfDay } from '../../settings';

/** Milliseconds until the next moment with a time of day; a whole day when it is that time now. */
export function untilTime({ hours, minutes }: TimeOfDay, now: Date): number {
  const next = new Date(now);
  next.setHours(hours, minutes, 0, 0);
  if (next <= now) next.setDate(next.getDate() + 1);
  return next.getTime() - now.getTime();
}

/**
 * Runs a task once a day. One that fails is told, and the next day has its turn.
 * @returns ends it; a task that is running goes on
 */
export function everyDayAt(
  time: TimeOfDay,
  task: () => Promise<unknown>,
  say: (line: string) => void,
): () => void {
  let timer: NodeJS.Timeout;
  const plan = () => {
    timer = setTimeout(run, untilTime(time, new Date())).unref();
  };
  const run = () => {
    plan();
    task().catch((error: unknown) => say(messageOf(error)));
  };
  plan();
  return () => clearTimeout(timer);
}
