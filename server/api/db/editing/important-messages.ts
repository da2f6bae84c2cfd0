import { importantMessages } from '../schema/notices';
import { hostRows } from './host-rows';
import { type EditedStore } from './store';

export const importantMessageStore: EditedStore<'important-messages'> = hostRows(
  importantMessages,
  {
    read: (_db, { text }) => ({ text }),
    write: (_db, fields) => ({ text: fields.text }),
  },
);
