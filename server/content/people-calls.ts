import type { AdminCall } from './call-admin';
import type { PeopleCall } from './people-arguments';

export function peopleCallOf(call: PeopleCall): AdminCall {
  switch (call.command) {
    case 'people':
      return { method: 'GET', path: 'people' };
    case 'add-person':
      return { method: 'POST', path: 'people', body: { name: call.name, role: call.role } };
    case 'revoke-person':
      return { method: 'DELETE', path: `people/${call.id}` };
    case 'log':
      return { method: 'GET', path: `log?page=${call.page}` };
  }
}
