import { isHostCode, type HostCode } from '../../src/config/hosts';

/** The country host that a Playwright project runs on; projects are named after them. */
export function hostOf(project: string): HostCode {
  if (!isHostCode(project)) throw new Error(`${project} is no host`);
  return project;
}
