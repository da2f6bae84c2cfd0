import { type EditedBody } from '../../../../src/contract/edited-bodies';
import { terms, termTexts } from '../schema/reference';
import { sharedRows } from './shared-rows';

export const termStore = sharedRows(terms, termTexts, {
  rootId: { column: termTexts.termId, name: 'termId' },
  unique: { column: terms.key, field: 'key' },
  sharedFields: ['key'],
  read: (_db, { key }, { term, definition }) => ({ key, term, definition }),
  writeRoot: (_db, fields) => ({ key: (fields as EditedBody<'terms'>).key }),
  writeText: (fields) => {
    const { term, definition } = fields as EditedBody<'terms'>;
    return { term, definition };
  },
});
