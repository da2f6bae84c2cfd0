import { languageOf, type HostCode } from '../../../src/config/hosts';
import { type MailingTopic } from '../../../src/config/mailing-topics';
import { routes } from '../../../src/config/routes';
import { type ApiConfig } from '../config';
import { type MailContent } from '../db/repositories/mails';
import { letterSignature, unsubscribeWords, type LetterKind } from './letter-kinds';
import { letterWords } from './letter-texts';
import { filled } from './filled';
import { topicWords } from './topic-texts';
import { composeLetter } from './compose';

/** How a subscription ends by one of its messages. */
export interface SubscriptionEnd {
  token: string;
  /** Address that a mail program posts to (RFC 8058). */
  oneClick: string;
}

export type Letters = ReturnType<typeof lettersOf>;

/** The letters of the house; each in the language of `host`, with links to its site. */
export function lettersOf({ siteOrigins }: Pick<ApiConfig, 'siteOrigins'>) {
  function letter(
    host: HostCode,
    kind: LetterKind,
    values: Record<string, string>,
    path?: string,
    ending?: SubscriptionEnd,
  ): MailContent {
    const words = letterWords[languageOf(host)][kind];
    return composeLetter(host, {
      subject: words.subject,
      lines: words.lines.map((line) => filled(line, values)),
      ...(path && { link: { words: words.link, href: `${siteOrigins[host]}${path}` } }),
      after: words.after,
      signature: letterSignature[languageOf(host)],
      ...(ending && {
        unsubscribe: {
          words: unsubscribeWords[languageOf(host)],
          href: `${siteOrigins[host]}${routes.unsubscribe(ending.token)}`,
          oneClick: ending.oneClick,
        },
      }),
    });
  }

  return {
    confirmEmail: (host: HostCode, name: string, token: string) =>
      letter(host, 'confirmEmail', { name }, routes.emailConfirmed(token)),
    alreadyRegistered: (host: HostCode, name: string, token: string) =>
      letter(host, 'alreadyRegistered', { name }, routes.newPassword(token)),
    newPassword: (host: HostCode, name: string, token: string) =>
      letter(host, 'newPassword', { name }, routes.newPassword(token)),
    passwordChanged: (host: HostCode, name: string) =>
      letter(host, 'passwordChanged', { name }, routes.account('security')),
    accountDeleted: (host: HostCode, name: string) => letter(host, 'accountDeleted', { name }),
    confirmSubscription: (
      host: HostCode,
      topics: readonly MailingTopic[],
      token: string,
      ending: SubscriptionEnd,
    ) =>
      letter(
        host,
        'confirmSubscription',
        { topics: topics.map((topic) => topicWords[languageOf(host)][topic]).join(', ') },
        routes.subscriptionConfirmed(token),
        ending,
      ),
  };
}
