import { type FastifyInstance } from 'fastify';
import { hostCodes } from '../../../src/config/hosts';
import { routes } from '../../../src/config/routes';
import type { ChangeState } from '../../../src/contract/change-states';
import { askChangeStates } from '../../change-states';
import { messageOf } from '../../message-of';
import { listDrafts } from '../db/repositories/drafts';
import { type Dependencies } from '../dependencies';
import { linkSeconds, signLink } from '../editing/preview-links';
import { answerHeaders, pageHeaders } from '../http/answer-headers';
import { contentPage, type ListedDraft } from './dev-content-page';

/** Milliseconds; the service is on the same machine. */
const patience = 2000;

/** What became of the latest edits on each host, and the drafts: a page of local runs, for editors. */
export function devContentRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config } = dependencies;
  if (!config.isLocal) return;
  app.get('/dev/content', async (_request, reply) => {
    const [told, drafts] = await Promise.all([
      changesOf(config.rebuildService),
      draftsOf(dependencies),
    ]);
    return reply
      .headers({ ...answerHeaders, ...pageHeaders })
      .type('text/html; charset=utf-8')
      .send(contentPage({ ...told, drafts, siteOrigins: config.siteOrigins }));
  });
}

/** What the rebuild service knows; without it, why that is not known. */
async function changesOf(
  service: string,
): Promise<{ changes: ChangeState[]; problem: string | null }> {
  try {
    const changes = await askChangeStates(service, { signal: AbortSignal.timeout(patience) });
    return { changes, problem: null };
  } catch (error) {
    return { changes: [], problem: `What became of edits is not known: ${messageOf(error)}.` };
  }
}

/** Drafts of all hosts, the one changed last first, each with a link that is signed now. */
async function draftsOf({ db, config }: Dependencies): Promise<ListedDraft[]> {
  const { adminToken, siteOrigins } = config;
  const until = Math.floor(Date.now() / 1000) + linkSeconds;
  const ofHosts = await Promise.all(hostCodes.map((host) => listDrafts(db, host)));
  return ofHosts
    .flat()
    .sort((one, other) => other.changedAt.getTime() - one.changedAt.getTime())
    .map(({ host, entity, id, entityId, changedAt }) => {
      const signature = adminToken && signLink({ host, entity, id, until }, adminToken);
      const path = signature && routes.preview({ entity, id, until, signature });
      const link = path ? `${siteOrigins[host]}${path}` : null;
      return { host, entity, id, row: entityId, changedAt: changedAt.toISOString(), link };
    });
}
