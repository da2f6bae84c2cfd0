import { rm } from 'node:fs/promises';
import { Webhook } from 'standardwebhooks';
import { contentEvent } from '../../src/contract/editing';
import { checked } from '../../src/contract/endpoint';
import { openWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver';
import { eventually } from '../support/eventually';
import { endBackends, seededFolder, startBackend } from './backend';
import { type Row } from './editing-backend';
import { newRows } from './new-rows';

const secret = 'whsec_dGVzdHMtb2Ytd2ViaG9va3Mtb2Yta2FyYXQ=';

// An embedded database belongs to one backend: this runs on a server alone (jest.config.mjs).
describe('several backends on one database', () => {
  let folder: string;
  let receiver: WebhookReceiver;
  let urls: string[];

  beforeAll(async () => {
    folder = await seededFolder('several');
    receiver = await openWebhookReceiver();
    const environment = {
      KARAT_DATA_DIR: folder,
      WEBHOOK_URLS: receiver.url,
      WEBHOOK_SECRET: secret,
      RATE_LIMIT_FACTOR: '1',
    };
    const backends = [await startBackend(environment), await startBackend(environment)];
    urls = backends.map(({ url }) => url);
  });
  afterAll(async () => {
    await endBackends();
    await receiver.close();
    await rm(folder, { recursive: true });
  });

  /** Asks the backends in turn. */
  const askInTurn = (turn: number, path: string, method: string, body: object) =>
    fetch(`${urls[turn % urls.length]}/ru/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: 'Bearer local-editor' },
      body: JSON.stringify(body),
    });

  test('an event is delivered once, and the events of a row in their order', async () => {
    const created = await askInTurn(0, 'admin/faq', 'POST', newRows.faq);
    const { data } = (await created.json()) as { data: Row };
    const changes = 20;
    for (let turn = 1; turn <= changes; turn += 1) {
      const answer = `Изменение ${turn}`;
      const [changed, other] = await Promise.all([
        askInTurn(turn, `admin/faq/${data.id}`, 'PUT', { answer }),
        askInTurn(turn + 1, 'admin/faq', 'POST', newRows.faq),
      ]);
      expect([changed.status, other.status]).toEqual([200, 201]);
    }
    const idsOf = () => receiver.received.map(({ headers }) => String(headers['webhook-id']));
    await eventually(
      () => new Set(idsOf()).size,
      (size) => size === 1 + 2 * changes,
    );
    expect(idsOf()).toHaveLength(1 + 2 * changes);
    const revisions = receiver.received
      .map(({ headers, body }) =>
        checked(
          contentEvent,
          new Webhook(secret).verify(body, headers as Record<string, string>),
          'the event',
        ),
      )
      .filter((event) => event.data.id === data.id)
      .map((event) => event.data.revision);
    expect(revisions).toEqual(Array.from({ length: 1 + changes }, (_, index) => index + 1));
  });

  test('a limit of calls holds for all of them together', async () => {
    const login = (turn: number) => askInTurn(turn, 'login', 'POST', {});
    for (let turn = 0; turn < 10; turn += 1) expect((await login(turn)).status).not.toBe(429);
    for (const turn of [0, 1]) {
      const refused = await login(turn);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  test('calls at the same moment are all counted', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, turn) => askInTurn(turn, 'feedback', 'POST', {})),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });
});
