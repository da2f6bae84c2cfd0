import { hostCodes, hosts, type HostCode } from '../../../src/config/hosts';
import { vitalDays, vitalNames, vitals, type VitalName } from '../../../src/config/web-vitals';
import { escapeHtml } from '../../escape-html';
import { documentOf } from '../../plain-page';
import { type MeasuredVital } from './summary';

/** Web vitals for people: a table per host, what is good and what is poor marked. */
export function vitalsPage(measured: Readonly<Record<HostCode, readonly MeasuredVital[]>>): string {
  const body = `<h1>Web vitals</h1>
<p class="quiet">What three of four visits of the last ${vitalDays} days stayed within, by the page that they began with; of visitors who agreed to cookies.</p>
${hostCodes.map((host) => hostSection(host, measured[host])).join('\n')}`;
  return documentOf({ title: 'Web vitals', body });
}

function hostSection(host: HostCode, measured: readonly MeasuredVital[]): string {
  const templates = [...new Set(measured.map(({ template }) => template))];
  const head = ['template', ...vitalNames.map((name) => name.toUpperCase()), 'visits'];
  const rows = templates.map((template) => {
    const own = measured.filter((row) => row.template === template);
    const cells = vitalNames.map((name) => cell(own.find(({ vital }) => vital === name)));
    const visits = Math.max(...own.map((row) => row.visits));
    return `<tr><th scope="row">${escapeHtml(template)}</th>${cells.join('')}<td>${visits}</td></tr>`;
  });
  const table = `<table><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `<section><h2>${host} <span class="quiet" lang="${hosts[host].languageTag}">${hosts[host].languageName}</span></h2>
${rows.length > 0 ? table : '<p class="quiet">Nothing measured yet.</p>'}</section>`;
}

function cell(measured: MeasuredVital | undefined): string {
  if (!measured) return '<td class="quiet">–</td>';
  const { vital, p75 } = measured;
  const { good, poor } = vitals[vital];
  const mark = p75 <= good ? 'good' : p75 > poor ? 'bad' : '';
  return `<td class="${mark}">${textOf(vital, p75)}</td>`;
}

const textOf = (vital: VitalName, value: number) =>
  vital === 'cls' ? value.toFixed(3) : `${value} ms`;
