import type { IncomingMessage } from 'node:http';
import { hostCodes, type HostCode } from '../../src/config/hosts';
import { localOrigin } from '../../src/domain/addresses';
import { plainAnswer, type Answer } from './answer';
import { buildingPage } from './building-page';
import { isFunctionPath, type Functions } from './functions';
import type { HostSite } from './host-site';
import { hostOfHeader } from './hosts-by-header';
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

const picturePath = /^\/\.netlify\/images\/?$/;

/**
 * Answers a request to any of the four sites, each answer from exactly one release, and hands the
 * answer to `sendOn`; the release stays open until that has ended.
 */
export async function answerRequest(
  parts: EdgeParts,
  request: IncomingMessage,
  sendOn: (answer: Answer) => Promise<void>,
): Promise<void> {
  const host = hostOfHeader(request.headers.host);
  if (!host) return sendOn(unknownHost(parts.port));
  const target = parseTarget(request.url ?? '');
  if (!target) return sendOn(plainAnswer(400, 'Bad request'));
  const ofFunction = isFunctionPath(target.path) && (await parts.functions.answer(request));
  if (ofFunction) return sendOn(ofFunction);
  const using = parts.sites[host].use();
  if (!using) return sendOn(buildingPage(host));
  try {
    await sendOn(await answerOf(parts, host, using.release, target, request));
  } finally {
    using.done();
  }
}

async function answerOf(
  { pictures }: EdgeParts,
  host: HostCode,
  release: OpenRelease,
  target: RequestTarget,
  request: IncomingMessage,
): Promise<Answer> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const allow = { ...(await release.pageHeaders()), allow: 'GET, HEAD' };
    return plainAnswer(405, 'Method not allowed', allow);
  }
  const { path, search } = target;
  if (picturePath.test(path)) {
    const transform = (query: string) => release.picture(query);
    return pictures.answer(request, search, `${host}/${release.name}`, transform);
  }
  const location = slashRedirect(target, (slashed) => release.hasPage(slashed));
  if (location) return movedTo(location, await release.pageHeaders());
  // Spec §2: a route that matches nothing shows the 404 error page.
  const found = isServable(path) ? await release.answer(path, request) : null;
  return found ?? (await release.notFound(request)) ?? plainAnswer(404, 'Not found');
}

function movedTo(location: string, pageHeaders: Record<string, string>): Answer {
  const { 'content-type': _type, ...headers } = pageHeaders;
  const own = { 'cache-control': 'public, max-age=0, must-revalidate', location };
  return { status: 301, headers: { ...headers, ...own }, body: Buffer.of() };
}

function unknownHost(port: number): Answer {
  const addresses = hostCodes.map((code) => `  ${localOrigin(code, port)}`).join('\n');
  return plainAnswer(421, `No country site has this name. The four sites are:\n\n${addresses}`);
}
