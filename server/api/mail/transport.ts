import { mkdir, rename, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type ApiConfig } from '../config';
import { type MailContent } from '../db/repositories/mails';

/** Where messages lie that no SMTP server takes, below the data folder. */
export const outboxFolder = 'outbox';

export interface MailTransport {
  /** @throws Error when the message could not be handed over. */
  send: (mail: { id: number; recipient: string; content: MailContent }) => Promise<void>;
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

function smtpTransport(url: string, from: string): MailTransport {
  const smtp = createTransport(url);
  return {
    send: async ({ id, recipient, content }) => {
      await smtp.sendMail({ ...content, from, to: recipient, messageId: messageId(id, from) });
    },
    close: () => smtp.close(),
  };
}

function fileTransport(folder: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async ({ id, recipient, content }) => {
      const { message } = await composer.sendMail({
        ...content,
        from,
        to: recipient,
        messageId: messageId(id, from),
      });
      await mkdir(folder, { recursive: true });
      // Whoever lists the folder never sees half a message.
      const unfinished = join(folder, `${randomUUID()}.unfinished`);
      await writeFile(unfinished, message as Buffer);
      await rename(unfinished, join(folder, `${String(id).padStart(8, '0')}.eml`));
    },
    close: () => composer.close(),
  };
}
