import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PageScan } from './page-scan';

const shownLength = 80;

/** Most pages have the same few scripts. */
const sources = new LRUCache<string, string>({ max: 100 });

/**
 * Where the scripts of a page and the policy in it do not fit together: a script that the policy does
 * not know would not run, and a policy that lets any script run stops none that somebody slips in.
 * @returns a line for each problem
 */
export function scriptProblems({
  scripts,
  policy,
}: Pick<PageScan, 'scripts' | 'policy'>): string[] {
  if (policy === null) return ['No Content-Security-Policy before what loads or runs'];
  const allowed = directiveOf(policy, 'script-src');
  if (!allowed) return ['No script-src in the Content-Security-Policy'];
  const lax = [
    "'unsafe-inline'",
    "'unsafe-eval'",
    "'unsafe-hashes'",
    '*',
    'https:',
    'http:',
    'data:',
  ];
  return [
    ...lax.filter((source) => allowed.includes(source)).map((source) => `${source} in script-src`),
    ...[...new Set(scripts)]
      .filter((script) => !allowed.includes(sourceOf(script)))
      .map((script) => `A script that the policy stops, "${script.trim().slice(0, shownLength)}"`),
  ];
}

function directiveOf(policy: string, wanted: string): string[] | undefined {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return directives.find(([name]) => name?.toLowerCase() === wanted)?.slice(1);
}

function sourceOf(script: string): string {
  const source =
    sources.get(script) ?? `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  sources.set(script, source);
  return source;
}
