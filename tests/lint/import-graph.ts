import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** What each node imports; nodes are files from the root of the repository, or folders. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const code = /\.(?:ts|tsx|mjs)$/;
const endings = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];

/** Texts of all files of code in these folders, by path. */
export function readCode(root: string, folders: readonly string[]): Map<string, string> {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
      .filter((path) => code.test(path) && !path.includes('/node_modules/')),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** Imports among files, those of types alone and those at run time (`import()`) included. */
export function importGraph(files: ReadonlyMap<string, string>): ImportGraph {
  return new Map(
    [...files].map(([path, text]) => {
      const imported = ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
        if (!fileName.startsWith('.')) return [];
        const target = posix.join(posix.dirname(path), fileName);
        const found = endings.find((ending) => files.has(`${target}${ending}`));
        return found === undefined ? [] : [`${target}${found}`];
      });
      return [path, new Set(imported)];
    }),
  );
}

/** Imports among what lies directly in `folder`: each folder in it is one node, and so is each file. */
export function graphOfFolder(graph: ImportGraph, folder: string): ImportGraph {
  const nodeOf = (path: string) =>
    path.startsWith(`${folder}/`)
      ? `${folder}/${path.slice(folder.length + 1).split('/', 1)[0]}`
      : null;
  const nodes = new Map<string, Set<string>>();
  for (const [path, imported] of graph) {
    const node = nodeOf(path);
    if (node === null) continue;
    const others = nodes.get(node) ?? new Set<string>();
    nodes.set(node, others);
    for (const target of imported) {
      const other = nodeOf(target);
      if (other !== null && other !== node) others.add(other);
    }
  }
  return nodes;
}

/** The groups of nodes in which each leads to each other (Tarjan), every group sorted. */
export function circlesOf(graph: ImportGraph): string[][] {
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  function visit(node: string): number {
    const number = numbers.size;
    numbers.set(node, number);
    open.push(node);
    let low = number;
    for (const next of graph.get(node) ?? []) {
      if (!numbers.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next))
        low = Math.min(low, lowest.get(next) ?? numbers.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low === number) {
      const group = open.splice(open.indexOf(node));
      if (group.length > 1 || graph.get(node)?.has(node)) circles.push(group.sort());
    }
    return low;
  }

  for (const node of graph.keys()) if (!numbers.has(node)) visit(node);
  return circles;
}
