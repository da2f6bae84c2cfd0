import { type EditedBody } from '../../../../src/contract/edited-bodies';
import { importantMessages } from '../schema/notices';
import { hostRows } from './host-rows';

export const importantMessageStore = hostRows(importantMessages, {
  read: (_db, { text }) => ({ text }),
  write: (_db, fields) => ({ text: (fields as EditedBody<'important-messages'>).text }),
});
