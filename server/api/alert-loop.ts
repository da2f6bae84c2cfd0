import { reportError } from '../error-reports';
import { loggedError } from '../logged-error';
import { houseClock, isAlertHour } from './alert-hours';
import { writeAlerts, type AlertSources } from './alerts/write-alerts';
import { onContentChange } from './changes/content-changed';
import { startLoop, type Loop } from './delivery/loop';
import { type Dependencies } from './dependencies';

/**
 * Writes alerts when content has changed and when a day of the house begins, within its hours; once at
 * the start also what a crash left.
 */
export function startAlerts(
  sources: AlertSources & Pick<Dependencies, 'config' | 'contentRevision' | 'wakeMail'>,
): Loop {
  const { config, contentRevision, wakeMail } = sources;
  let settled = '';
  const loop = startLoop(
    async () => {
      const now = new Date();
      if (!isAlertHour(config.alertHours, now)) return null;
      const state = `${await contentRevision.current()} ${houseClock(now).day}`;
      if (state === settled) return null;
      const { written, errors } = await writeAlerts(sources, now);
      if (written > 0) wakeMail();
      // Who could not be written to is tried again.
      if (errors.length > 0) throw new AggregateError(errors, `${errors.length} alerts failed`);
      settled = state;
      return null;
    },
    (error) => {
      console.error('alerts could not be written:', loggedError(error));
      reportError(error, { component: 'api', context: 'alerts' });
    },
  );
  const forget = onContentChange(loop.wake);
  return {
    wake: loop.wake,
    stop: () => {
      forget();
      return loop.stop();
    },
  };
}
