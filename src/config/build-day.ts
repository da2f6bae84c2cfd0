/**
 * Where a site says on which day it was built: a file of its own, because no clock may reach HTML
 * (docs/decisions.md). Its content is JSON, `{ "day": "2026-11-21" }`.
 */
export const buildDayPath = '/build-day.json';
