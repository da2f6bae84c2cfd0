/** Stands in each of them, and must stand nowhere in a release. */
export const plantedMark = 'planted-8c1f5a';

/** Variables that the builds under test are started beside, as those of a careless machine. */
export const plantedSecrets: Record<string, string> = Object.fromEntries(
  [
    'PLANTED_SECRET',
    'PLANTED_PASSWORD',
    'PLANTED_TOKEN',
    'PLANTED_PRIVATE_KEY',
    'GATSBY_PLANTED_SECRET',
    'GATSBY_PLANTED_TOKEN',
  ].map((name) => [name, `${name}-${plantedMark}`]),
);
