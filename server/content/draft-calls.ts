import { createDraft, linkDraft } from '../../src/contract/drafts';
import { checked } from '../../src/contract/endpoint';
import type { AdminCall } from './call-admin';
import type { ContentArguments } from './arguments';
import { isDraftCall, type DraftCall } from './draft-arguments';

/** @param fields those of the arguments, over those of the file */
export function draftCallOf(call: DraftCall, fields: object): AdminCall {
  switch (call.command) {
    case 'drafts':
      return { method: 'GET', path: 'drafts' };
    case 'draft': {
      const row = call.row === null ? '' : `?row=${call.row}`;
      return { method: 'POST', path: `drafts/${call.entity}${row}`, body: fields };
    }
    case 'change-draft':
      return { method: 'PUT', path: `drafts/${call.entity}/${call.draft}`, body: fields };
    case 'preview':
      return { method: 'POST', path: `drafts/${call.entity}/${call.draft}/link` };
    case 'publish':
      return { method: 'POST', path: `drafts/${call.entity}/${call.draft}/publish` };
    case 'discard':
      return { method: 'DELETE', path: `drafts/${call.entity}/${call.draft}` };
  }
}

/** After a draft was made or changed, its editor wants to look at it; null after other calls. */
export function linkCallOf(call: ContentArguments['call'], answer: unknown): AdminCall | null {
  if (!isDraftCall(call) || !(call.command === 'draft' || call.command === 'change-draft')) {
    return null;
  }
  const { data } = checked(createDraft.answer, answer, call.command);
  return draftCallOf({ command: 'preview', entity: call.entity, draft: data.id }, {});
}

export function linkText(answer: unknown): string {
  const { data } = checked(linkDraft.answer, answer, 'preview');
  return `preview until ${data.until.slice(11, 16)} UTC: ${data.url}`;
}
