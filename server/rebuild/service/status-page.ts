import { hosts } from '../../../src/config/hosts';
import { escapeHtml } from '../../escape-html';
import { documentOf, listOf, secondsOf, timeOf } from '../../plain-page';
import type { ChangeState } from '../../../src/contract/change-states';
import type { BuildRecord } from './build-log';
import { causeText, pagesText } from './page-parts';
import type { HostStatus, Status } from './status';

const changesShown = 30;
/** Seconds until the page is read again. */
const whileBusy = 1;
const whileIdle = 5;

/** The status for people. */
export function statusPage(status: Status, changes: readonly ChangeState[]): string {
  const isBusy = status.building !== null || status.hosts.some(({ waiting }) => waiting !== null);
  const body = `<h1>Edits</h1>
${buildingOf(status)}
${status.hosts.map(hostSection).join('\n')}
<section><h2>Changes</h2>${listOf(changes.slice(0, changesShown).map(changeLine), 'No change yet.')}</section>
${refusedSection(status)}
<p class="quiet">Times are UTC. For programs: this page as JSON, <a href="/status/changes">changes</a>, <a href="/metrics">metrics</a>.</p>`;
  return documentOf({ title: 'Edits', refresh: isBusy ? whileBusy : whileIdle, body });
}

function buildingOf({ building, held }: Status): string {
  if (held) return '<p class="now">Changes are taken, and built after the builds of the start.</p>';
  if (!building) return '<p class="now">Nothing is being built.</p>';
  const { host, startedAt, cause, steps } = building;
  return `<section class="now"><h2>Building ${host}</h2>
<p>${causeText(cause)}, since ${timeOf(startedAt)}</p>
${listOf(
  steps.map(({ text, at }) => `${timeOf(at)} ${escapeHtml(text)}`),
  'Just begun.',
)}</section>`;
}

function hostSection({ host, live, waiting, failure, builds }: HostStatus): string {
  const lines = [
    live ? `Live: release ${live.release} since ${timeOf(live.since)}` : 'Nothing is live yet.',
    ...(waiting ? [`Waiting: ${causeText(waiting)}${nextText(waiting.dueAt)}`] : []),
    ...(failure
      ? [
          `<strong class="bad">Failed attempts: ${failure.attempts}</strong>, last ${timeOf(failure.at)}; ${failure.nextAttemptAt ? `next attempt ${timeOf(failure.nextAttemptAt)}` : 'tried again with the next change'}<pre>${escapeHtml(failure.reason)}</pre>`,
        ]
      : []),
  ];
  return `<section><h2>${host} <span class="quiet" lang="${hosts[host].languageTag}">${hosts[host].languageName}</span></h2>
${lines.map((line) => `<div>${line}</div>`).join('\n')}
${builds.length > 0 ? `<details><summary>Last builds</summary>${listOf(builds.map(buildLine), '')}</details>` : ''}</section>`;
}

function buildLine(build: BuildRecord): string {
  const { host, startedAt, duration, cause, outcome, release, pages, reasons } = build;
  const link = `<a href="/status/builds/${host}/${release}">release ${release}, and why</a>`;
  const named = release === null ? '' : `, ${reasons.length > 0 ? link : `release ${release}`}`;
  const result = outcome === 'failed' ? '<strong class="bad">failed</strong>' : outcome;
  const parts = pages
    ? Object.entries(pages).flatMap(([name, list]) => (list.count > 0 ? pagesText(name, list) : []))
    : [];
  return [
    `${timeOf(startedAt)} ${result} in ${secondsOf(duration)}${named}`,
    causeText(cause),
    ...parts,
  ].join('<br>');
}

function changeLine({ host, entity, id, action, revision, at, ...fate }: ChangeState): string {
  const { state, live, failure } = fate;
  const row = `${timeOf(at)} <b>${host}</b> ${entity} ${id} ${action}, revision ${revision}`;
  if (live) {
    const pages =
      live.pages > 0
        ? pagesText('pages', { count: live.pages, first: live.addresses })
        : 'no page differs';
    return `${row}: live after ${secondsOf(live.after)}<br>${pages}`;
  }
  const reason = failure ? `<br>${escapeHtml(failure.reason.split('\n')[0] ?? '')}` : '';
  return `${row}: <span class="${state === 'failed' ? 'bad' : ''}">${stateTexts[state]}</span>${reason}`;
}

const stateTexts: Record<ChangeState['state'], string> = {
  waiting: 'waiting',
  building: 'being built',
  live: 'live',
  failed: 'failed',
  held: 'built, not served',
  'not-needed': 'needs no build',
};

function refusedSection({ refused }: Status): string {
  if (refused.length === 0) return '';
  const lines = refused.map(
    ({ at, status, reason, from, id }) =>
      `${timeOf(at)} ${status} ${escapeHtml(reason)} (${escapeHtml(id || 'no id')} from ${escapeHtml(from)})`,
  );
  return `<section><h2>Refused webhooks</h2>${listOf(lines, '')}</section>`;
}

function nextText(dueAt: string | null): string {
  return dueAt ? `; next build ${timeOf(dueAt)}` : '';
}
