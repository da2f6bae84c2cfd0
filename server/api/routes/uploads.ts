import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { checkUpload, uploadKeyHeader, uploadsPath } from '../../../src/contract/uploads';
import { networkOf } from '../../visitor-network';
import { type Dependencies } from '../dependencies';
import { hostOf, serve } from '../http/serve';
import { beginUpload } from '../uploads/begin-upload';
import { ownUpload, uploadChecks } from '../uploads/check-upload';
import { openSentFolder, uploadsFolder } from '../uploads/folder';
import { tusAnswers } from '../uploads/tus';
import { UploadStore } from '../uploads/upload-store';

/** Calls of one address in ten minutes: forms of ten files, some of them chosen anew. */
const rateLimit = { max: 60, timeWindow: 600_000 };

/** What a PATCH of the tus protocol carries. */
const bytesType = 'application/offset+octet-stream';

/** Files that visitors send before their request. */
export async function uploadRoutes(
  api: FastifyInstance,
  { db, config }: Dependencies,
): Promise<void> {
  const folder = join(config.dataDir, uploadsFolder);
  await openSentFolder(folder);
  const checked = uploadChecks(db, folder);
  const answerTus = tusAnswers(new UploadStore(db, folder), config.allowedOrigins);

  serve(
    api,
    checkUpload,
    async ({ param, body }) => ({
      data: await checked(await ownUpload(db, param('id'), body.upload_key)),
    }),
    { rateLimit },
  );

  await api.register((tus, _options, done) => {
    // The bytes go to disk as they come: nothing of them is read here.
    tus.addContentTypeParser(bytesType, (_request, _bytes, parsed) => parsed(null));

    tus.post(uploadsPath, { config: { rateLimit } }, async (request, reply) => {
      hostOf(request);
      const id = await beginUpload(db, folder, config.uploads, {
        key: headerOf(request, uploadKeyHeader),
        length: headerOf(request, 'upload-length'),
        metadata: headerOf(request, 'upload-metadata'),
        network: networkOf(request.ip),
      });
      return answerTus(request, reply, id);
    });

    tus.route<{ Params: { id: string } }>({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${uploadsPath}/:id`,
      handler: async (request, reply) => {
        hostOf(request);
        const { id } = await ownUpload(db, request.params.id, headerOf(request, uploadKeyHeader));
        return answerTus(request, reply, id);
      },
    });
    done();
  });
}

function headerOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  return [headers[name]].flat()[0];
}
