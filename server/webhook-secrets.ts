/** What a local run signs by; production must name its own. */
const localSecret = 'whsec_a2FyYXQtbG9jYWwtd2ViaG9vay1zZWNyZXQ=';

export interface WebhookSecrets {
  /** `whsec_…` of Standard Webhooks, by which webhooks are signed; empty where none is named. */
  current: string;
  /** The secret before it, which receivers still accept while it is being replaced; null: none. */
  before: string | null;
}

/** WEBHOOK_SECRET and WEBHOOK_SECRET_BEFORE; a local run has a secret that everybody knows. */
export function webhookSecrets(env: NodeJS.ProcessEnv): WebhookSecrets {
  const byDefault = env.KARAT_LOCAL === '1' ? localSecret : '';
  return {
    current: env.WEBHOOK_SECRET || byDefault,
    before: env.WEBHOOK_SECRET_BEFORE || null,
  };
}
