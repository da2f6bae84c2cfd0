import type { Page } from '@playwright/test';

/** A filter that this browser has kept since long ago. */
export const keepOldFilter = (page: Page) =>
  page.addInitScript(() => {
    if (window.localStorage.getItem('saved_filters')) return;
    const filter = { url: '/clocks_today/?is_vip=1', search: '?is_vip=1', fixed: '' };
    const kept = { title: 'VIP', catalogType: 'clocks_today', seenAt: '2020-01-01T00:00:00.000Z' };
    window.localStorage.setItem('saved_filters', JSON.stringify([{ ...filter, ...kept }]));
  });
