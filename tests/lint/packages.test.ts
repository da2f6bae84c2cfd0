import { readFileSync } from 'node:fs';

interface Package {
  integrity?: string;
  resolved?: string;
  link?: boolean;
  /** Comes within the package around it, whose digest holds for it. */
  inBundle?: boolean;
}

interface Locked {
  packages: Record<string, Package>;
}

test('each package that is installed has a digest, and none names where it comes from', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Locked;
  const installed = Object.entries(packages).filter(
    ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
  );
  expect(installed.length).toBeGreaterThan(500);
  const without = installed.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
  expect(without.map(([path]) => path)).toEqual([]);
  const named = installed.filter(([, { resolved }]) => resolved !== undefined);
  expect(named.map(([path]) => path)).toEqual([]);
});
