import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { hostCodes, perHost } from '../../../src/config/hosts';
import { type Dependencies } from '../dependencies';
import { callerOf, tokenOf } from '../editing/admission';
import { answerHeaders, pageHeaders } from '../http/answer-headers';
import { vitalsPage } from '../vitals/page';
import { summaryOf } from '../vitals/summary';

const rateLimit = { max: 60, timeWindow: 60_000 };

/**
 * Web vitals of all hosts as a page: for anybody in a local run, else for people of the house. A browser
 * asks for name and password: the password is the token, the name is of no interest.
 */
export function vitalsPageRoutes(app: FastifyInstance, { db, config }: Dependencies): void {
  async function mayRead(request: FastifyRequest): Promise<boolean> {
    if (config.isLocal) return true;
    const caller = await callerOf(db, config, tokenOf(request) || passwordOf(request));
    return caller?.may.includes('reader') ?? false;
  }

  app.get('/vitals', { config: { rateLimit } }, async (request, reply) => {
    if (!(await mayRead(request))) {
      const text = 'This page is for people of the house.\n';
      return reply
        .code(401)
        .header('www-authenticate', 'Basic realm="Karat", charset="UTF-8"')
        .type('text/plain; charset=utf-8')
        .send(text);
    }
    const summaries = await Promise.all(hostCodes.map((host) => summaryOf(db, host)));
    const byHost = perHost((host) => summaries[hostCodes.indexOf(host)] ?? []);
    return reply
      .headers({ ...answerHeaders, ...pageHeaders })
      .type('text/html; charset=utf-8')
      .send(vitalsPage(byHost));
  });
}

/** Empty without one. */
function passwordOf({ headers }: FastifyRequest): string {
  const [, encoded = ''] = /^Basic (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  return password;
}
