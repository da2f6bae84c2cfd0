import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { HostCode } from '../../src/config/hosts';
import { errorPage } from '../error-page';
import { pageAnswer, type Answer } from './answer';
import { buildingPage } from './building-page';
import { functionAnswer, isFunctionPath, type Functions } from './functions';
import type { HostSite } from './host-site';
import { hostOfHeader } from './hosts-by-header';
import type { OpenRelease } from './open-release';
import { picturePath } from './picture-query';
import type { Pictures } from './pictures';
import { isServable, parseTarget, type RequestTarget } from './request-target';
import { slashRedirect } from './trailing-slash';
import { unknownHost } from './unknown-host';

/** What the edge answers from. */
export interface EdgeParts {
  port: number;
  sites: Record<HostCode, HostSite>;
  functions: Functions;
  pictures: Pictures;
}

/** Answers a request to any of the four sites, each answer from exactly one release. */
export async function answerRequest(parts: EdgeParts, request: IncomingMessage): Promise<Answer> {
  const host = hostOfHeader(request.headers.host);
  if (!host) return unknownHost(request.headers['accept-language'], parts.port);
  const target = parseTarget(request.url ?? '');
  if (!target) return refusal(host, 400);
  const isFunction = isFunctionPath(target.path);
  const ofFunction = isFunction && (await functionAnswer(parts.functions, host, request));
  if (ofFunction) return ofFunction;
  const { release } = parts.sites[host];
  if (!release) return buildingPage(host);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const allow = { ...(await release.pageHeaders()), allow: 'GET, HEAD' };
    return refusal(host, 405, allow);
  }
  if (picturePath.test(target.path)) return parts.pictures.answer(request, target.search);
  const answer = await siteAnswer(release, target, request);
  return answer ?? refusal(host, 404);
}

async function siteAnswer(
  release: OpenRelease,
  target: RequestTarget,
  request: IncomingMessage,
): Promise<Answer | null> {
  const location = slashRedirect(target, (slashed) => release.hasPage(slashed));
  // A rule that leads elsewhere anyway is followed at once: one redirect, not two.
  const moved = location && (await release.movedBy(target, request));
  if (moved) return moved;
  if (location) return movedTo(location, await release.pageHeaders());
  // Spec §2: a route that matches nothing shows the 404 error page.
  const found = isServable(target.path) ? await release.answer(target, request) : null;
  return found ?? release.notFound(request);
}

function movedTo(location: string, pageHeaders: Record<string, string>): Answer {
  const own = { 'cache-control': 'public, max-age=0, must-revalidate', location };
  return { status: 301, headers: { ...pageHeaders, ...own }, body: Buffer.of() };
}

function refusal(host: HostCode, status: number, headers?: OutgoingHttpHeaders): Answer {
  return pageAnswer(status, errorPage(host, status), headers);
}
