import { join } from 'node:path';
import { quietLogger } from './emulator';

/** The headers that rules set on a path. */
export type HeaderRules = (path: string) => Record<string, string>;

/**
 * Reads the rules of `_headers` in `site` and of `netlify.toml` with Netlify's own parser, once: the
 * emulator around it parses them anew for each request, which takes longer than the answer.
 */
export async function readHeaderRules(site: string, netlifyToml: string): Promise<HeaderRules> {
  // An ES module: only `import()` can load it.
  const { parseAllHeaders } = await import('@netlify/headers-parser');
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(site, '_headers')],
    netlifyConfigPath: netlifyToml,
    configHeaders: [],
    minimal: false,
  });
  for (const { message } of errors) quietLogger.error(`Headers syntax error: ${message}`);
  return (path) =>
    headers
      .filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path))
      .reduce<Record<string, string>>((set, { values }) => ({ ...set, ...values }), {});
}
