import { type Problem } from '../../../src/contract/problems';

/** A file that must not be kept, and what its sender is told. */
export interface HostileFile {
  what: string;
  bytes: Buffer;
  problem: Problem;
  /** As the sender calls it. */
  name?: string;
}
