import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inside } from './inside';

interface GlobOptions {
  cwd?: string;
}
interface Glob {
  sync: (pattern: string, options: GlobOptions) => string[];
}

/** What the adapter manager asks for: every file of `public`, hidden ones too, but no folders. */
const everyFile = '**/**';

/**
 * Has Gatsby list the files of `public` for its adapter at once: of a large site its way through every
 * folder, with a pattern to match, takes twenty times as long.
 */
export function listFilesAtOnce(): void {
  const glob = inside('glob') as Glob;
  const { sync } = glob;
  glob.sync = (pattern, options) =>
    pattern === everyFile && options.cwd ? filesBelow(options.cwd) : sync(pattern, options);
}

/** The files below a folder, in the order of glob. */
function filesBelow(folder: string, path = ''): string[] {
  const entries = readdirSync(join(folder, path), { withFileTypes: true });
  const files = entries.flatMap((entry) => {
    const ofEntry = path ? `${path}/${entry.name}` : entry.name;
    return entry.isDirectory() ? filesBelow(folder, ofEntry) : [ofEntry];
  });
  return path ? files : files.sort(new Intl.Collator('en').compare);
}
