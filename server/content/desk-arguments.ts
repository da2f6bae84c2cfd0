import { deskEntities, type DeskEntity } from '../../src/contract/desk';
import { fieldOf } from './field-arguments';
import { wholeNumber } from './whole-number';

type DeskCommand = 'list' | 'show' | 'change' | 'delete' | 'answer';

/** What each entity of the desk can be asked; new ones come from visitors alone. */
const commandsOf: Record<DeskEntity, readonly DeskCommand[]> = {
  requests: ['list', 'show', 'change', 'answer'],
  orders: ['list', 'show', 'change', 'answer'],
  messages: ['list', 'show'],
  subscribers: ['list', 'show', 'change', 'delete'],
};

export type DeskCall =
  | { command: 'list'; entity: DeskEntity; page: number; state?: string; kind?: string }
  | { command: 'show' | 'delete'; entity: DeskEntity; id: number }
  | { command: 'change'; entity: DeskEntity; id: number; fields: Record<string, unknown> }
  | {
      command: 'answer';
      entity: DeskEntity;
      id: number;
      text: string;
      /** File with the text in place of it; `-` is standard input. */
      file: string | null;
    };

export interface DeskOptions {
  page: string;
  file?: string;
  state?: string;
  kind?: string;
}

export const deskUsage = `  npm run content -- list <requests|orders> [--state registered] [--kind callback] [--page N]
  npm run content -- list <messages|subscribers> [--page N]
  npm run content -- show <${deskEntities.join('|')}> <id>
  npm run content -- change <requests|orders> <id> state=<registered|accepted|done|cancelled>
  npm run content -- change reviews <id> state=<published|refused>
  npm run content -- answer <requests|orders> <id> <text> | --file answer.txt
  npm run content -- change subscribers <id> topics='["news"]'
  npm run content -- delete subscribers <id>`;

export function deskEntityOf(name: string | undefined): DeskEntity | undefined {
  return deskEntities.find((candidate) => candidate === name);
}

/** @throws Error that says which argument cannot be understood */
export function readDeskCall(
  commandName: string | undefined,
  entity: DeskEntity,
  [idText, ...rest]: readonly string[],
  { page, file, state, kind }: DeskOptions,
): DeskCall {
  const command = commandsOf[entity].find((candidate) => candidate === commandName);
  if (!command) throw new Error(`${entity} cannot be asked to "${commandName ?? ''}"`);
  if (command === 'list') return { command, entity, page: wholeNumber(page, 'page'), state, kind };
  const id = wholeNumber(idText, 'id');
  switch (command) {
    case 'change':
      return { command, entity, id, fields: Object.fromEntries(rest.map(fieldOf)) };
    case 'answer':
      if (rest.length === 0 && file === undefined) throw new Error('no answer is given');
      return { command, entity, id, text: rest.join(' '), file: file ?? null };
    default:
      return { command, entity, id };
  }
}

export function isDeskCall(call: { command: string }): call is DeskCall {
  return 'entity' in call && deskEntities.some((entity) => entity === call.entity);
}
