import { rm } from 'node:fs/promises';

/** After the last file of a run. */
export default async function removeSeed(): Promise<void> {
  const folder = process.env.KARAT_SEEDED_DIR;
  if (folder) await rm(folder, { recursive: true });
}
