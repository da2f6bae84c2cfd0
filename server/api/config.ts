import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hostCodes, hosts, perHost, type HostCode } from '../../src/config/hosts';
import { localOrigin } from '../../src/domain/addresses';
import { messageOf } from '../message-of';
import { cookieDomainsOf, type CookieDomains } from './cookie-domains';
import { readRecipients, usualRecipients, type RecipientRule } from './request-recipients';
import { operationsOf, portOf, positiveOf } from '../environment';
import { type OperationsAddress } from '../operations';
import { webhookSecrets } from '../webhook-secrets';
import { readAlertHours, type AlertHours } from './alert-hours';

export interface ApiConfig {
  /** 0 takes any free port. */
  port: number;
  /** Address of the machine to listen on. */
  address: string;
  /** Address of a PostgreSQL server; null: PostgreSQL embedded in this process. */
  databaseUrl: string | null;
  /** Folder of the embedded database, of uploads, mail and rendered pictures. */
  dataDir: string;
  /** Where pictures are fetched from, without a trailing slash; null: the address listened on. */
  publicUrl: string | null;
  logLevel: string;
  /** Where links of messages lead, without a trailing slash. */
  siteOrigins: Record<HostCode, string>;
  /** What the CSRF cookie names as its domain, so that pages of the site can read it. */
  cookieDomains: CookieDomains;
  /** Sites that may call with credentials; exact origins. */
  allowedOrigins: readonly string[];
  /**
   * A run on somebody's own machine: anybody may read mail at `/dev/outbox` and edit by a known token,
   * and the captcha stand-in answers.
   */
  isLocal: boolean;
  /** Addresses of proxies whose `X-Forwarded-For` is believed; null: nobody's. */
  trustedProxies: string | null;
  /** KARAT_API_OPS_PORT and KARAT_OPS_ADDRESS: health and metrics, apart from what visitors reach. */
  operations: OperationsAddress;
  /** Multiplies every rate limit; tests that ask a lot set it high. */
  rateLimitFactor: number;
  /** `smtp://…`; null: messages become files in `outbox/` of the data folder. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Hours of the house's day in which alerts go out. */
  alertHours: AlertHours;
  /** Files that were sent and that no request has claimed yet. */
  uploads: {
    /** How long they wait for their request, milliseconds. */
    keepMs: number;
    /** Bytes of one address, and of all visitors together. */
    bytesPerAddress: number;
    bytes: number;
  };
  /** Where requests go. */
  requestRecipients: readonly RecipientRule[];
  /** Bearer token of who says who may edit; signs links to drafts and files. Null: nobody does. */
  adminToken: string | null;
  /** Bearer token that may do everything, known to everybody: of a local run. */
  localToken: string | null;
  /** What `npm run content` and measurements call with: the token of a person; null: none. */
  editorToken: string | null;
  webhooks: {
    urls: readonly string[];
    /** `whsec_…` of Standard Webhooks. */ secret: string;
  } | null;
  /** Address of the rebuild service of a local run, without a trailing slash. */
  rebuildService: string;
  /** What the captcha stand-in of local runs expects of whoever verifies a token. */
  captchaSecret: string;
  /** What receipts of the bot check are signed with, empty while nobody said; null: calls need none. */
  receiptSecret: string | null;
}

/** What a local run uses where production must name its own. */
const local = {
  editorToken: 'local-editor',
  adminToken: 'local-admin',
  captchaSecret: 'local-captcha-secret',
  receiptSecret: 'local-receipts-of-the-bot-check-that-everybody-knows',
};

/**
 * Settings from the environment (see README "Settings").
 * @throws Error naming the variable that cannot be used.
 */
export function readConfig(env: NodeJS.ProcessEnv): ApiConfig {
  const isLocal = env.KARAT_LOCAL === '1';
  const edgePort = portOf(env, 'KARAT_EDGE_PORT', 8000, 0);
  const { current: webhookSecret } = webhookSecrets(env);
  const webhookUrls = (env.WEBHOOK_URLS ?? '').split(/[\s,]+/).filter(Boolean);
  if (webhookUrls.length > 0 && !webhookSecret)
    throw new Error('WEBHOOK_URLS needs WEBHOOK_SECRET');
  return {
    port: portOf(env, 'KARAT_API_PORT', 8001, 0),
    address: env.KARAT_API_ADDRESS || '127.0.0.1',
    databaseUrl: env.DATABASE_URL || null,
    dataDir: resolve(env.KARAT_DATA_DIR || '.data'),
    publicUrl: env.PUBLIC_URL ? env.PUBLIC_URL.replace(/\/+$/, '') : null,
    logLevel: env.LOG_LEVEL || 'info',
    siteOrigins: siteOriginsOf(isLocal, edgePort),
    cookieDomains: isLocal
      ? localDomains(env.CSRF_COOKIE_DOMAIN)
      : cookieDomainsOf(env.CSRF_COOKIE_DOMAIN),
    allowedOrigins: originsOf(isLocal, edgePort),
    isLocal,
    trustedProxies: env.TRUSTED_PROXIES || null,
    operations: operationsOf(env, 'KARAT_API_OPS_PORT'),
    rateLimitFactor: positiveOf(env, 'RATE_LIMIT_FACTOR', 1),
    smtpUrl: env.SMTP_URL || null,
    mailFrom: env.MAIL_FROM || 'Karat <no-reply@karat.example>',
    alertHours: readAlertHours(env.ALERT_HOURS || (isLocal ? '0-24' : '10-21')),
    requestRecipients: recipientsOf(env.REQUEST_RECIPIENTS),
    adminToken: adminTokenOf(env.ADMIN_TOKEN) ?? (isLocal ? local.adminToken : null),
    localToken: isLocal ? local.editorToken : null,
    uploads: {
      keepMs: positiveOf(env, 'UPLOAD_KEEP_HOURS', 24) * 3_600_000,
      bytesPerAddress: positiveOf(env, 'UPLOAD_ADDRESS_MB', 600) * megabyte,
      bytes: positiveOf(env, 'UPLOAD_TOTAL_MB', 20_000) * megabyte,
    },
    editorToken: env.EDITOR_TOKEN || (isLocal ? local.editorToken : null),
    webhooks: webhookUrls.length > 0 ? { urls: webhookUrls, secret: webhookSecret } : null,
    rebuildService: `http://127.0.0.1:${portOf(env, 'KARAT_REBUILD_PORT', 8002)}`,
    captchaSecret: env.CAPTCHA_SECRET || local.captchaSecret,
    receiptSecret:
      env.CAPTCHA_RECEIPTS === 'off'
        ? null
        : env.CAPTCHA_RECEIPT_SECRET || (isLocal ? local.receiptSecret : ''),
  };
}

function recipientsOf(file: string | undefined): readonly RecipientRule[] {
  if (!file) return usualRecipients;
  try {
    return readRecipients(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`REQUEST_RECIPIENTS: ${file}: ${messageOf(cause)}`, { cause });
  }
}

/** Characters: whoever has a link that it signed could try shorter ones without asking us. */
const shortestToken = 32;

function adminTokenOf(given: string | undefined): string | null {
  if (!given) return null;
  if (given.length < shortestToken)
    throw new Error(`ADMIN_TOKEN needs ${shortestToken} characters`);
  return given;
}

const megabyte = 1024 * 1024;

/** The country sites as this run's visitors know them. */
function siteOriginsOf(isLocal: boolean, edgePort: number): Record<HostCode, string> {
  const originOf = (code: HostCode) =>
    isLocal ? localOrigin(code, edgePort) : `https://${hosts[code].domain}`;
  return perHost(originOf);
}

/** Site and backend have one name in a local run, apart from its port, which cookies do not tell apart. */
function localDomains(given: string | undefined): CookieDomains {
  return perHost(() => given || null);
}

/** The country sites as deployed, in a local run as its edge serves them too. */
function originsOf(isLocal: boolean, edgePort: number): string[] {
  return hostCodes.flatMap((code) => [
    `https://${hosts[code].domain}`,
    ...(isLocal ? [localOrigin(code, edgePort)] : []),
  ]);
}
