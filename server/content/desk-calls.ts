import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { AdminCall } from './call-admin';
import type { DeskCall } from './desk-arguments';

export async function deskCallOf(call: DeskCall): Promise<AdminCall> {
  const { entity } = call;
  switch (call.command) {
    case 'list': {
      const query = new URLSearchParams({ page: String(call.page) });
      if (call.state !== undefined) query.set('state', call.state);
      if (call.kind !== undefined) query.set('kind', call.kind);
      return { method: 'GET', path: `${entity}?${query}` };
    }
    case 'show':
      return { method: 'GET', path: `${entity}/${call.id}` };
    case 'change':
      return { method: 'PUT', path: `${entity}/${call.id}`, body: call.fields };
    case 'delete':
      return { method: 'DELETE', path: `${entity}/${call.id}` };
    case 'answer': {
      const body = { text: call.file === null ? call.text : await textIn(call.file) };
      return { method: 'POST', path: `${entity}/${call.id}/answer`, body };
    }
  }
}

function textIn(file: string): Promise<string> {
  return file === '-' ? text(process.stdin) : readFile(file, 'utf8');
}
