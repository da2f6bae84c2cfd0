import { type Problem } from '../../../src/contract/problems';

/** The file is at fault, not the process that reads it. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';

  constructor(
    readonly problem: Problem,
    message: string,
  ) {
    super(message);
  }
}
