import { rm } from 'node:fs/promises';

/** After the last file of a run. */
export default async function removeSeed(): Promise<void> {
  for (const folder of [process.env.KARAT_SEEDED_DIR, process.env.KARAT_OWN_BUNDLES]) {
    if (folder) await rm(folder, { recursive: true });
  }
}
