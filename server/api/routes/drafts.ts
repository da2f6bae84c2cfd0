import { languageOf } from '../../../src/config/hosts';
import { type FastifyInstance } from 'fastify';
import { routes } from '../../../src/config/routes';
import {
  changeDraft,
  createDraft,
  deleteDraft,
  draftList,
  linkDraft,
  preview,
  previewedEntities,
  publishDraft,
  type PreviewedEntity,
} from '../../../src/contract/drafts';
import { editedBodies } from '../../../src/contract/edited-bodies';
import {
  findDraft,
  insertDraft,
  listDrafts,
  removeDraft,
  updateDraft,
  type DraftKey,
  type DraftRow,
} from '../db/repositories/drafts';
import { toKey } from '../db/repositories/keys';
import { type Dependencies } from '../dependencies';
import { publishStored, withDraft, type DraftContent } from '../editing/drafts';
import { checkLink, linkSeconds, signLink } from '../editing/preview-links';
import { givenFields } from '../http/cast';
import { ApiFailure, notFound } from '../http/failure';
import { outcomeWords } from '../http/outcome-texts';
import { serve, type CallOf } from '../http/serve';
import { lookAt } from './preview-answers';

/** A page that is open asks again when it gets the focus; nobody needs more. */
const previewLimit = { max: 120, timeWindow: 60_000 };

/** Editors' drafts below `/admin/drafts`, and what a signed link shows of one. */
export function draftRoutes(api: FastifyInstance, dependencies: Dependencies): void {
  const { db, config, wakeWebhooks } = dependencies;

  /** @throws ApiFailure 422 when it could not be published as it is */
  async function tryOut(draft: DraftContent) {
    const look = await lookAt(dependencies, draft.entity, draft.host);
    const row = await withDraft(db, draft, look);
    if (!row) throw notFound();
    return row;
  }

  async function draftOf(call: PlacedCall): Promise<DraftRow> {
    const draft = await findDraft(db, keyOf(call));
    if (!draft) throw notFound();
    return draft;
  }

  serve(api, draftList, async ({ host }) => ({ data: (await listDrafts(db, host)).map(toAnswer) }));

  serve(api, createDraft, async ({ host, param, query, request, reply }) => {
    const entity = entityOf(param('entity'));
    const entityId = query.row === undefined ? null : toKey(query.row);
    if (entityId === null && query.row !== undefined) throw notFound();
    const fields = givenFields(editedBodies[entity].fields, request.body);
    const draft = { host, entity, entityId, fields };
    await tryOut(draft);
    reply.code(201);
    return { data: toAnswer(await insertDraft(db, draft)) };
  });

  serve(api, changeDraft, async (call) => {
    const draft = await draftOf(call);
    const given = givenFields(editedBodies[draft.entity].fields, call.request.body);
    const fields = { ...draft.fields, ...given };
    await tryOut({ ...draft, fields });
    const changed = await updateDraft(db, draft, fields);
    if (!changed) throw notFound();
    return { data: toAnswer(changed) };
  });

  serve(api, deleteDraft, async (call) => {
    if (!(await removeDraft(db, keyOf(call)))) throw notFound();
    return { message: outcomeWords[languageOf(call.host)].rowDeleted };
  });

  serve(api, linkDraft, async (call) => {
    const { host, entity, id } = await draftOf(call);
    if (config.adminToken === null) throw new ApiFailure(403);
    const until = Math.floor(Date.now() / 1000) + linkSeconds;
    const signature = signLink({ host, entity, id, until }, config.adminToken);
    const path = routes.preview({ entity, id, until, signature });
    return { data: { url: `${config.siteOrigins[host]}${path}`, until: isoOf(until) } };
  });

  serve(api, publishDraft, async (call) => {
    const { id, isNew, changes } = await publishStored(db, keyOf(call));
    wakeWebhooks();
    if (isNew) call.reply.code(201);
    return { data: { id }, changes };
  });

  serve(
    api,
    preview,
    async (call) => {
      const key = keyOf(call);
      checkLink({ ...key, ...call.query }, config.adminToken, Date.now());
      const draft = await draftOf(call);
      const data = await tryOut(draft);
      const changedAt = draft.changedAt.toISOString();
      return { changed_at: changedAt, until: isoOf(call.query.until), data };
    },
    { rateLimit: previewLimit },
  );
}

type PlacedCall = Pick<CallOf<typeof changeDraft>, 'host' | 'param'>;

/** @throws ApiFailure 404 when the path names no draft that there can be */
function keyOf({ host, param }: PlacedCall): DraftKey {
  const id = toKey(param('id'));
  if (id === null) throw notFound();
  return { host, entity: entityOf(param('entity')), id };
}

/** @throws ApiFailure 404 when the entity has no drafts */
function entityOf(name: string): PreviewedEntity {
  const entity = previewedEntities.find((candidate) => candidate === name);
  if (!entity) throw notFound();
  return entity;
}

function toAnswer({ id, entity, entityId, fields, changedAt }: DraftRow) {
  return { id, entity, row: entityId, fields, changed_at: changedAt.toISOString() };
}

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();
