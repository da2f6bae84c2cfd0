import { Server } from '@tus/server';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type IncomingMessage } from 'node:http';
import { defaultHost, isHostCode } from '../../../src/config/hosts';
import { limits } from '../../../src/config/limits';
import { uploadsPath } from '../../../src/contract/uploads';
import { ApiFailure, failureBody } from '../http/failure';
import { reportError } from '../../error-reports';
import { loggedError } from '../../logged-error';
import { type UploadStore } from './upload-store';

/** Answers a call of the tus protocol about one upload, which the caller may make. */
export type AnswerTus = (
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
) => Promise<FastifyReply>;

/** Serves the tus protocol below `/:host/uploads`; who may call is decided before. */
export function tusAnswers(store: UploadStore, allowedOrigins: readonly string[]): AnswerTus {
  const uploadOf = new WeakMap<IncomingMessage, string>();
  const server = new Server({
    path: uploadsPath,
    datastore: store,
    maxSize: limits.uploadFileBytes,
    allowedOrigins: [...allowedOrigins],
    allowedCredentials: true,
    namingFunction: ({ runtime }) => {
      const id = runtime?.node && uploadOf.get(runtime.node.req as IncomingMessage);
      if (!id) throw new Error('an upload was begun past its check');
      return id;
    },
    // Read from the address that was called, so that it holds behind every proxy.
    generateUrl: (_request, { id }) => uploadsPath.slice(1) + `/${id}`,
    onResponseError: ({ url }, error) => {
      if (!(error instanceof Error)) return undefined;
      if (!(error instanceof ApiFailure)) {
        console.error('an upload failed:', loggedError(error));
        reportError(error, { component: 'api', context: 'uploads' });
      }
      const body = failureBody(error, hostOfAddress(url));
      return { status_code: body.status, body: JSON.stringify(body) };
    },
  });
  return async (request, reply, id) => {
    uploadOf.set(request.raw, id);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    await server.handle(request.raw, reply.raw);
    return reply;
  };
}

function hostOfAddress(url: string) {
  const segment = new URL(url).pathname.split('/')[1];
  return isHostCode(segment) ? segment : defaultHost.code;
}
