import { publishDraft } from '../../src/contract/drafts';
import { changeRow, createRow, deleteRow } from '../../src/contract/editing';
import type { EditedEntity } from '../../src/contract/edited-bodies';
import { checked } from '../../src/contract/endpoint';
import type { ContentArguments } from './arguments';
import { isDeskCall } from './desk-arguments';
import type { FollowedChange } from './follow-changes';

export interface AnsweredChanges {
  entity: EditedEntity;
  id: number;
  changes: FollowedChange[];
}

/**
 * The changes that the backend says a call made; null for a call that makes none.
 * @throws ContractError for an answer that does not keep the contract
 */
export function answeredChanges(
  call: ContentArguments['call'],
  answer: unknown,
): AnsweredChanges | null {
  if (isDeskCall(call)) return null;
  switch (call.command) {
    case 'create':
    case 'change': {
      const { answer: schema } = call.command === 'create' ? createRow : changeRow;
      const { data, changes } = checked(schema, answer, call.command);
      return { entity: call.entity, id: data.id, changes };
    }
    case 'delete': {
      if (call.id === null) return null;
      const { changes } = checked(deleteRow.answer, answer, call.command);
      return { entity: call.entity, id: call.id, changes };
    }
    case 'publish': {
      const { data, changes } = checked(publishDraft.answer, answer, call.command);
      return { entity: call.entity, id: data.id, changes };
    }
    default:
      return null;
  }
}
