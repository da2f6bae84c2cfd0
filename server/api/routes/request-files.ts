import { type FastifyInstance } from 'fastify';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { type HostCode } from '../../../src/config/hosts';
import { queryOf, signedLinkFields } from '../../../src/contract/query';
import { type ApiConfig } from '../config';
import { findRequestFile } from '../db/repositories/desk-requests';
import { toKey } from '../db/repositories/keys';
import { type Dependencies } from '../dependencies';
import { checkLink, signLink } from '../editing/preview-links';
import { castQuery } from '../http/cast';
import { notFound } from '../http/failure';
import { hostOf } from '../http/serve';
import { uploadsFolder } from '../uploads/folder';

/** What a link to a file is signed for, beside host and id. */
const entity = 'request-files';

const linkQuery = queryOf(signedLinkFields());

/** Signs links to the files of requests; null where nobody signs any. */
export function fileLinks({ config, publicUrl }: Pick<Dependencies, 'config' | 'publicUrl'>) {
  /** @param until seconds since 1970 */
  return (host: HostCode, id: number, until: number): string | null => {
    if (config.adminToken === null) return null;
    const signature = signLink({ host, entity, id, until }, config.adminToken);
    return `${publicUrl()}/${host}/request-files/${id}?until=${until}&signature=${signature}`;
  };
}

/**
 * The files that visitors sent, for who has a signed link: to be saved, never shown, for a stranger
 * has made them. 403: the signature is not ours; 419: the time of the link is over.
 */
export function requestFileRoutes(
  api: FastifyInstance,
  { db, config }: { db: Dependencies['db']; config: Pick<ApiConfig, 'adminToken' | 'dataDir'> },
): void {
  api.get('/request-files/:id', async (request, reply) => {
    const host = hostOf(request);
    const id = toKey((request.params as { id: string }).id);
    if (id === null) throw notFound();
    const query = castQuery(linkQuery, request.query);
    checkLink({ host, entity, id, ...query }, config.adminToken, Date.now());
    const file = await findRequestFile(db, host, id);
    if (!file) throw notFound();
    return reply
      .type(file.type)
      .header('content-length', file.size)
      .header('content-disposition', `attachment; filename*=UTF-8''${encoded(file.name)}`)
      .send(createReadStream(join(config.dataDir, uploadsFolder, file.storedAs)));
  });
}

/** RFC 5987. */
function encoded(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
