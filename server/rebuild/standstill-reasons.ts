import type { Manifest } from '../releases/manifest';
import type { BuildReasons, Reason } from '../releases/reasons';
import type { ContentChange } from './builder';

const mostNamed = 5;
const wordsFolder = 'src/locales/';

export interface Standstill {
  /** Why nothing less was built. */
  why: string;
  /** Sources that changed since the work directory was last brought up to date. */
  sources: readonly string[];
  /** Of what was built, see `fingerprintOf`. */
  fingerprint: string;
  /** Rows that the build was made for; null: anything may have changed. */
  changes: readonly ContentChange[] | null;
}

/**
 * Why pages differ after a build from a standstill. Gatsby then does not tell which page waited for
 * what, so all have one reason: the first build, the sources, or the content.
 */
export function standstillReasons({ why, sources, fingerprint, changes }: Standstill) {
  return (before: Pick<Manifest, 'fingerprint'> | null): BuildReasons => {
    const isOfSources = before !== null && before.fingerprint !== fingerprint;
    const others: Reason =
      before === null
        ? { kind: 'first', what: '' }
        : isOfSources
          ? reasonOfSources(sources)
          : { kind: 'content', what: named((changes ?? []).map(rowOf)) };
    return { standstill: why, pages: {}, others };
  };
}

function reasonOfSources(sources: readonly string[]): Reason {
  const isWords = sources.length > 0 && sources.every((path) => path.startsWith(wordsFolder));
  return { kind: isWords ? 'words' : 'code', what: named(sources) };
}

const rowOf = ({ entity, id, action }: ContentChange) => `${entity} ${id} ${action}`;

/** The first of some names; none when there are none. */
export function named(names: readonly string[]): string {
  const all = [...new Set(names)];
  const more = all.length > mostNamed ? ` and ${all.length - mostNamed} more` : '';
  return `${all.slice(0, mostNamed).join(', ')}${more}`;
}
