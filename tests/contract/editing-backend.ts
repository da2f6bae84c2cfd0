import { rm } from 'node:fs/promises';
import { Webhook } from 'standardwebhooks';
import { type EditedEntity } from '../../src/contract/edited-bodies';
import { contentEvent } from '../../src/contract/editing';
import { checked } from '../../src/contract/endpoint';
import { openWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver';
import { endBackends, seededFolder, startBackend, type StartedBackend } from './backend';

const secret = 'whsec_dGVzdHMtb2Ytd2ViaG9va3Mtb2Yta2FyYXQ=';

export interface Row {
  id: number;
  revision: number;
  [field: string]: unknown;
}

export interface Answer {
  data: Row;
  items: Row[];
  paginate_data: { last_page: number; total: number };
  message: string;
  changes: { host: string; revision: number }[];
  errors: Record<string, string[]>;
}

export interface Event {
  type: string;
  data: { host: string; entity: string; id: number; revision: number; content_revision: number };
}

/** A backend with the demonstration data that sends webhooks to a receiver, for the tests of a file. */
export function useEditingBackend() {
  let folder: string;
  let receiver: WebhookReceiver;
  let backend: StartedBackend;

  const environment = () => ({
    KARAT_DATA_DIR: folder,
    WEBHOOK_URLS: receiver.url,
    WEBHOOK_SECRET: secret,
  });

  beforeAll(async () => {
    folder = await seededFolder('editing');
    receiver = await openWebhookReceiver();
    backend = await startBackend(environment());
  });
  afterAll(async () => {
    await endBackends();
    await receiver.close();
    await rm(folder, { recursive: true });
  });

  return {
    url: () => backend.url,
    receiver: () => receiver,

    /** Kills the backend and starts it anew, with other variables where they are named. */
    restart: async (changed: Record<string, string> = {}): Promise<void> => {
      await backend.end('SIGKILL');
      backend = await startBackend({ ...environment(), ...changed });
    },

    admin: async (
      method: string,
      path: string,
      {
        body,
        host = 'ru',
        token = 'local-editor',
      }: { body?: object; host?: string; token?: string } = {},
    ) => {
      const answer = await fetch(`${backend.url}/${host}/admin/${path}`, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: (await answer.json()) as Answer };
    },

    /** Events of a row that the receiver was sent, verified and in the order of arrival. */
    eventsOf: (entity: EditedEntity, id: number): Event[] =>
      receiver.received
        .map(({ headers, body }) => {
          const event = new Webhook(secret).verify(body, headers as Record<string, string>);
          return checked(contentEvent, event, 'the event');
        })
        .filter(({ data }) => data.entity === entity && data.id === id),
  };
}
