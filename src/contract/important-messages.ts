import { defineEndpoint } from './endpoint';
import { filledText, id, listOf, shape } from './wire';

export interface ImportantMessage {
  id: number;
  /** HTML as the editor wrote it: sanitise before showing. */
  text: string;
}

/** Spec §7: the list is read from data.data. */
export const importantMessages = defineEndpoint({
  method: 'GET',
  path: '/important-messages',
  summary: 'Messages of the banner.',
  answer: shape({ data: shape({ data: listOf(shape({ id: id(), text: filledText() })) }) }),
  reshape: (wire): ImportantMessage[] => wire.data.data,
});
