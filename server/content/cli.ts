import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { readConfig, type ApiConfig } from '../api/config';
import { askChangeStates } from '../change-states';
import { terminalJson } from '../plain-text';
import { runCli } from '../run-cli';
import { readArguments, type ContentArguments, type RowCall } from './arguments';
import { readSettings } from '../settings';
import { answeredChanges } from './answered-changes';
import { callAdmin, type AdminCall } from './call-admin';
import { followChanges } from './follow-changes';
import { isDeskCall } from './desk-arguments';
import { deskCallOf } from './desk-calls';
import { isDraftCall } from './draft-arguments';
import { draftCallOf, linkCallOf, linkText } from './draft-calls';
import { isPeopleCall } from './people-arguments';
import { peopleCallOf } from './people-calls';
import { photoCallOf } from './photo-calls';

/** `npm run content -- …`: what an editor's desk would ask, from a terminal. */
async function main(): Promise<void> {
  const asked = readArguments(process.argv.slice(2));
  const config = readConfig({ KARAT_LOCAL: '1', ...process.env });
  const token = asked.token ?? tokenFor(asked.call, config);
  if (!token)
    throw new Error('no token: set EDITOR_TOKEN (ADMIN_TOKEN for people) or give --token');
  const base = `${asked.api ?? `http://127.0.0.1:${config.port}`}/${asked.host}`;
  const answer = await callAdmin({ base, token }, await callOf(asked));
  console.log(terminalJson(answer));
  const link = linkCallOf(asked.call, answer);
  if (link) console.error(linkText(await callAdmin({ base, token }, link)));
  if (asked.waits) await follow(asked, answer);
}

/** On standard error, so that standard output is the answer alone. */
async function follow({ call, service }: ContentArguments, answer: unknown): Promise<void> {
  const changed = answeredChanges(call, answer);
  if (!changed) return;
  const address = service ?? `http://127.0.0.1:${readSettings().rebuildPort}`;
  const { entity, id } = changed;
  const ask = () => askChangeStates(address, { entity, id });
  const followed = await followChanges({ ...changed, ask, say: (line) => console.error(line) });
  if (followed === 'failed') process.exitCode = 1;
}

function tokenFor(call: ContentArguments['call'], { adminToken, editorToken }: ApiConfig) {
  return isPeopleCall(call) && call.command !== 'log' ? adminToken : editorToken;
}

async function callOf({ call }: ContentArguments): Promise<AdminCall> {
  if (isPeopleCall(call)) return peopleCallOf(call);
  if (isDeskCall(call)) return deskCallOf(call);
  if (isDraftCall(call)) return draftCallOf(call, 'fields' in call ? await fieldsOf(call) : {});
  return 'fields' in call ? rowCallOf(call) : photoCallOf(call);
}

async function rowCallOf(asked: RowCall): Promise<AdminCall> {
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
async function fieldsOf({ file, fields }: Pick<RowCall, 'file' | 'fields'>): Promise<object> {
  if (file === null) return fields;
  const json = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  const row: unknown = JSON.parse(json);
  if (typeof row !== 'object' || row === null) throw new Error(`${file} holds no JSON object`);
  return { ...row, ...fields };
}

runCli(main);
