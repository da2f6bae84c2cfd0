/**
 * Whether a path that has a file leads to it for everyone: no rule of a `_redirects` file looks at
 * more than the path (query, country, language, cookie, role: written as `name=value`), and none wins
 * over a file of the same path (`200!`).
 */
export function filesComeFirst(redirects: string): boolean {
  return !redirects
    .split('\n')
    .map((line) => line.replace(/#.*$/, '').trim())
    .some((rule) => /\s(?:[\w-]+=\S|\d{3}!)/.test(rule));
}
