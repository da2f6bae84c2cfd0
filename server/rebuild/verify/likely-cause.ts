import { differingField } from './first-difference';
import type { FileDifference } from './compare-sites';

/** A page's data as Gatsby writes it, or a shared part's. */
interface BuiltData {
  componentChunkName?: string;
  result?: { data?: Record<string, unknown>; pageContext?: unknown };
}

const rules: [RegExp, string][] = [
  [/(?:^|\/)rss\.xml$/, 'nodes of Article (src/gatsby/feeds)'],
  [/^sitemap-.*\.xml$/, 'pages, HostPages or Video (src/gatsby/sitemap.ts)'],
  [
    /^_(?:headers|redirects)$/,
    'the adapter (src/gatsby/netlify.ts), which runs in whole builds alone',
  ],
  [/^page-data\/sq\//, 'a static query'],
  [/\.(?:js|css)$/, 'bundles: the code, or which templates have pages'],
];

/**
 * What most probably made a file differ: the node type and field of its data, or who writes such files.
 * @param sourceOf text of the source file of a component, by the name of its chunk; null: not known
 * @param hasOtherData whether the data of this page differs as well
 */
export function likelyCause(
  { path, live, cold }: FileDifference,
  sourceOf: (chunkName: string) => string | null,
  hasOtherData: boolean,
): string {
  if (!live || !cold) {
    const file = path.endsWith('.json') ? dataOf(live ?? cold) : null;
    const template = file?.componentChunkName ? ` of ${file.componentChunkName}` : '';
    return `only the ${live ? 'live release' : 'cold build'} has the file: pages${template}`;
  }
  const known = rules.find(([pattern]) => pattern.test(path));
  if (known) return known[1];
  if (path.endsWith('.html')) {
    return hasOtherData
      ? 'its page data'
      : 'a shared part (header, footer) or the renderer: the page data is the same';
  }
  const [one, other] = [dataOf(live), dataOf(cold)];
  if (!one || !other) return 'not known';
  const field = differingField(one, other);
  if (field === null) return 'the same data in another order of keys';
  const source = one.componentChunkName ? sourceOf(one.componentChunkName) : null;
  const type = typeOf(field, source);
  return `${type ? `nodes of ${type}: ` : ''}${field}`;
}

/** Of data that is JSON; null for anything else. */
function dataOf(content: Buffer | null): BuiltData | null {
  try {
    return JSON.parse(String(content)) as BuiltData;
  } catch {
    return null;
  }
}

/**
 * The node type that a field of a page's query reads: `items: allItem(…)` and `allItem` read Item.
 * @param source holds the query
 */
function typeOf(field: string, source: string | null): string | null {
  const name = /^result\.data\.(\w+)/.exec(field)?.[1];
  if (!name) return null;
  const alias = source && new RegExp(`^\\s*${name}:\\s*(\\w+)`, 'm').exec(source)?.[1];
  const asked = (alias || name).replace(/^all(?=[A-Z])/, '');
  return `${asked.charAt(0).toUpperCase()}${asked.slice(1)}`;
}
