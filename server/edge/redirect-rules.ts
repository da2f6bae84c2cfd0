/**
 * Whether a `_redirects` file has rules that look at more than the path (query, country, language,
 * cookie, role: written as `name=value`). Then an answer for a path does not hold for everyone.
 */
export function rulesDependOnVisitor(redirects: string): boolean {
  return redirects
    .split('\n')
    .map((line) => line.replace(/#.*$/, '').trim())
    .some((rule) => /\s[\w-]+=\S/.test(rule));
}
