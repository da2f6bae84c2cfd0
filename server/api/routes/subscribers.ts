import { type FastifyInstance } from 'fastify';
import { confirmSubscription, subscribe, unsubscribe } from '../../../src/contract/subscribers';
import { inLeastTime } from '../accounts/least-time';
import { addMail } from '../db/repositories/mails';
import * as subscribers from '../db/repositories/subscribers';
import { type Dependencies } from '../dependencies';
import { invalid } from '../http/failure';
import { lettersOf } from '../mail/letters';
import { serve } from '../http/serve';
import { hashToken, newToken } from '../tokens';
import { outcomeWords } from '../http/outcome-texts';

/** Spec §4 "Subscription": a confirmation message goes to the mailbox. */
export function subscriberRoutes(
  api: FastifyInstance,
  { db, config, wakeMail }: Pick<Dependencies, 'db' | 'config' | 'wakeMail'>,
): void {
  const letters = lettersOf(config);

  serve(
    api,
    subscribe,
    async ({ host, body }) => {
      const topics = [...new Set(body.topics)];
      const token = newToken();
      await inLeastTime(() =>
        db.transaction(async (transaction) => {
          const asked = { topics, tokenHash: hashToken(token) };
          await subscribers.askForSubscription(transaction, { host, email: body.email }, asked);
          const content = letters.confirmSubscription(host, topics, token);
          await addMail(transaction, { recipient: body.email, content });
        }),
      );
      wakeMail();
      return { message: outcomeWords[host].subscriptionAsked };
    },
    { rateLimit: { max: 10, timeWindow: 600_000 } },
  );

  serve(api, confirmSubscription, async ({ host, query: { token } }) => {
    const isKnown = await subscribers.confirmSubscription(db, hashToken(token), new Date());
    if (!isKnown) throw invalid({ token: ['valueWrong'] });
    return { message: outcomeWords[host].subscriptionConfirmed };
  });

  serve(api, unsubscribe, async ({ host, body: { token } }) => {
    const isKnown = await subscribers.endSubscription(db, hashToken(token));
    if (!isKnown) throw invalid({ token: ['valueWrong'] });
    return { message: outcomeWords[host].unsubscribed };
  });
}
