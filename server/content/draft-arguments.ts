import { previewedEntities, type PreviewedEntity } from '../../src/contract/drafts';
import { fieldOf } from './field-arguments';
import { wholeNumber } from './whole-number';

export const draftCommands = [
  'drafts',
  'draft',
  'change-draft',
  'preview',
  'publish',
  'discard',
] as const;
type DraftCommand = (typeof draftCommands)[number];

export type DraftCall =
  | { command: 'drafts' }
  | {
      command: 'draft';
      entity: PreviewedEntity;
      /** The row that it is to change; null: it is to make a new one. */
      row: number | null;
      fields: Record<string, unknown>;
      file: string | null;
    }
  | {
      command: 'change-draft';
      entity: PreviewedEntity;
      draft: number;
      fields: Record<string, unknown>;
      file: string | null;
    }
  | { command: 'preview' | 'publish' | 'discard'; entity: PreviewedEntity; draft: number };

export const draftUsage = `  npm run content -- drafts
  npm run content -- draft <page> [id] [name=value …] [--file row.json]   makes one, with its link
  npm run content -- change-draft <page> <draft> [name=value …] [--file row.json]
  npm run content -- preview <page> <draft>                               signs a new link
  npm run content -- publish <page> <draft>
  npm run content -- discard <page> <draft>

  page       an entity that can be looked at as a draft: ${previewedEntities.join(', ')}`;

/** @throws Error that says which argument cannot be understood */
export function readDraftCall(
  command: DraftCommand,
  given: readonly string[],
  file: string | null,
): DraftCall {
  if (command === 'drafts') return { command };
  const [entityName, ...rest] = given;
  const entity = previewedEntities.find((candidate) => candidate === entityName);
  if (!entity) {
    const known = previewedEntities.join(', ');
    throw new Error(`"${entityName ?? ''}" has no drafts: ${known} have`);
  }
  if (command === 'draft') {
    const hasRow = rest[0] !== undefined && !rest[0].includes('=');
    const row = hasRow ? wholeNumber(rest.shift(), 'id') : null;
    return { command, entity, row, fields: Object.fromEntries(rest.map(fieldOf)), file };
  }
  const draft = wholeNumber(rest.shift(), 'draft');
  return command === 'change-draft'
    ? { command, entity, draft, fields: Object.fromEntries(rest.map(fieldOf)), file }
    : { command, entity, draft };
}

export function isDraftCall(call: { command: string }): call is DraftCall {
  return draftCommands.some((command) => command === call.command);
}
