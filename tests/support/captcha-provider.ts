import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ProviderAnswer {
  status?: number;
  body: string;
  /** Answers never, until the connection is closed. */
  isSilent?: boolean;
}

/** A captcha provider on a free port of the loopback address. */
export interface CaptchaProvider {
  url: string;
  /** What it was asked, form by form. */
  asked: { method: string | undefined; form: Record<string, string> }[];
  /** How it answers from now on. */
  answer: ProviderAnswer;
  close: () => Promise<void>;
}

/** What the provider says of a person on the Russian site who wants to be called back. */
export const person = {
  success: true,
  score: 0.9,
  action: 'callback',
  hostname: 'ru.localhost',
};

export async function openCaptchaProvider(): Promise<CaptchaProvider> {
  const server = createServer((request, response) => {
    void text(request).then((form) => {
      provider.asked.push({
        method: request.method,
        form: Object.fromEntries(new URLSearchParams(form)),
      });
      const { status = 200, body, isSilent = false } = provider.answer;
      if (isSilent) return;
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const provider: CaptchaProvider = {
    url: `http://127.0.0.1:${port}/siteverify`,
    asked: [],
    answer: { body: JSON.stringify(person) },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}
