import { number, object } from 'yup';
import { pageTemplates } from '../config/page-templates';
import { vitalNames, vitals, vitalsPath, type VitalName } from '../config/web-vitals';
import { choice } from './body';
import { defineEndpoint } from './endpoint';
import { amount, count, listOf, oneOf, shape } from './wire';

const measured = (name: VitalName) =>
  number()
    .typeError('formatWrong')
    .min(0, 'valueWrong')
    .max(vitals[name].largest, 'valueWrong')
    .nullable()
    .default(null);

/**
 * What one visit measured of the page that it began with; null: not measured, as the answer to a press
 * where nothing was pressed. Nothing says whose visit it was.
 */
export const vitalsBody = object({
  template: choice(pageTemplates).required('required'),
  lcp: measured('lcp'),
  cls: measured('cls'),
  inp: measured('inp'),
  ttfb: measured('ttfb'),
  fcp: measured('fcp'),
});

/** Browsers send it as text, by `sendBeacon`; JSON is taken too. */
export const reportVitals = defineEndpoint({
  method: 'POST',
  path: vitalsPath,
  summary: 'Counts what a visit measured of its first page.',
  body: vitalsBody,
  answer: shape({}),
  reshape: () => null,
});

/** What three of four visits of the last 28 days stay within, by template. */
export const vitalsSummary = defineEndpoint({
  method: 'GET',
  path: '/admin/vitals',
  summary: 'Web vitals of the last 28 days, by template: what three of four visits stay within.',
  access: 'reader',
  answer: shape({
    data: listOf(
      shape({
        template: oneOf(pageTemplates),
        vital: oneOf(vitalNames),
        visits: count(),
        p75: amount(),
      }),
    ),
  }),
  reshape: ({ data }) => data,
});
