import { escapeHtml } from '../../escape-html';
import { documentOf, listOf, secondsOf, timeOf } from '../../plain-page';
import { reasonText, type BuildReasons } from '../../releases/reasons';
import type { BuildRecord } from './build-log';
import { causeText, pagesText } from './page-parts';
import type { ToldBuild } from './told-build';

const pagesShown = 200;

/** Why the pages of a release were written anew, for people. */
export function buildPage({ host, release, build, reasons }: ToldBuild): string {
  const title = `Release ${release} of ${host}`;
  const body = `<h1>${title}</h1>
${build ? recordSection(build) : '<p class="now">Its build is not among the last ones any more.</p>'}
${reasons ? pagesSection(reasons, build) : '<p class="quiet">Reasons of single pages go with their release.</p>'}
<p class="quiet">Times are UTC. <a href="/status">All edits</a></p>`;
  return documentOf({ title, body });
}

function recordSection(build: BuildRecord): string {
  const { startedAt, duration, cause, outcome, standstill, reasons } = build;
  const lines = [
    `${timeOf(startedAt)} ${outcome} in ${secondsOf(duration)}`,
    causeText(cause),
    ...(standstill ? [`Built from a standstill: ${escapeHtml(standstill)}`] : []),
  ];
  const groups = reasons.map(
    (group) =>
      `<b>${escapeHtml(reasonText(group))}</b><br>${pagesText(group.count === 1 ? 'page' : 'pages', group)}`,
  );
  return `<section class="now">${lines.map((line) => `<div>${line}</div>`).join('\n')}</section>
<section><h2>What changed pages</h2>${listOf(groups, 'It is not known.')}</section>`;
}

function pagesSection({ pages, others }: BuildReasons, build: BuildRecord | null): string {
  const all = Object.entries(pages);
  const lines = all
    .slice(0, pagesShown)
    .map(
      ([address, reasons]) =>
        `${escapeHtml(address)}<br><span class="quiet">${reasons.map((reason) => escapeHtml(reasonText(reason))).join('; ')}</span>`,
    );
  const more = all.length > pagesShown ? [`and ${all.length - pagesShown} more`] : [];
  const rest = `all ${all.length > 0 ? 'other ' : ''}pages that differ: ${escapeHtml(reasonText(others))}`;
  // Of an edit that explains all pages by themselves there are no others.
  const hasOthers =
    !build || build.reasons.some((group) => reasonText(group) === reasonText(others));
  const shown = [...lines, ...more, ...(hasOthers ? [rest] : [])];
  return `<section><h2>Page by page</h2>${listOf(shown, 'No page differs.')}</section>`;
}
