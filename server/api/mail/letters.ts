import { type HostCode } from '../../../src/config/hosts';
import { type MailingTopic } from '../../../src/config/mailing-topics';
import { routes } from '../../../src/config/routes';
import { type ApiConfig } from '../config';
import { type MailContent } from '../db/repositories/mails';
import { letterSignature, type LetterKind } from './letter-kinds';
import { letterWords } from './letter-texts';
import { topicWords } from './topic-texts';
import { composeLetter } from './compose';

export type Letters = ReturnType<typeof lettersOf>;

/** The letters of the house; each in the language of `host`, with links to its site. */
export function lettersOf({ siteOrigins }: Pick<ApiConfig, 'siteOrigins'>) {
  function letter(
    host: HostCode,
    kind: LetterKind,
    values: Record<string, string>,
    path?: string,
  ): MailContent {
    const words = letterWords[host][kind];
    return composeLetter(host, {
      subject: words.subject,
      lines: words.lines.map((line) =>
        line.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
      ),
      ...(path && { link: { words: words.link, href: `${siteOrigins[host]}${path}` } }),
      after: words.after,
      signature: letterSignature[host],
    });
  }

  return {
    confirmEmail: (host: HostCode, name: string, token: string) =>
      letter(host, 'confirmEmail', { name }, routes.emailConfirmed(token)),
    alreadyRegistered: (host: HostCode, name: string, token: string) =>
      letter(host, 'alreadyRegistered', { name }, routes.newPassword(token)),
    newPassword: (host: HostCode, name: string, token: string) =>
      letter(host, 'newPassword', { name }, routes.newPassword(token)),
    passwordChanged: (host: HostCode, name: string) => letter(host, 'passwordChanged', { name }),
    accountDeleted: (host: HostCode, name: string) => letter(host, 'accountDeleted', { name }),
    confirmSubscription: (host: HostCode, topics: readonly MailingTopic[], token: string) =>
      letter(
        host,
        'confirmSubscription',
        { topics: topics.map((topic) => topicWords[host][topic]).join(', ') },
        routes.subscriptionConfirmed(token),
      ),
  };
}
