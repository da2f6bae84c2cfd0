/** Headers that a site's rules set on a path. */
export interface HeaderRule {
  /** From the root; `*` stands for anything at its end. */
  path: string;
  /** Names in lower case. */
  headers: Record<string, string>;
}

/** A rule for a path that has no file. */
export interface RedirectRule {
  /** From the root; `*` stands for anything at its end. */
  from: string;
  /** From the root. */
  to: string;
  /** 200 answers with the file at `to`, any other leads the visitor there. */
  status: number;
}

const redirectStatuses = [200, 301, 302, 303, 307, 308];

/**
 * Reads a `_headers` file: a path on a line of its own, its headers indented below it.
 * @throws Error naming the line that cannot be carried out.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(text)) {
    if (!/^\s/.test(line)) {
      rules.push({ path: checkedPattern(line.trim(), line), headers: {} });
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    const headers = rules.at(-1)?.headers;
    if (!headers || name === undefined || value === undefined) throw unreadable('_headers', line);
    headers[name.toLowerCase()] = value;
  }
  return rules;
}

/**
 * Reads a `_redirects` file: `from to status` on each line. What looks at more than the path (query,
 * country, language), wins over files (`200!`) or leads to another site is refused.
 * @throws Error naming the line that cannot be carried out.
 */
export function parseRedirects(text: string): RedirectRule[] {
  return linesOf(text).map((line) => {
    const [from = '', to = '', status = '301', ...more] = line.trim().split(/\s+/);
    const isKnown = redirectStatuses.map(String).includes(status) && more.length === 0;
    if (!isKnown || !/^\/(?![/\\])[^:*]*$/.test(to)) throw unreadable('_redirects', line);
    return { from: checkedPattern(decodeURI(from), line), to, status: Number(status) };
  });
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

function checkedPattern(path: string, line: string): string {
  if (/^\/[^:*]*\*?$/.test(path)) return path;
  throw unreadable('a rule', line);
}

function unreadable(where: string, line: string): Error {
  return new Error(`${where} holds what nginx cannot be told: "${line.trim()}"`);
}
