export interface RefusedWebhook {
  /** ISO 8601. */
  at: string;
  status: number;
  reason: string;
  /** Address of the sender. */
  from: string;
  /** `webhook-id` as it was sent, shortened; nobody has vouched for it. */
  id: string;
}

const refusalsKept = 20;
const longestId = 80;

/** The webhooks that were refused last, the latest first. */
export class RefusedWebhooks {
  readonly latest: RefusedWebhook[] = [];

  /** @param report told each refusal in one line */
  constructor(private readonly report: (line: string) => void) {}

  add(status: number, reason: string, sender: { from: string; id: string }): void {
    const id = sender.id.slice(0, longestId);
    const { from } = sender;
    this.latest.unshift({ at: new Date().toISOString(), status, reason, from, id });
    this.latest.length = Math.min(this.latest.length, refusalsKept);
    this.report(`webhook ${JSON.stringify(id)} from ${from} refused with ${status}: ${reason}`);
  }
}
