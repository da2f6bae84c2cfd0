import { hostileDocuments } from './documents';
import { disguisedFiles } from './disguised';
import { type HostileFile } from './hostile-file';
import { oversizedPictures } from './oversized';

/** Bombs, polyglots and what is broken on purpose, all made by code. */
export async function hostileFiles(): Promise<HostileFile[]> {
  return [...(await oversizedPictures()), ...(await disguisedFiles()), ...hostileDocuments()];
}
