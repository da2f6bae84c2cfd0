import { services, serviceTexts } from '../schema/services';
import { sharedRows } from './shared-rows';
import { type EditedStore } from './store';

export const serviceStore: EditedStore<'services'> = sharedRows(services, serviceTexts, {
  rootId: { column: serviceTexts.serviceId, name: 'serviceId' },
  unique: { column: services.url, field: 'url' },
  sharedFields: ['url'],
  read: (_db, { url }, { title, preview, text, steps, papers, terms, questions }) => ({
    url,
    title,
    preview_text: preview,
    text,
    steps,
    papers,
    terms,
    questions,
  }),
  writeRoot: (_db, fields) => ({ url: fields.url }),
  writeText: (fields) => {
    const { url: _url, preview_text: preview, ...columns } = fields;
    return { ...columns, preview };
  },
});
