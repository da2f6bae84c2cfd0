import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Deploy {
  id: string;
  state: string;
  files: Record<string, string>;
  functions: Record<string, string>;
  /** How often it must still be asked for before its state goes on. */
  polls: number;
}

type Begun = Pick<Deploy, 'files' | 'functions'> & { async?: boolean };

/** What goes wrong with a call: an answer with headers, or a connection that breaks. */
export type Fault = { status: number; headers?: Record<string, string> } | 'broken';

/** Netlify's deploys by digest, by the rules of its API, on a free port of the loopback address. */
export interface NetlifyStandIn {
  url: string;
  token: string;
  /** Calls as `PUT /deploys/1/files/index.html`. */
  calls: string[];
  /** Contents by path of what visitors are answered from; null before the first deploy. */
  live: () => Record<string, string> | null;
  liveFunctions: () => readonly string[];
  /** Asked before each call is carried out. */
  faultOf: (call: string) => Fault | null;
  /** The next deploy ends in an error once its files are there. */
  failNext: () => void;
  forgetDeploys: () => void;
  close: () => Promise<void>;
}

const digestOf = (algorithm: string, bytes: Buffer) =>
  createHash(algorithm).update(bytes).digest('hex');

/** Starts it. A deploy is live only when everything is there and it has been asked for again. */
export async function startNetlifyStandIn(site: string): Promise<NetlifyStandIn> {
  const token = 'nfp_secret-token-of-the-test';
  const stored = new Map<string, Buffer>();
  const deploys = new Map<string, Deploy>();
  let live: Deploy | null = null;
  let count = 0;
  let willFail = false;
  const missing = (digests: Record<string, string>) =>
    [...new Set(Object.values(digests))].filter((digest) => !stored.has(digest));

  const shown = (deploy: Deploy) => {
    const isCompared = deploy.state !== 'preparing';
    return {
      id: deploy.id,
      state: deploy.state,
      required: isCompared ? missing(deploy.files) : null,
      required_functions: isCompared ? missing(deploy.functions) : null,
      error_message: deploy.state === 'error' ? 'invalid redirect rules' : null,
      ssl_url: 'https://site.netlify.test',
    };
  };

  /** Time passes by being asked. */
  const goOn = (deploy: Deploy) => {
    if (deploy.polls > 0) deploy.polls -= 1;
    else if (deploy.state === 'preparing') deploy.state = 'prepared';
    else if (missing({ ...deploy.files, ...deploy.functions }).length > 0) return;
    else if (deploy.state === 'error' || deploy.state === 'ready') return;
    else if (willFail) [deploy.state, willFail] = ['error', false];
    else {
      deploy.state = 'ready';
      live = deploy;
    }
  };

  const upload = (deploy: Deploy, wanted: string | undefined, algorithm: string, body: Buffer) => {
    if (deploy.state === 'preparing') return refuse(422, 'the deploy is not prepared');
    if (wanted === undefined || !missing({ ...deploy.files, ...deploy.functions }).includes(wanted))
      return refuse(422, 'this file is not required');
    if (digestOf(algorithm, body) !== wanted) return refuse(422, 'the digest is another');
    stored.set(wanted, body);
    deploy.state = 'uploading';
    return { status: 200, body: { sha: wanted } };
  };

  const carryOut = (method: string, path: string, body: Buffer) => {
    if (method === 'POST' && path === `/sites/${site}/deploys`) {
      const { files, functions, async: isAsync } = JSON.parse(String(body)) as Begun;
      if (!isAsync) return refuse(422, 'too many files to be compared at once');
      const deploy = { id: String((count += 1)), state: 'preparing', files, functions, polls: 2 };
      deploys.set(deploy.id, deploy);
      return { status: 200, body: shown(deploy) };
    }
    const [, id = '', what, name = ''] =
      /^\/deploys\/([^/]+)(?:\/(files|functions)\/(.+))?$/.exec(path) ?? [];
    const deploy = deploys.get(id);
    if (!deploy) return refuse(404, 'Not Found');
    if (what === 'files')
      return upload(deploy, deploy.files[`/${decodeURIComponent(name)}`], 'sha1', body);
    if (what === 'functions') return upload(deploy, deploy.functions[name], 'sha256', body);
    goOn(deploy);
    return { status: 200, body: shown(deploy) };
  };

  const standIn: NetlifyStandIn = {
    url: '',
    token,
    calls: [],
    live: () =>
      live &&
      Object.fromEntries(
        Object.entries(live.files).map(([path, digest]) => [path, String(stored.get(digest))]),
      ),
    liveFunctions: () => Object.keys(live?.functions ?? {}),
    faultOf: () => null,
    failNext: () => (willFail = true),
    forgetDeploys: () => deploys.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  /** Uploads are refused when more are under way than the smallest plan allows. */
  let uploading = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const isUpload = request.method === 'PUT';
    if (isUpload) uploading += 1;
    try {
      await answerOne(request, response, uploading > 5);
    } finally {
      if (isUpload) uploading -= 1;
    }
  };

  const answerOne = async (
    request: IncomingMessage,
    response: ServerResponse,
    isTooMany: boolean,
  ) => {
    const path = (request.url ?? '').replace(/\?.*$/, '');
    const call = `${request.method} ${path}`;
    standIn.calls.push(call);
    const fault = isTooMany ? { status: 429 } : standIn.faultOf(call);
    if (fault === 'broken') return request.socket.destroy();
    const body = await buffer(request);
    const { authorization } = request.headers;
    const outcome = fault
      ? // As a careless proxy would: what was sent comes back.
        { ...refuse(fault.status, `sent with ${authorization}`), headers: fault.headers }
      : authorization === `Bearer ${token}`
        ? { ...carryOut(request.method ?? '', path, body), headers: {} }
        : { ...refuse(401, `Access Denied: ${authorization}`), headers: {} };
    response.writeHead(outcome.status, { 'content-type': 'application/json', ...outcome.headers });
    response.end(JSON.stringify(outcome.body));
  };
  const server = createServer((request, response) => {
    // A connection that the test broke has no answer.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return standIn;
}

function refuse(status: number, message: string) {
  return { status, body: { code: status, message } };
}
