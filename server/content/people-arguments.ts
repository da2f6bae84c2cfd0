import { roles, type Role } from '../../src/config/roles';
import { wholeNumber } from './whole-number';

export const peopleCommands = ['people', 'log'] as const;
type PeopleCommand = (typeof peopleCommands)[number];

export type PeopleCall =
  | { command: 'people' }
  | { command: 'add-person'; name: string; role: Role }
  | { command: 'revoke-person'; id: number }
  | { command: 'log'; page: number };

export const peopleUsage = `  npm run content -- people
  npm run content -- people add <name> <${roles.join('|')}>
  npm run content -- people revoke <id>
  npm run content -- log [--page N]`;

/** @throws Error that says which argument cannot be understood */
export function readPeopleCall(
  command: PeopleCommand,
  [action, ...named]: readonly string[],
  page: string,
): PeopleCall {
  if (command === 'log') return { command, page: wholeNumber(page, 'page') };
  switch (action) {
    case undefined:
      return { command };
    case 'add': {
      const [name, roleName] = named;
      const role = roles.find((candidate) => candidate === roleName);
      if (!name) throw new Error('no name is given');
      if (!role) throw new Error(`no role "${roleName ?? ''}"; there are ${roles.join(', ')}`);
      return { command: 'add-person', name, role };
    }
    case 'revoke':
      return { command: 'revoke-person', id: wholeNumber(named[0], 'id') };
    default:
      throw new Error(`people cannot be asked to "${action}"`);
  }
}

const commandsOfPeople: readonly string[] = ['people', 'add-person', 'revoke-person', 'log'];

export function isPeopleCall(call: { command: string }): call is PeopleCall {
  return commandsOfPeople.includes(call.command);
}
