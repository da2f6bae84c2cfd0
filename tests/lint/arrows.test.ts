/** @jest-environment node */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { lintImports, root, type LintMessage, type TriedImport, type Zone } from './lint-imports';

const arrow = 'import-x/no-restricted-paths';

/** A file in `target` that does not exist, importing `file`. */
function importOf(file: string, target: string): TriedImport {
  const path = target.endsWith('/*.ts')
    ? target.replace('*', 'temporary')
    : posix.join(target, 'temporary.ts');
  const relative = posix.relative(posix.dirname(path), file.replace(/\.tsx?$/, ''));
  return { path, imports: relative.startsWith('.') ? relative : `./${relative}` };
}

/** Some file of code below a folder, or with the ending of a pattern: every `.css` below it. */
function fileIn(pattern: string): string | null {
  const [folder = pattern, ending] = pattern.split('/**/*');
  const isWanted = (name: string) =>
    ending === undefined ? /(?<!\.d|\.test)\.tsx?$/.test(name) : name.endsWith(ending);
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((name) => isWanted(name) && !name.includes('node_modules'));
  return names.sort()[0] ?? null;
}

const isFolder = (path: string) =>
  existsSync(join(root, path)) && statSync(join(root, path)).isDirectory();

/** What a zone closes: the folders that it names, or those beside its exceptions. */
function closedBy({ from, except = [] }: Zone): string[] {
  return [from].flat().flatMap((folder) => {
    if (except.length === 0) return [folder];
    const open = except.map((path) => posix.join(folder, path));
    return readdirSync(join(root, folder))
      .map((name) => posix.join(folder, name))
      .filter((path) => isFolder(path) && !open.includes(path));
  });
}

interface Proof extends TriedImport {
  zone: Zone;
}

/** One import for each folder that each zone closes. */
function proofsOf(zones: readonly Zone[]): Proof[] {
  return zones.flatMap((zone) =>
    closedBy(zone).flatMap((folder) => {
      const file = fileIn(folder);
      return file === null ? [] : [{ zone, ...importOf(file, zone.target) }];
    }),
  );
}

/** The arrows that the zones must draw, whatever else they do. */
const refused: [string, string][] = [
  ['src/config', 'src/domain/addresses.ts'],
  ['src/domain', 'src/contract/endpoint.ts'],
  ['src/contract', 'src/shared/lib/money.ts'],
  ['src/shared/lib', 'src/features/search/search.state.ts'],
  ['src/features/search', 'src/features/lists/lists.state.ts'],
  ['src/features/search', 'src/app/root.tsx'],
  ['src/app', 'src/templates/item-page.tsx'],
  ['src/templates', 'src/features/search/search-view.module.css'],
  ['src/templates', 'server/settings.ts'],
  ['src/gatsby', 'src/shared/lib/money.ts'],
  ['server', 'src/shared/lib/money.ts'],
  ['server', 'server/api/config.ts'],
  ['server/releases', 'server/edge/start-edge.ts'],
  ['server/edge', 'server/api/config.ts'],
  ['server/edge', 'server/rebuild/build-host.ts'],
  ['server/api', 'server/start/start-sites.ts'],
  ['server/deploy', 'server/edge/start-edge.ts'],
  ['server/start', 'server/deploy/nginx/configuration.ts'],
  ['server/api/db/editing', 'server/api/http/failure.ts'],
  ['server/api/http', 'server/api/db/connect.ts'],
  ['server/api/search', 'server/api/catalogue/stock.ts'],
  ['server/api', 'demo/plugin.ts'],
  ['src/config', 'demo/plugin.ts'],
  ['demo', 'server/edge/start-edge.ts'],
  ['plugins/gatsby-source-custom-api', 'src/shared/lib/money.ts'],
  ['netlify/functions', 'src/app/root.tsx'],
];

const allowed: [string, string][] = [
  ['src/config', 'src/config/hosts.ts'],
  ['src/domain', 'src/config/hosts.ts'],
  ['src/features/search', 'src/shared/lib/money.ts'],
  ['src/pages', 'src/features/search/search.state.ts'],
  ['server/edge', 'server/settings.ts'],
  ['server/edge', 'server/releases/layout.ts'],
  ['server/deploy', 'server/releases/layout.ts'],
  ['server/start', 'server/api/config.ts'],
  ['server/start', 'demo/plugin.ts'],
  ['server/api/editing', 'server/api/http/failure.ts'],
  ['demo', 'server/api/config.ts'],
  ['server/api', 'src/locales/ru/problems.json'],
];

const importersOfRecoil = [
  'src/shared/lib/temporary.ts',
  'src/app/root.tsx',
  'src/shared/lib/use-it.ts',
];

let zones: Zone[];
let proofs: Proof[];
let messagesOf: Map<TriedImport, LintMessage[]>;
const arrows = new Map([...refused, ...allowed].map((pair) => [pair, importOf(pair[1], pair[0])]));
const ofRecoil = importersOfRecoil.map((path) => ({ path, imports: 'recoil' }));

beforeAll(async () => {
  ({ zones } = await lintImports([]));
  proofs = proofsOf(zones);
  const tried = [...proofs, ...arrows.values(), ...ofRecoil];
  const { messages } = await lintImports(tried);
  messagesOf = new Map(tried.map((one, index) => [one, messages[index] ?? []]));
});

const breaks = (tried: TriedImport | undefined, rule: string) =>
  tried !== undefined && messagesOf.get(tried)?.some(({ ruleId }) => ruleId === rule);

test('each zone refuses an import from each folder that it closes', () => {
  const passed = proofs.filter(
    (proof) => !messagesOf.get(proof)?.some(({ message }) => message.endsWith(proof.zone.message)),
  );
  expect(passed.map(({ path, imports }) => `${path} imports ${imports}`)).toEqual([]);
  const proved = new Set(proofs.map(({ zone }) => zone));
  expect(zones.filter((zone) => !proved.has(zone))).toEqual([]);
});

test('the arrows of the layers are refused, and those along them are not', () => {
  const files = [...arrows.keys()].map(([, file]) => file);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(refused.filter((pair) => !breaks(arrows.get(pair), arrow))).toEqual([]);
  expect(allowed.filter((pair) => breaks(arrows.get(pair), arrow))).toEqual([]);
});

test('recoil is imported only in state, hooks and the root', () => {
  const rule = 'no-restricted-imports';
  expect(ofRecoil.filter((tried) => breaks(tried, rule))).toEqual([ofRecoil[0]]);
});
