import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { readConfig } from '../api/config';
import { readArguments, type ContentArguments } from './arguments';
import { callAdmin, type AdminCall } from './call-admin';

/** `npm run content -- …`: what an editor's desk would ask, from a terminal. */
async function main(): Promise<void> {
  const asked = readArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  const token = asked.token ?? config.editorToken;
  if (!token) throw new Error("no editors' token: set EDITOR_TOKEN or give --token");
  const base = `${asked.api ?? `http://127.0.0.1:${config.port}`}/${asked.host}`;
  const answer = await callAdmin({ base, token }, await callOf(asked));
  console.log(JSON.stringify(answer, null, 2));
}

async function callOf(asked: ContentArguments): Promise<AdminCall> {
  const { command, entity, id } = asked;
  switch (command) {
    case 'list':
      return { method: 'GET', path: `${entity}?page=${asked.page}` };
    case 'show':
      return { method: 'GET', path: `${entity}/${id}` };
    case 'create':
      return { method: 'POST', path: entity, body: await fieldsOf(asked) };
    case 'change':
      return { method: 'PUT', path: `${entity}/${id}`, body: await fieldsOf(asked) };
    case 'delete':
      return { method: 'DELETE', path: `${entity}/${id}` };
  }
}

/** Fields of the file, those of the arguments over them. */
async function fieldsOf({ file, fields }: ContentArguments): Promise<object> {
  if (file === null) return fields;
  const json = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  const row: unknown = JSON.parse(json);
  if (typeof row !== 'object' || row === null) throw new Error(`${file} holds no JSON object`);
  return { ...row, ...fields };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
