/** A webhook that is not taken; the sender is told the status and the reason. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: 400 | 401 | 409 | 422,
    reason: string,
  ) {
    super(reason);
  }
}
