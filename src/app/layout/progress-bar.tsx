import { useEffect, useState, useSyncExternalStore } from 'react';
import { inFlight, onInFlightChange, type InFlight } from '../../shared/lib/in-flight';
import * as styles from './progress-bar.module.css';

/** Milliseconds: a request that is answered sooner shows nothing (spec §9). */
const throttle = 200;
/** Milliseconds for which a failure stays to be seen. */
const failureStays = 1500;

const idle: InFlight = { count: 0, hasFailed: false };

type Progress = 'none' | 'running' | 'failed';

/**
 * Spec §4 "Technical": counts in-flight requests and finishes when none remain; fails on an error
 * that nobody asked for. Decoration: what changes on the page is told where it changes.
 */
export function ProgressBar() {
  const { count, hasFailed } = useSyncExternalStore(onInFlightChange, inFlight, () => idle);
  const [progress, setProgress] = useState<Progress>('none');
  const isBusy = count > 0;

  useEffect(() => {
    if (isBusy) {
      const timer = setTimeout(() => setProgress('running'), throttle);
      return () => clearTimeout(timer);
    }
    setProgress(hasFailed ? 'failed' : 'none');
    if (!hasFailed) return;
    const timer = setTimeout(() => setProgress('none'), failureStays);
    return () => clearTimeout(timer);
  }, [isBusy, hasFailed]);

  if (progress === 'none') return null;
  return <div className={styles.bar} data-progress={progress} aria-hidden="true" />;
}
