import type { IncomingMessage } from 'node:http';
import { hostCodes, type HostCode } from '../../src/config/hosts';
import { plainAnswer, type Answer } from './answer';
import { buildingPage } from './building-page';
import { isFunctionPath, webHeaders, type Functions } from './functions';
import type { HostSite } from './host-site';
import { hostOfHeader, localOrigin } from './hosts-by-header';
import { negotiate } from './negotiate';
import type { OpenRelease } from './open-release';
import type { Pictures } from './pictures';
import { isServable, parseTarget, type RequestTarget } from './request-target';
import { slashRedirect } from './trailing-slash';

/** What the edge answers from. */
export interface EdgeParts {
  port: number;
  sites: Record<HostCode, HostSite>;
  functions: Functions;
  pictures: Pictures;
}

/** The answer to a request, and what to call when it is sent. */
export interface Answering {
  answer: Answer;
  done: () => void;
}

const nothingToDo = () => undefined;
const picturePath = '/.netlify/images';

/** Answers a request to any of the four sites, each answer from exactly one release. */
export async function answerRequest(
  parts: EdgeParts,
  request: IncomingMessage,
): Promise<Answering> {
  const host = hostOfHeader(request.headers.host);
  if (!host) return { answer: unknownHost(parts.port), done: nothingToDo };
  const target = parseTarget(request.url ?? '');
  if (!target) return { answer: plainAnswer(400, 'Bad request'), done: nothingToDo };
  if (isFunctionPath(target.path)) {
    const answer = await parts.functions.answer(target, request);
    if (answer) return { answer, done: nothingToDo };
  }
  const using = parts.sites[host].use();
  if (!using) return { answer: buildingPage(host), done: nothingToDo };
  try {
    return {
      answer: await answerOf(parts, host, using.release, target, request),
      done: using.done,
    };
  } catch (error) {
    using.done();
    throw error;
  }
}

async function answerOf(
  { pictures }: EdgeParts,
  host: HostCode,
  release: OpenRelease,
  target: RequestTarget,
  { method = 'GET', headers }: IncomingMessage,
): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') {
    return underTheRules(release, plainAnswer(405, 'Method not allowed', { allow: 'GET, HEAD' }));
  }
  if (target.path === picturePath || target.path === `${picturePath}/`) {
    const scope = `${host}/${release.name}`;
    return pictures.answer(target.search, headers, scope, (search) => release.picture(search));
  }
  if (!isServable(target.path)) return notFound(release, headers);
  const location = slashRedirect(target, (path) => release.hasPage(path));
  if (location) {
    const cached = { location, 'cache-control': 'public, max-age=0, must-revalidate' };
    return underTheRules(release, { status: 301, headers: new Headers(cached), body: Buffer.of() });
  }
  const found = await release.find(target, webHeaders(headers));
  if (!found) return notFound(release, headers);
  return 'entity' in found ? negotiate(found.entity, headers) : found.answer;
}

/** Spec §2: a route that matches nothing shows the 404 error page. */
async function notFound(
  release: OpenRelease,
  headers: IncomingMessage['headers'],
): Promise<Answer> {
  const page = await release.notFoundPage();
  return page ? negotiate(page, headers, 404) : plainAnswer(404, 'Not found');
}

/** Gives an answer of the edge's own the headers that the site's rules set on every page. */
async function underTheRules(release: OpenRelease, answer: Answer): Promise<Answer> {
  const page = await release.notFoundPage();
  for (const [name, value] of page?.headers ?? []) {
    if (name !== 'content-type' && !answer.headers.has(name)) answer.headers.set(name, value);
  }
  return answer;
}

function unknownHost(port: number): Answer {
  const addresses = hostCodes.map((code) => `  ${localOrigin(code, port)}`).join('\n');
  return plainAnswer(421, `No country site has this name. The four sites are:\n\n${addresses}`);
}
