import { parseArgs } from 'node:util';
import { defaultHost, hostCodes, isHostCode, type HostCode } from '../../src/config/hosts';
import { editedEntities, type EditedEntity } from '../../src/contract/edited-bodies';
import { photoCommands, photoUsage, readPhotoCall, type PhotoCall } from './photo-arguments';
import { draftCommands, draftUsage, readDraftCall, type DraftCall } from './draft-arguments';
import { peopleCommands, peopleUsage, readPeopleCall, type PeopleCall } from './people-arguments';
import {
  deskEntityOf,
  deskUsage,
  readDeskCall,
  type DeskCall,
  type DeskOptions,
} from './desk-arguments';
import { fieldOf } from './field-arguments';
import { wholeNumber } from './whole-number';

export const commands = ['list', 'show', 'create', 'change', 'delete'] as const;
export type Command = (typeof commands)[number];

export interface RowCall {
  command: Command;
  entity: EditedEntity;
  id: number | null;
  /** Fields given as `name=value`. */
  fields: Record<string, unknown>;
  /** JSON file with fields; `-` is standard input. */
  file: string | null;
  page: number;
}

export interface ContentArguments {
  call: RowCall | PhotoCall | DraftCall | DeskCall | PeopleCall;
  host: HostCode;
  /** Null: those of the environment. */
  api: string | null;
  token: string | null;
  /** Address of the rebuild service, without a trailing slash; null: that of the environment. */
  service: string | null;
  /** Whether to say what becomes of a change until visitors see it. */
  waits: boolean;
}

export const usage = `Reads and changes the content of the running backend, and what visitors sent it.

  npm run content -- list <entity> [--page N]
  npm run content -- show <entity> <id>
  npm run content -- create <entity> [name=value …] [--file row.json]
  npm run content -- change <entity> <id> [name=value …] [--file row.json]
  npm run content -- delete <entity> <id>

${photoUsage}

${draftUsage}

${deskUsage}

${peopleUsage}

  entity     ${editedEntities.join(', ')}
  --host     one of ${hostCodes.join(', ')}; default ${defaultHost.code}
  --file     JSON object of fields; - reads standard input
  --api      address of the backend; default http://127.0.0.1:8001 or KARAT_API_PORT
  --token    your token; default EDITOR_TOKEN, ADMIN_TOKEN for people, or that of local runs
  --service  address of the rebuild service; default http://127.0.0.1:8002 or KARAT_REBUILD_PORT
  --no-wait  returns at once instead of saying when visitors see the change

A value that is JSON (a number, true, null, a list) is sent as such, anything else as text.`;

/** @throws Error that says which argument cannot be understood */
export function readArguments(given: readonly string[]): ContentArguments {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      host: { type: 'string', default: 'ru' },
      file: { type: 'string' },
      page: { type: 'string', default: '1' },
      state: { type: 'string' },
      kind: { type: 'string' },
      api: { type: 'string' },
      token: { type: 'string' },
      service: { type: 'string' },
      'no-wait': { type: 'boolean', default: false },
    },
  });
  if (!isHostCode(values.host)) throw new Error(`no host "${values.host}"`);
  return {
    call: callOf(positionals, values),
    host: values.host,
    api: values.api?.replace(/\/+$/, '') ?? null,
    token: values.token ?? null,
    service: values.service?.replace(/\/+$/, '') ?? null,
    waits: !values['no-wait'],
  };
}

function callOf(positionals: readonly string[], values: DeskOptions): ContentArguments['call'] {
  const [commandName, ...named] = positionals;
  const photoCommand = photoCommands.find((candidate) => candidate === commandName);
  if (photoCommand) return readPhotoCall(photoCommand, named);
  const draftCommand = draftCommands.find((candidate) => candidate === commandName);
  if (draftCommand) return readDraftCall(draftCommand, named, values.file ?? null);
  const peopleCommand = peopleCommands.find((candidate) => candidate === commandName);
  if (peopleCommand) return readPeopleCall(peopleCommand, named, values.page);
  const deskEntity = deskEntityOf(named[0]);
  if (deskEntity) return readDeskCall(commandName, deskEntity, named.slice(1), values);
  return readRowCall(positionals, values);
}

function readRowCall(
  [commandName, entityName, ...rest]: readonly string[],
  { file, page }: { file?: string; page: string },
): RowCall {
  const command = commands.find((candidate) => candidate === commandName);
  if (!command) throw new Error(`no command "${commandName ?? ''}"\n\n${usage}`);
  const entity = editedEntities.find((candidate) => candidate === entityName);
  if (!entity) throw new Error(`no entity "${entityName ?? ''}"\n\n${usage}`);
  const needsId = command === 'show' || command === 'change' || command === 'delete';
  return {
    command,
    entity,
    id: needsId ? wholeNumber(rest.shift(), 'id') : null,
    fields: Object.fromEntries(rest.map(fieldOf)),
    file: file ?? null,
    page: wholeNumber(page, 'page'),
  };
}
