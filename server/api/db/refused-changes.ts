/** A change of a row that other rows do not allow. */
export abstract class RefusedChange extends Error {
  /** @param field of the changed row that is at fault, as the contract names it */
  constructor(readonly field: string) {
    super(`the field ${field} cannot be as it is`);
  }
}

/** Another row has the value already. */
export class Taken extends RefusedChange {}

/** Other rows need the row that is to be removed. */
export class InUse extends RefusedChange {}

/** The value names a row that does not exist. */
export class UnknownReference extends RefusedChange {}
