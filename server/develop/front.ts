import type { NetlifyDev } from '@netlify/dev';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { HostCode } from '../../src/config/hosts';
import { answerOfResponse, plainAnswer, sendAnswer } from '../edge/answer';
import { buildingPage } from '../edge/building-page';

export interface FrontOptions {
  port: number;
  gatsbyPort: number;
  /** Whose words say that Gatsby is still starting. */
  host: HostCode;
  emulator: Pick<NetlifyDev, 'handleAndIntrospectNodeRequest'>;
}

export interface Front {
  close: () => Promise<void>;
}

const emulated = /^\/(?:api|\.netlify)\//;

/** Answers the emulator's paths itself and hands everything else, websockets too, to Gatsby. */
export async function startFront({
  port,
  gatsbyPort,
  host,
  emulator,
}: FrontOptions): Promise<Front> {
  const server = createServer((incoming, response) => {
    const answering = emulated.test(incoming.url ?? '')
      ? emulate(emulator, incoming, response)
      : handOn(gatsbyPort, incoming, response);
    answering.catch((error: unknown) => {
      if (isRefused(error)) return void sendAnswer(response, buildingPage(host), incoming.method);
      console.error(error);
      if (response.headersSent) response.destroy();
      else void sendAnswer(response, plainAnswer(502, 'Gatsby does not answer yet'));
    });
  });
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) =>
    handOnSocket(gatsbyPort, incoming, socket, head),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Whether nobody listens yet: for the first minute a newcomer's page waits for Gatsby. */
const isRefused = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';

async function emulate(
  emulator: FrontOptions['emulator'],
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const serverAddress = `http://${incoming.headers.host ?? 'localhost'}`;
  const result = await emulator.handleAndIntrospectNodeRequest(incoming, { serverAddress });
  const answer = result ? answerOfResponse(result.response) : plainAnswer(404, 'Not found');
  await sendAnswer(response, answer, incoming.method);
}

function handOn(port: number, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    const { url: path, method, headers } = incoming;
    const outgoing = request({ host: 'localhost', port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.once('end', resolve);
      answer.once('error', reject);
    });
    outgoing.once('error', reject);
    incoming.pipe(outgoing);
  });
}

/** Hot reload speaks over a websocket: its bytes pass through as they are. */
function handOnSocket(port: number, incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
  const gatsby = connect(port, 'localhost', () => {
    const lines = incoming.rawHeaders.flatMap((name, index, all) =>
      index % 2 === 0 ? [`${name}: ${all[index + 1] ?? ''}`] : [],
    );
    gatsby.write(`GET ${incoming.url ?? '/'} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    gatsby.write(head);
    socket.pipe(gatsby).pipe(socket);
  });
  gatsby.on('error', () => socket.destroy());
  socket.on('error', () => gatsby.destroy());
}
