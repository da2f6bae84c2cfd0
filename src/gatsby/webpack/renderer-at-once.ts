import { resolve } from 'node:path';

/** What Gatsby's renderer imports to make HTML. */
export const reactsRenderer = /^react-dom\/server$/;

const ours = resolve('src/gatsby/webpack/react-dom-server.ts');

/** An import before webpack has looked for its file. */
interface Import {
  request: string;
  contextInfo: { issuer: string };
}

const isReplaced = ({ request, contextInfo }: Import) =>
  reactsRenderer.test(request) && contextInfo.issuer !== ours;

/** Puts our renderer in the place of React's, which ours imports. */
export function renderAtOnce(asked: Import): void {
  if (isReplaced(asked)) asked.request = ours;
}

/** Told what is required in the place of a module; nothing when it belongs into the bundle. */
type Decide = (error?: Error, file?: string) => void;

/** What webpack leaves out of a bundle: a table, or a function that decides. */
export type External = object | ((asked: Import, decide: Decide) => unknown);

/** Gatsby leaves React out of the renderer's bundle before anything could be put in its place. */
export function withoutRenderer(external: External): External {
  if (typeof external !== 'function') return external;
  return (asked: Import, decide: Decide) =>
    isReplaced(asked) ? decide() : (external(asked, decide) as unknown);
}
