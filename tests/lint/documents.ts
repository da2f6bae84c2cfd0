import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import packageFile from '../../package.json';

const root = join(__dirname, '../..');

/** README, CONTRIBUTING and all of `docs`, from the repository. */
export const documents: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => posix.join('docs', name.replaceAll('\\', '/'))),
];

export const readDocument = (path: string): string => readFileSync(join(root, path), 'utf8');

/** A document's links to files of the repository: path from the repository, and anchor if it has one. */
export function linksOf(path: string, text: string): { file: string; anchor: string | null }[] {
  return [...withoutCode(text).matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g)].map(([, target = '']) => {
    const [file = '', anchor = null] = target.split('#');
    return { file: file ? posix.join(dirname(path), file) : path, anchor };
  });
}

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');

/** Anchors of the headings of a document, as GitHub makes them. */
export function anchorsOf(text: string): Set<string> {
  const titles = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);
  return new Set(
    titles.map((title) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

const folders = ['src', 'server', 'demo', 'plugins', 'netlify', 'tests', 'docs', 'static', '.ci'];
/** A path that begins with a folder of ours, or the name of a file of code; one with a placeholder is none. */
const path = new RegExp(
  `^(?:(?:${folders.join('|').replace('.', '\\.')})(?:/[\\w.{},@-]+)*/?|[\\w.-]+\\.(?:tsx?|mjs))$`,
);

/** Files and folders that a text names in code type, with `{a,b}` written out. */
export function namedFiles(text: string): string[] {
  const inline = text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g);
  return [...inline].flatMap(([, code = '']) => (path.test(code) ? writtenOut(code) : []));
}

function writtenOut(name: string): string[] {
  const braces = /\{([^}]*)\}/.exec(name);
  if (!braces) return [name];
  const [whole, choices = ''] = braces;
  return choices.split(',').flatMap((choice) => writtenOut(name.replace(whole, choice)));
}

const namesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    posix.basename(name),
  );
const names = new Set([...folders.flatMap(namesIn), ...readdirSync(root)]);

/** Whether a path of the repository is there; a name alone may be that of a file in any folder. */
export const isThere = (name: string): boolean =>
  name.includes('/') ? existsSync(join(root, name)) : names.has(name);

/** Commands of package.json that a text names and that are not there. */
export function unknownCommands(text: string): string[] {
  const known = new Set(Object.keys(packageFile.scripts));
  return [...text.matchAll(/npm run (\w[\w:-]*)/g)].flatMap(([, name = '']) =>
    known.has(name.replace(/[:-]$/, '')) || name.endsWith(':') ? [] : [name],
  );
}
