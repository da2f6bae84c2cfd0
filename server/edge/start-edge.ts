import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { defaultHost, hostCodes, perHost, type HostCode } from '../../src/config/hosts';
import { pageAnswer, sendAnswer } from './answer';
import { answerRequest, type EdgeParts } from './answer-request';
import { checkLimit } from './check-limit';
import { clientAddresses } from './client-address';
import { startEmulator } from './emulator';
import { HostSite } from './host-site';
import { OpenRelease } from './open-release';
import { edgeMetrics, edgeReadiness, noteAnswer } from './operations';
import { PictureStore } from './picture-store';
import { Pictures } from './pictures';
import { hostOfHeader } from './hosts-by-header';
import { reportError } from '../error-reports';
import { startOperations, type OperationsAddress } from '../operations';
import { siteDirectory } from '../releases/layout';
import { errorPage } from '../error-page';

export interface EdgeOptions {
  port: number;
  /** Port of the local backend, whose pictures may be transformed. */
  apiPort: number;
  /** Holds `<host>/<n>/site` and `<host>/current`. */
  releasesDirectory: string;
  /** Holds the transformed pictures, in `images`. */
  dataDirectory: string;
  /** The repository: holds `netlify.toml` and `netlify/functions`. */
  projectDirectory: string;
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: string;
  /** Multiplies the rate limit of the captcha function. */
  rateLimitFactor: number;
  /** Where health and metrics are told. */
  edgeOperations: OperationsAddress;
  /** Told about what went wrong while answering. */
  report: (error: unknown) => void;
}

export interface Edge {
  close: () => Promise<void>;
}

const closeAfterMs = 2000;

/** Tells of what went wrong: in the log, and to the error-reporting service where one is set. */
export function reportOfEdge(error: unknown): void {
  console.error('edge:', error);
  reportError(error, { component: 'edge' });
}

/** Serves the current releases of the country sites, chosen by Host header, on one port. */
export async function startEdge(options: EdgeOptions): Promise<Edge> {
  const { port, report } = options;
  const sites = sitesOf(options);
  const emulator = await startEmulator(options.projectDirectory, options.apiPort);
  const store = new PictureStore(join(options.dataDirectory, 'images'));
  const parts: EdgeParts = {
    port,
    sites,
    functions: {
      emulator,
      limit: checkLimit(options.rateLimitFactor),
      clientAddress: clientAddresses(options.trustedProxies),
    },
    pictures: new Pictures(store, emulator),
  };
  await Promise.all(hostCodes.map((code) => sites[code].start()));
  const metrics = edgeMetrics(sites);
  const server = createServer((request, response) => {
    noteAnswer(metrics, request, response);
    answerRequest(parts, request)
      .then((answer) => sendAnswer(response, answer, request.method))
      .catch((error: unknown) => fail(error, request, response, report));
  });
  const closing: (() => Promise<void>)[] = [];
  const close = async () => {
    await closeServer(server);
    await Promise.all(closing.map((end) => end()));
    await Promise.all([emulator.stop(), ...hostCodes.map((code) => sites[code].close())]);
  };
  try {
    await once(server.listen(port), 'listening');
    const ready = () => edgeReadiness(sites, report);
    const { registry } = metrics;
    const told = await startOperations(options.edgeOperations, { ready, registry, report });
    closing.push(told.close);
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}

function sitesOf(options: EdgeOptions): Record<HostCode, HostSite> {
  const site = (code: HostCode): HostSite => {
    const directory = resolve(options.releasesDirectory, code);
    const toml = join(options.projectDirectory, 'netlify.toml');
    const open = (name: string) => OpenRelease.open(name, siteDirectory(directory, name), toml);
    return new HostSite(directory, open, options.report);
  };
  return perHost(site);
}

function fail(
  error: unknown,
  { headers }: IncomingMessage,
  response: ServerResponse,
  report: (error: unknown) => void,
): void {
  // A visitor who goes away half-way is no fault of ours.
  if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
  report(error);
  if (response.headersSent) response.destroy();
  else {
    const host = hostOfHeader(headers.host) ?? defaultHost.code;
    sendAnswer(response, pageAnswer(500, errorPage(host, 500))).catch(report);
  }
}

async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const cut = setTimeout(() => server.closeAllConnections(), closeAfterMs);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(cut);
}
