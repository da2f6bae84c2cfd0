import { coverEntities, type CoverEntity } from '../../src/contract/edited-bodies';
import { wholeNumber } from './whole-number';

export const photoCommands = [
  'photos',
  'add-photos',
  'order-photos',
  'describe-photo',
  'remove-photo',
  'set-cover',
  'remove-cover',
] as const;
type PhotoCommand = (typeof photoCommands)[number];

export type PhotoCall =
  | { command: 'photos'; id: number }
  | { command: 'add-photos'; id: number; files: string[] }
  | { command: 'order-photos'; id: number; order: number[] }
  | { command: 'describe-photo'; id: number; photo: number; alt: string }
  | { command: 'remove-photo'; id: number; photo: number }
  | { command: 'set-cover'; entity: CoverEntity; id: number; files: string[] }
  | { command: 'remove-cover'; entity: CoverEntity; id: number };

export const photoUsage = `  npm run content -- photos <item>
  npm run content -- add-photos <item> <file> …
  npm run content -- order-photos <item> <photo> …
  npm run content -- describe-photo <item> <photo> <text>
  npm run content -- remove-photo <item> <photo>
  npm run content -- set-cover <${coverEntities.join('|')}> <id> <file>
  npm run content -- remove-cover <${coverEntities.join('|')}> <id>`;

/** @throws Error that says which argument cannot be understood */
export function readPhotoCall(command: PhotoCommand, given: readonly string[]): PhotoCall {
  if (command === 'set-cover' || command === 'remove-cover') {
    const [entityName, id, ...files] = given;
    const entity = coverEntities.find((candidate) => candidate === entityName);
    if (!entity) throw new Error(`"${entityName ?? ''}" has no cover`);
    const page = { entity, id: wholeNumber(id, 'id') };
    return command === 'set-cover'
      ? { command, ...page, files: filesOf(files) }
      : { command, ...page };
  }
  const [item, ...rest] = given;
  const id = wholeNumber(item, 'item');
  switch (command) {
    case 'photos':
      return { command, id };
    case 'add-photos':
      return { command, id, files: filesOf(rest) };
    case 'order-photos':
      return { command, id, order: rest.map((photo) => wholeNumber(photo, 'photo')) };
    case 'describe-photo':
      return { command, id, photo: wholeNumber(rest[0], 'photo'), alt: rest.slice(1).join(' ') };
    case 'remove-photo':
      return { command, id, photo: wholeNumber(rest[0], 'photo') };
  }
}

function filesOf(names: readonly string[]): string[] {
  if (names.length === 0) throw new Error('no file is named');
  return [...names];
}
