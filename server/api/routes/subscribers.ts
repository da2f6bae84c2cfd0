import { type FastifyInstance } from 'fastify';
import { languageOf, type HostCode } from '../../../src/config/hosts';
import { routes } from '../../../src/config/routes';
import {
  confirmSubscription,
  subscribe,
  unsubscribe,
  unsubscribeAtOnce,
} from '../../../src/contract/subscribers';
import { urlFor } from '../../../src/contract/endpoint';
import { inLeastTime } from '../accounts/least-time';
import { endAlerts } from '../db/repositories/alerts';
import { addMail } from '../db/repositories/mails';
import * as subscribers from '../db/repositories/subscribers';
import { type Dependencies } from '../dependencies';
import { invalid } from '../http/failure';
import { lettersOf } from '../mail/letters';
import { castQuery } from '../http/cast';
import { hostOf, serve } from '../http/serve';
import { hashToken, newToken } from '../tokens';
import { outcomeWords } from '../http/outcome-texts';

/** Spec §4 "Subscription": a confirmation message goes to the mailbox. */
export async function subscriberRoutes(
  api: FastifyInstance,
  { db, config, publicUrl, wakeMail }: Dependencies,
): Promise<void> {
  const letters = lettersOf(config);

  serve(
    api,
    subscribe,
    async ({ host, body }) => {
      const topics = [...new Set(body.topics)];
      const token = newToken();
      await inLeastTime(() =>
        db.transaction(async (transaction) => {
          const asked = { topics, tokenHash: hashToken(token), unsubscribeToken: newToken() };
          const mailbox = { host, email: body.email };
          const ending = await subscribers.askForSubscription(transaction, mailbox, asked);
          const content = letters.confirmSubscription(host, topics, token, {
            token: ending,
            oneClick: urlFor(unsubscribeAtOnce, `${publicUrl()}/${host}`, {
              query: { token: ending },
            }),
          });
          await addMail(transaction, { recipient: body.email, content });
        }),
      );
      wakeMail();
      return { message: outcomeWords[languageOf(host)].subscriptionAsked };
    },
    { rateLimit: { max: 10, timeWindow: 600_000 } },
  );

  serve(api, confirmSubscription, async ({ host, query: { token } }) => {
    const isKnown = await subscribers.confirmSubscription(db, hashToken(token), new Date());
    if (!isKnown) throw invalid({ token: ['linkStale'] });
    return { message: outcomeWords[languageOf(host)].subscriptionConfirmed };
  });

  async function end(host: HostCode, token: string) {
    const isKnown = (await subscribers.endSubscription(db, token)) || (await endAlerts(db, token));
    if (!isKnown) throw invalid({ token: ['linkStale'] });
    return { message: outcomeWords[languageOf(host)].unsubscribed };
  }

  serve(api, unsubscribe, ({ host, body: { token } }) => end(host, token));

  await api.register((mailPrograms, _options, done) => {
    // RFC 8058 lets them choose between the two kinds of forms; what matters stands in the address.
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
      mailPrograms.addContentTypeParser(type, { parseAs: 'string' }, (_request, _body, parsed) =>
        parsed(null, {}),
      );
    }
    serve(mailPrograms, unsubscribeAtOnce, ({ host, query: { token } }) => end(host, token));

    // A program that does not know the standard opens the address: that is a person, who is asked.
    mailPrograms.get(unsubscribeAtOnce.path, (request, reply) => {
      const { token } = castQuery(unsubscribeAtOnce.query, request.query);
      const host = hostOf(request);
      return reply.redirect(`${config.siteOrigins[host]}${routes.unsubscribe(token)}`);
    });
    done();
  });
}
