import type { IncomingMessage } from 'node:http';
import { hostCodes, type HostCode } from '../../src/config/hosts';
import { localOrigin } from '../../src/domain/addresses';
import { plainAnswer, type Answer } from './answer';
import { buildingPage } from './building-page';
import { functionAnswer, isFunctionPath, type Functions } from './functions';
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

/** Answers a request to any of the four sites, each answer from exactly one release. */
export async function answerRequest(parts: EdgeParts, request: IncomingMessage): Promise<Answer> {
  const host = hostOfHeader(request.headers.host);
  if (!host) return unknownHost(parts.port);
  const target = parseTarget(request.url ?? '');
  if (!target) return plainAnswer(400, 'Bad request');
  const isFunction = isFunctionPath(target.path);
  const ofFunction = isFunction && (await functionAnswer(parts.functions, host, request));
  if (ofFunction) return ofFunction;
  const { release } = parts.sites[host];
  if (!release) return buildingPage(host);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const allow = { ...(await release.pageHeaders()), allow: 'GET, HEAD' };
    return plainAnswer(405, 'Method not allowed', allow);
  }
  if (picturePath.test(target.path)) return parts.pictures.answer(request, target.search);
  return siteAnswer(release, target, request);
}

async function siteAnswer(
  release: OpenRelease,
  target: RequestTarget,
  request: IncomingMessage,
): Promise<Answer> {
  const location = slashRedirect(target, (slashed) => release.hasPage(slashed));
  if (location) return movedTo(location, await release.pageHeaders());
  // Spec §2: a route that matches nothing shows the 404 error page.
  const found = isServable(target.path) ? await release.answer(target, request) : null;
  return found ?? (await release.notFound(request)) ?? plainAnswer(404, 'Not found');
}

function movedTo(location: string, pageHeaders: Record<string, string>): Answer {
  const own = { 'cache-control': 'public, max-age=0, must-revalidate', location };
  return { status: 301, headers: { ...pageHeaders, ...own }, body: Buffer.of() };
}

function unknownHost(port: number): Answer {
  const addresses = hostCodes.map((code) => `  ${localOrigin(code, port)}`).join('\n');
  return plainAnswer(421, `No country site has this name. The four sites are:\n\n${addresses}`);
}
