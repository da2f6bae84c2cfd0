import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type ApiConfig } from '../config';
import { type MailContent } from '../db/repositories/mails';

/** Where messages lie that no SMTP server takes, below the data folder. */
export const outboxFolder = 'outbox';

export interface OutgoingMail {
  id: number;
  recipient: string;
  content: MailContent;
}

export interface MailTransport {
  /** @throws Error when the message could not be handed over. */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

/** Messages go to the SMTP server when one is set, else into `.eml` files. */
export function openTransport(
  config: Pick<ApiConfig, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
): MailTransport {
  return config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.mailFrom)
    : fileTransport(join(config.dataDir, outboxFolder), config.mailFrom);
}

/** What a message is called wherever it goes: sent twice after a crash, it is known as the same. */
const messageId = (id: number, from: string) =>
  `<karat-${id}@${from.split('@').at(-1)?.replace('>', '')}>`;

/** A message for nodemailer. Addresses go as one each: text would be read as a list of them. */
export function messageOf({ id, recipient, content }: OutgoingMail, from: string) {
  const { replyTo, ...rest } = content;
  const only = (address: string) => ({ name: '', address });
  return {
    ...rest,
    from,
    to: only(recipient),
    ...(replyTo && { replyTo: only(replyTo) }),
    messageId: messageId(id, from),
  };
}

function smtpTransport(url: string, from: string): MailTransport {
  const smtp = createTransport(url);
  return {
    send: async (mail) => {
      await smtp.sendMail(messageOf(mail, from));
    },
    close: () => smtp.close(),
  };
}

function fileTransport(folder: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(messageOf(mail, from));
      await mkdir(folder, { recursive: true });
      // Whoever lists the folder never sees half a message.
      const unfinished = join(folder, `${randomUUID()}.unfinished`);
      try {
        await writeFile(unfinished, message as Buffer);
        await rename(unfinished, join(folder, `${String(mail.id).padStart(8, '0')}.eml`));
      } catch (error) {
        // It is tried again under another name, on a full disk for long.
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    close: () => composer.close(),
  };
}
