/**
 * Stands in for the parts of Netlify's emulator, which are ES modules that Jest cannot load, where a
 * test's releases have no rules: every path leads to its file.
 */
export const parseAllHeaders = () => Promise.resolve({ headers: [], errors: [] });

export class RedirectsHandler {
  match = () => Promise.resolve(undefined);
}
