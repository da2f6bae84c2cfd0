import type { HostCode } from '../../../src/config/hosts';
import { changeRow, createRow, deleteRow } from '../../../src/contract/editing';
import { checked } from '../../../src/contract/endpoint';
import { callAdmin, RefusedCall, type Admin } from '../../content/call-admin';
import type { FollowedChange } from '../../content/follow-changes';
import type { EditedContent } from './edited-content';
import type { PlannedChange } from './random-changes';

export interface MadeChange extends PlannedChange {
  id: number;
  /** What the backend told of it: a host each. */
  changes: FollowedChange[];
}

/**
 * Makes a change by a call of the editors, and notes what became of the row.
 * @returns null when the backend refuses it with 422: other rows do not allow it
 * @throws Error of any other answer
 */
export async function makeChange(
  adminOf: (host: HostCode) => Admin,
  content: EditedContent,
  planned: PlannedChange,
): Promise<MadeChange | null> {
  try {
    return await send(adminOf(planned.host), content, planned);
  } catch (error) {
    if (error instanceof RefusedCall && error.status === 422) return null;
    throw error;
  }
}

async function send(
  admin: Admin,
  content: EditedContent,
  planned: PlannedChange,
): Promise<MadeChange> {
  const { host, entity, id, body } = planned;
  if (id === null) {
    const call = { method: 'POST', path: entity, body } as const;
    const answer = checked(createRow.answer, await callAdmin(admin, call), entity);
    const row = createRow.reshape(answer);
    content.note(host, entity, row.id, row);
    return { ...planned, id: row.id, changes: answer.changes };
  }
  const path = `${entity}/${id}`;
  if (body === null) {
    const call = { method: 'DELETE', path } as const;
    const { changes } = checked(deleteRow.answer, await callAdmin(admin, call), path);
    content.note(host, entity, id, null);
    return { ...planned, id, changes };
  }
  const call = { method: 'PUT', path, body } as const;
  const answer = checked(changeRow.answer, await callAdmin(admin, call), path);
  content.note(host, entity, id, changeRow.reshape(answer));
  return { ...planned, id, changes: answer.changes };
}
