import { rm } from 'node:fs/promises';
import { endBackends } from './backend';

/** After the last file of a run. */
export default async function removeSeed(): Promise<void> {
  await endBackends();
  const { KARAT_SEEDED_DIR, KARAT_SHARED_DIR, KARAT_OWN_BUNDLES } = process.env;
  for (const folder of [KARAT_SEEDED_DIR, KARAT_SHARED_DIR, KARAT_OWN_BUNDLES]) {
    if (folder) await rm(folder, { recursive: true });
  }
}
