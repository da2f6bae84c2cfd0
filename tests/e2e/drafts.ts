import type { HostCode } from '../../src/config/hosts';
import { createDraft, linkDraft, type PreviewedEntity } from '../../src/contract/drafts';
import { checked } from '../../src/contract/endpoint';
import { sitePorts } from '../support/site';

async function admin(host: HostCode, method: string, path: string, body?: object) {
  const answer = await fetch(`http://127.0.0.1:${sitePorts.api}/${host}/admin/${path}`, {
    method,
    headers: {
      authorization: 'Bearer local-editor',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const told: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${JSON.stringify(told)}`);
  return told;
}

/** Makes a draft, which no visitor sees, for the time of `look`; hands over its signed link. */
export async function withDraft(
  host: HostCode,
  entity: PreviewedEntity,
  { row, fields }: { row?: number; fields: object },
  look: (url: string, change: (fields: object) => Promise<void>) => Promise<void>,
): Promise<void> {
  const query = row === undefined ? '' : `?row=${row}`;
  const made = await admin(host, 'POST', `drafts/${entity}${query}`, fields);
  const { id } = checked(createDraft.answer, made, 'the draft').data;
  const path = `drafts/${entity}/${id}`;
  try {
    const link = await admin(host, 'POST', `${path}/link`);
    const { url } = checked(linkDraft.answer, link, 'the link').data;
    await look(url, async (changed) => void (await admin(host, 'PUT', path, changed)));
  } finally {
    await admin(host, 'DELETE', path);
  }
}

/** Id of the first row of an entity. */
export async function firstRow(host: HostCode, entity: PreviewedEntity): Promise<number> {
  const { items } = (await admin(host, 'GET', `${entity}?per_page=1`)) as {
    items: { id: number }[];
  };
  const [first] = items;
  if (!first) throw new Error(`there is a row of ${entity}`);
  return first.id;
}
