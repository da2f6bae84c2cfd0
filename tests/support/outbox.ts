export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** By their names in lower case. */
  headers: Record<string, string>;
}

/**
 * Milliseconds. On a server, a message that a kill caught on its way is sent again after the two
 * minutes of its lease; on the embedded database at the next start.
 */
const patience = process.env.TEST_POSTGRES ? 150_000 : 30_000;

/**
 * The message that was sent to a mailbox, once it is there.
 * @param base address of the backend, of a local run
 * @param isIt tells the awaited message from earlier ones
 * @throws Error when none has come
 */
export async function mailTo(
  base: string,
  address: string,
  isIt: (mail: Mail) => boolean = () => true,
): Promise<Mail> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const mail = (await mailsTo(base, address)).find(isIt);
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no such message for ${address}`);
}

/** All messages to a mailbox, the latest first. */
export async function mailsTo(base: string, address: string): Promise<Mail[]> {
  const answer = await fetch(`${base}/dev/outbox`, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`the outbox answered ${answer.status}: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: Mail[] };
  return data.filter(({ to }) => to === address);
}

/** The token of the link in a message. */
export function tokenIn({ text }: Mail): string {
  const [, token] = /[?&]token=([\w-]+)/.exec(text) ?? [];
  if (!token) throw new Error(`no token in: ${text}`);
  return token;
}
