import { type FastifyInstance } from 'fastify';
import { securityReportsPath } from '../../../src/contract/security-reports';
import { hostOf } from '../http/serve';
import { ViolationCounts } from '../http/violation-counts';
import { violationsIn } from '../http/violations';

const types = ['application/csp-report', 'application/reports+json'];
/** Bytes; a report has about a thousand, and comes with few others. */
const largestBody = 32 * 1024;

/** Takes what browsers report of the policies of the sites: counts it, and logs each kind of it. */
export async function securityReportRoutes(api: FastifyInstance): Promise<void> {
  const counts = new ViolationCounts();
  await api.register((reports, _options, done) => {
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser(
      types,
      { parseAs: 'string' },
      reports.getDefaultJsonParser('error', 'error'),
    );
    reports.post(
      securityReportsPath,
      { bodyLimit: largestBody, config: { rateLimit: { max: 60, timeWindow: 60_000 } } },
      (request, reply) => {
        const host = hostOf(request);
        for (const violation of violationsIn(request.body)) {
          const count = counts.count(violation);
          if (count !== null) request.log.warn({ host, ...violation, count }, 'policy violated');
        }
        return reply.code(204).send();
      },
    );
    done();
  });
}
