import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { AccountPart } from '../../config/account-pages';
import { loadPart } from '../../shared/lib/load-part';

/** Parts that need nothing but the session; each is loaded when its page is opened. */
export const lazyParts: Record<
  Exclude<AccountPart, 'saved' | 'filters'>,
  LazyExoticComponent<ComponentType<object>>
> = {
  overview: part(async () => (await loadPart(() => import('./parts/overview-part'))).OverviewPart),
  orders: part(async () => (await loadPart(() => import('./parts/orders-part'))).OrdersPart),
  subscriptions: part(
    async () => (await loadPart(() => import('./parts/subscriptions-part'))).SubscriptionsPart,
  ),
  notifications: part(
    async () => (await loadPart(() => import('./parts/notifications-part'))).NotificationsPart,
  ),
  profile: part(async () => (await loadPart(() => import('./parts/profile-part'))).ProfilePart),
  security: part(async () => (await loadPart(() => import('./parts/security-part'))).SecurityPart),
};

function part(load: () => Promise<ComponentType<object>>) {
  return lazy(async () => ({ default: await load() }));
}
