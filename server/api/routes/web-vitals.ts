import { type FastifyInstance } from 'fastify';
import { longestVitalReport, vitalNames } from '../../../src/config/web-vitals';
import { reportVitals, vitalsSummary } from '../../../src/contract/web-vitals';
import { rangeOf } from '../../../src/domain/vital-ranges';
import { countVisit, forgetVisitsBefore } from '../db/repositories/web-vitals';
import { type Dependencies } from '../dependencies';
import { ApiFailure } from '../http/failure';
import { serve } from '../http/serve';
import { dayOf, firstDay, summaryOf } from '../vitals/summary';

/** Reports of one address in a minute: one a page that is opened. */
const rateLimit = { max: 60, timeWindow: 60_000 };

/** What visits measured; of whom nobody asks, and no visit is kept as such. */
export async function webVitalRoutes(api: FastifyInstance, { db }: Dependencies): Promise<void> {
  let forgotten = '';

  /** Once a day, with its first visit. */
  async function forgetOld(now: Date): Promise<void> {
    const first = firstDay(now);
    if (first === forgotten) return;
    await forgetVisitsBefore(db, first);
    forgotten = first;
  }

  await api.register((beacons, _options, done) => {
    beacons.removeAllContentTypeParsers();
    beacons.addContentTypeParser(
      ['text/plain', 'application/json'],
      { parseAs: 'string', bodyLimit: longestVitalReport },
      (_request, body, parsed) => parsed(null, String(body)),
    );
    // JSON as text: a page that is being left has no time to ask whether it may send JSON.
    beacons.addHook('preValidation', (request, _reply, next) => {
      try {
        if (typeof request.body === 'string') request.body = JSON.parse(request.body) as unknown;
        next();
      } catch {
        next(new ApiFailure(400));
      }
    });
    serve(
      beacons,
      reportVitals,
      async ({ host, body: { template, ...values } }) => {
        const now = new Date();
        const ranges = vitalNames.flatMap((vital) => {
          const value = values[vital];
          return value === null ? [] : [{ vital, range: rangeOf(vital, value) }];
        });
        await countVisit(db, { host, template, day: dayOf(now), ranges });
        await forgetOld(now);
        return {};
      },
      { rateLimit },
    );
    done();
  });

  serve(api, vitalsSummary, async ({ host }) => ({ data: await summaryOf(db, host) }));
}
