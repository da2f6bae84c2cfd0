import { terms, termTexts } from '../schema/reference';
import { sharedRows } from './shared-rows';
import { type EditedStore } from './store';

export const termStore: EditedStore<'terms'> = sharedRows(terms, termTexts, {
  rootId: { column: termTexts.termId, name: 'termId' },
  unique: { column: terms.key, field: 'key' },
  sharedFields: ['key'],
  read: (_db, { key }, { term, definition }) => ({ key, term, definition }),
  writeRoot: (_db, fields) => ({ key: fields.key }),
  writeText: (fields) => {
    const { term, definition } = fields;
    return { term, definition };
  },
});
