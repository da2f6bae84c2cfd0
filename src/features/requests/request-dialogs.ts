import type { ContactChannel } from '../../config/contact-channels';
import type { RequestKind } from '../../config/request-kinds';
import type requests from '../../locales/ru/requests.json';
import type { AccountModal, ModalName } from '../../shared/state/active-modal.state';
import type { AskedField } from './request-fields';

/** Forms that stand in a page of their own and open as no dialog. */
export type PageRequestName = 'director' | 'appeal';

/** Forms that end in a registered request. */
export type RequestDialogName =
  Exclude<ModalName, AccountModal | 'call' | 'search' | 'subscribe'> | PageRequestName;

export interface AskedRow {
  field: AskedField;
  /** Its label: one field is asked for in different words. */
  label: keyof (typeof requests)['labels'];
  help?: keyof (typeof requests)['help'];
  /**
   * `always`: refused without it; `oneOf`: another field may stand for it (a Telegram name for the
   * phone, a place for the link). Without a need its label says that it is optional.
   */
  need?: 'always' | 'oneOf';
  /** Lines of a text; 4 otherwise. */
  rows?: number;
}

export interface RequestDialog {
  kind: RequestKind;
  fields: readonly AskedRow[];
  /** Chosen from the start; otherwise the visitor chooses. */
  channel?: ContactChannel;
}

const contact: readonly AskedRow[] = [
  { field: 'name', label: 'name', need: 'always' },
  { field: 'phone', label: 'phone', need: 'oneOf' },
  { field: 'channel', label: 'channel', need: 'always' },
];
const email: AskedRow = { field: 'email', label: 'email' };

/**
 * The request dialogs of spec §2 "Modals": what each asks for, in its order. First the matter, then
 * the person, as one would say it at a counter.
 */
export const requestDialogs: Record<RequestDialogName, RequestDialog> = {
  callback: { kind: 'callback', fields: contact, channel: 'call' },
  question: {
    kind: 'question',
    fields: [{ field: 'message', label: 'question', need: 'always' }, ...contact, email],
  },
  buy: {
    kind: 'buy',
    fields: [...contact, email, { field: 'message', label: 'wishes', help: 'wishes', rows: 3 }],
  },
  foundCheaper: {
    kind: 'foundCheaper',
    fields: [
      { field: 'link', label: 'link', help: 'link', need: 'oneOf' },
      { field: 'message', label: 'place', help: 'place', need: 'oneOf', rows: 2 },
      { field: 'amount', label: 'priceThere' },
      ...contact,
      email,
    ],
  },
  requestPhoto: {
    kind: 'requestPhoto',
    fields: [{ field: 'message', label: 'toShow', help: 'toShow' }, ...contact, email],
  },
  contactOwner: {
    kind: 'contactOwner',
    fields: [
      { field: 'message', label: 'toOwner' },
      { field: 'amount', label: 'offer', help: 'offer' },
      ...contact,
      email,
    ],
  },
  appraisal: {
    kind: 'onlineAppraisal',
    fields: [
      { field: 'photos', label: 'photos', help: 'photos', need: 'always' },
      { field: 'productType', label: 'productType' },
      { field: 'productName', label: 'productName', help: 'productName' },
      { field: 'year', label: 'year' },
      { field: 'condition', label: 'condition' },
      { field: 'amount', label: 'desired' },
      { field: 'message', label: 'comment' },
      ...contact,
      email,
    ],
  },
  tellMe: {
    kind: 'tellMe',
    fields: [
      { field: 'message', label: 'like', help: 'like' },
      { field: 'amount', label: 'budget' },
      ...contact,
      email,
    ],
  },
  bringClient: {
    kind: 'bringClient',
    fields: [
      { field: 'friendName', label: 'friendName', need: 'always' },
      { field: 'friendPhone', label: 'friendPhone', need: 'oneOf' },
      { field: 'friendNickname', label: 'friendNickname', help: 'friendNickname', need: 'oneOf' },
      { field: 'message', label: 'aboutFriend', help: 'aboutFriend', rows: 3 },
      { field: 'name', label: 'ownName', need: 'always' },
      { field: 'phone', label: 'ownPhone', need: 'oneOf' },
      { field: 'channel', label: 'channel', need: 'always' },
      email,
    ],
  },
  director: {
    kind: 'director',
    fields: [{ field: 'message', label: 'letter', need: 'always' }, ...contact, email],
  },
  appeal: {
    kind: 'appeal',
    fields: [
      { field: 'message', label: 'matter', help: 'matter', need: 'always' },
      ...contact,
      email,
    ],
  },
};
