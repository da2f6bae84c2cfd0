import type { WatchPlan } from './plan';

/** Ink for printing on the dial. */
export function inkOf(plan: WatchPlan): string {
  if (plan.look.dial.finish === 'skeleton') return '#f1ede4';
  return plan.isDialDark ? '#f1ede4' : '#26231f';
}

/** Warm on old-looking dials, greenish white on others. */
export function lumeOf(plan: WatchPlan): string {
  const aged = plan.look.case.metal === 'bronze' || plan.chance('lume').when(0.14);
  return aged ? '#e8cf9a' : '#edf2e4';
}
