import { languageOf } from '../../../src/config/hosts';
import { type FastifyInstance } from 'fastify';
import { reviews, sendReview } from '../../../src/contract/reviews';
import { listCities } from '../db/repositories/cities';
import { addReview, countReviews, listReviews } from '../db/repositories/notices';
import { type Dependencies } from '../dependencies';
import { invalid } from '../http/failure';
import { paginateData } from '../http/paginate';
import { serve } from '../http/serve';
import { refuseTakenKey } from './taken-key';
import { outcomeWords } from '../http/outcome-texts';

export function reviewRoutes(api: FastifyInstance, { db }: Dependencies): void {
  serve(api, reviews, async ({ host, query: { page, per_page } }) => {
    const rows = await listReviews(db, { host, limit: per_page, offset: (page - 1) * per_page });
    return {
      items: rows.map(({ id, author, cityTitle, rating, text, writtenOn }) => ({
        id,
        author,
        city_title: cityTitle ?? '',
        rating,
        text,
        publish_date: new Date(writtenOn).toISOString(),
      })),
      paginate_data: paginateData(await countReviews(db, host), per_page),
    };
  });

  serve(
    api,
    sendReview,
    async ({ host, body }) => {
      const message = outcomeWords[languageOf(host)].reviewReceived;
      // The honeypot: a robot is told the same and leaves nothing.
      if (body.feedback_phone) return { message };
      const cities = await listCities(db, host);
      const city = body.city ? cities.find(({ alias }) => alias === body.city) : cities[0];
      if (!city) throw invalid({ city: ['valueWrong'] });
      await addReview(db, {
        idempotencyKey: body.idempotency_key || null,
        host,
        cityId: city.id,
        author: body.author,
        rating: body.rating,
        text: body.text,
        writtenOn: new Date().toISOString().slice(0, 10),
      }).catch(refuseTakenKey);
      return { message };
    },
    { rateLimit: { max: 10, timeWindow: 600_000 } },
  );
}
