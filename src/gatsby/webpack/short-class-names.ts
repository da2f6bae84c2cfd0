import type { Loader, Rule } from './rule';

/** Six characters of a digest of file and name: a thousand names meet once in a hundred thousand sites. */
const shortName = '[hash:base64:6]';

/**
 * Names the classes of CSS modules by a short digest. Gatsby's names, such as
 * `item-card-module--title--a1b2c`, are a fifth of a page's HTML, which has to be sent, read, compressed
 * and checked. Where a site is developed they stay, to be read in the browser.
 */
export function shortClassNames(rules: readonly Rule[]): Rule[] {
  return rules.map((rule) => ({
    ...rule,
    ...(rule.oneOf && { oneOf: shortClassNames(rule.oneOf) }),
    ...(Array.isArray(rule.use) && { use: rule.use.map(withShortNames) }),
  }));
}

function withShortNames({ loader, options }: Loader): Loader {
  const modules = options?.modules;
  const hasNames = typeof modules === 'object' && modules !== null && 'localIdentName' in modules;
  if (!hasNames) return { loader, options };
  return { loader, options: { ...options, modules: { ...modules, localIdentName: shortName } } };
}
