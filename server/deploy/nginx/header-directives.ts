import { assetHashLength } from '../../../src/config/asset-hash';
import type { HeaderRule } from './site-rules';
import { block, pathKey, quoted } from './text';

/** What a site's rules about headers become: maps beside the servers, directives within one. */
export interface HeaderDirectives {
  maps: string[];
  directives: string[];
}

const everyPath = '/*';
const cacheControl = 'cache-control';

/** Names that end with a hash of the content, as the build gives them to bundles and styles. */
const named = String.raw`/(?:[^/]*[-.])?[0-9a-f]{${assetHashLength},}\.(?:js|css)(?:\.[\w.]+)?`;
const hashedName = new RegExp(`^${named}/?$`);
const hashedKey = `"~^${named}$"`;

/** Answers that no cache may keep, whatever the rules say of their path. */
const neverKept = [405, 503];

/**
 * The headers of a site. Its rules name each hashed file of one release; here they are one rule for
 * all such names, so that what is written holds for the releases after it.
 * @param site short name, for the names of variables
 * @throws Error when hashed files do not all have the same headers.
 */
export function headerDirectives(site: string, rules: readonly HeaderRule[]): HeaderDirectives {
  const everywhere = Object.assign({}, ...headersOf(rules, everyPath)) as Record<string, string>;
  const ofSome = withoutHashed(rules.filter(({ path }) => path !== everyPath));
  const names = new Set([
    ...Object.keys(everywhere),
    ...ofSome.flatMap(({ headers }) => Object.keys(headers)),
    cacheControl,
  ]);
  const maps: string[] = [];
  const directives: string[] = [];
  for (const name of names) {
    const value = quoted(everywhere[name] ?? '');
    const entries = ofSome
      .filter(({ headers }) => name in headers)
      // Of several rules the last one counts; of several keys of a map the first.
      .reverse()
      .map(({ key, headers }) => `${key} ${quoted(headers[name] ?? '')};`);
    if (entries.length === 0 && name !== cacheControl) {
      directives.push(`add_header ${name} ${value} always;`);
      continue;
    }
    const variable = `$karat_${site}_${name.replaceAll('-', '_')}`;
    const ofPath = name === cacheControl ? `${variable}_of_path` : variable;
    maps.push(...block(`map $karat_path ${ofPath}`, [...entries, `default ${value};`]));
    if (name === cacheControl) maps.push(...keptByStatus(variable, ofPath));
    directives.push(`add_header ${name} ${variable} always;`);
  }
  return { maps, directives };
}

function keptByStatus(variable: string, ofPath: string): string[] {
  const refused = neverKept.map((status) => `${status} no-store;`);
  return block(`map $status ${variable}`, [...refused, `default ${ofPath};`]);
}

function headersOf(rules: readonly HeaderRule[], wanted: string): Record<string, string>[] {
  return rules.filter(({ path }) => path === wanted).map(({ headers }) => headers);
}

interface KeyedRule {
  /** A key of a map. */
  key: string;
  headers: Record<string, string>;
}

function withoutHashed(rules: readonly HeaderRule[]): KeyedRule[] {
  const hashed = rules.filter(({ path }) => hashedName.test(path));
  const others = rules
    .filter(({ path }) => !hashedName.test(path))
    .map(({ path, headers }) => ({ key: pathKey(path), headers }));
  const [first] = hashed;
  if (!first) return others;
  const odd = hashed.find(
    ({ headers }) => JSON.stringify(headers) !== JSON.stringify(first.headers),
  );
  if (odd)
    throw new Error(`${odd.path} has other headers than the files named by a hash before it`);
  return [...others, { key: hashedKey, headers: first.headers }];
}
