import type { Loader, Rule } from './rule';

/**
 * Fonts stay files. Gatsby would write those below 10 KB into the CSS, and the CSS into every page:
 * 40 KB that no cache keeps, of which a browser needs a part at most.
 */
export function fontsAsFiles(rules: readonly Rule[]): Rule[] {
  return rules.map((rule) =>
    rule.test instanceof RegExp && rule.test.test('.woff2') && Array.isArray(rule.use)
      ? { ...rule, use: rule.use.map(withoutInlining) }
      : rule,
  );
}

function withoutInlining({ loader, options }: Loader): Loader {
  return { loader, options: { ...options, limit: false } };
}
