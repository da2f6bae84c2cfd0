import type { HostCode } from '../../config/hosts';
import { formatDay, formatTime } from '../../shared/lib/dates';
import type { Age } from './use-live-offer';

/** An age as a key of the locales, with what the words of the key take. */
export function ageWords(age: Age, host: HostCode) {
  if (age.since === 'answer') return { key: 'time', time: formatTime(age.at), day: '' } as const;
  if (age.day === null) return { key: 'unknown', time: '', day: '' } as const;
  return { key: 'day', time: '', day: formatDay(age.day, host) } as const;
}
