import { type FastifyInstance } from 'fastify';
import { standInScript } from '../captcha/script';
import { CaptchaStandIn } from '../captcha/stand-in';
import { type Dependencies } from '../dependencies';

/** The captcha provider of local runs: script, tokens, and the verify endpoint. */
export async function devCaptchaRoutes(
  app: FastifyInstance,
  { config }: Dependencies,
): Promise<void> {
  if (!config.isLocal) return;
  const standIn = new CaptchaStandIn(config.captchaSecret);
  await app.register((provider, _options, done) => {
    // The verify endpoint takes a form, as the real one does.
    provider.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) =>
        parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    provider.get('/dev/captcha/api.js', (request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .send(standInScript(`${request.protocol}://${request.host}/dev/captcha/token`)),
    );
    provider.post('/dev/captcha/token', (request) => {
      const { action, hostname } = textsOf(request.body);
      return { token: standIn.issue(action ?? '', hostname ?? '') };
    });
    provider.post('/dev/captcha/siteverify', (request) => {
      const { secret, response } = textsOf(request.body);
      return standIn.verify(secret, response);
    });
    done();
  });
}

function textsOf(body: unknown): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(body ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
