import { type HostCode } from '../../../src/config/hosts';
import { type ChangeState } from '../../../src/contract/change-states';
import { type PreviewedEntity } from '../../../src/contract/drafts';
import { escapeHtml } from '../../escape-html';
import { documentOf, listOf, secondsOf, timeOf } from '../../plain-page';

const editsShown = 30;
const pagesLinked = 5;
/** Seconds until the page is read again. */
const whileBusy = 1;
const whileIdle = 5;

export interface ListedDraft {
  host: HostCode;
  entity: PreviewedEntity;
  id: number;
  /** The row that it would change; null: it would make a new one. */
  row: number | null;
  /** ISO 8601. */
  changedAt: string;
  /** Null: nobody may sign one. */
  link: string | null;
}

export interface ContentPage {
  /** The latest first. */
  changes: readonly ChangeState[];
  /** Why the changes are not known; null when they are. */
  problem: string | null;
  drafts: readonly ListedDraft[];
  siteOrigins: Record<HostCode, string>;
}

/** Edits with what became of them on each host, and drafts with links to their previews. */
export function contentPage({ changes, problem, drafts, siteOrigins }: ContentPage): string {
  const isBusy = changes.some(({ state }) => state === 'waiting' || state === 'building');
  const edits = editsOf(changes).slice(0, editsShown);
  const body = `<h1>Content</h1>
${problem ? `<p class="now bad">${escapeHtml(problem)}</p>` : ''}
<section><h2>Edits</h2>${listOf(
    edits.map((edit) => editLine(edit, siteOrigins)),
    problem ? 'Not known.' : 'No edit yet.',
  )}</section>
<section><h2>Drafts</h2>${listOf(drafts.map(draftLine), 'No draft.')}</section>
<p class="quiet">Times are UTC. A preview shows for an hour to whoever has its link.</p>`;
  return documentOf({ title: 'Content', refresh: isBusy ? whileBusy : whileIdle, body });
}

/** One edit is one change for each host that tells of the row, made within the same transaction. */
function editsOf(changes: readonly ChangeState[]): ChangeState[][] {
  const edits = new Map<string, ChangeState[]>();
  for (const change of changes) {
    const key = [change.entity, change.id, change.at.slice(0, 19)].join(' ');
    const edit = edits.get(key);
    if (edit) edit.push(change);
    else edits.set(key, [change]);
  }
  return [...edits.values()];
}

function editLine(edit: readonly ChangeState[], origins: ContentPage['siteOrigins']): string {
  const [first] = edit;
  if (!first) return '';
  const { entity, id, action, at } = first;
  const fates = [...edit]
    .sort((one, other) => (one.host < other.host ? -1 : 1))
    .map((change) => `<div><b>${change.host}</b> ${fateText(change, origins[change.host])}</div>`);
  return `${timeOf(at)} ${entity} ${id} ${action}${fates.join('')}`;
}

function fateText({ host, state, live, failure }: ChangeState, origin: string): string {
  if (live) {
    const links = live.addresses.slice(0, pagesLinked).map((address) => {
      const href = escapeHtml(`${origin}${address}`);
      return `<a href="${href}">${escapeHtml(address)}</a>`;
    });
    const more = live.pages > links.length ? ' …' : '';
    const count = live.pages === 1 ? '1 page' : `${live.pages} pages`;
    const pages = live.pages > 0 ? `, ${count}: ${links.join(', ')}${more}` : ', no page differs';
    return `<span class="good">live after ${secondsOf(live.after)}</span>${pages}`;
  }
  if (failure) {
    const next = failure.nextAttemptAt
      ? `tried again at ${timeOf(failure.nextAttemptAt)}`
      : 'tried again with the next edit; the release before is served';
    return `<span class="bad">failed</span>, ${next}<pre>${escapeHtml(failure.reason)}</pre>`;
  }
  if (state === 'held') {
    return `kept: an earlier release is served until <code>npm run release -- resume --host ${host}</code>`;
  }
  return stateTexts[state];
}

const stateTexts: Record<Exclude<ChangeState['state'], 'held'>, string> = {
  waiting: 'waiting',
  building: 'being built',
  live: 'live',
  failed: 'failed',
  'not-needed': 'live at once: pages ask for it when they are open',
};

function draftLine({ host, entity, id, row, changedAt, link }: ListedDraft): string {
  const what = row === null ? 'of a new row' : `of ${entity} ${row}`;
  const preview = link ? `<br><a href="${escapeHtml(link)}">preview</a>` : '';
  return `${timeOf(changedAt)} <b>${host}</b> ${entity}, draft ${id} ${what}${preview}`;
}
