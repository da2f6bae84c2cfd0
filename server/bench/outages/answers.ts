export const callKinds = [
  'list',
  'search',
  'item',
  'request',
  'account',
  'upload',
  'edit',
] as const;
export type CallKind = (typeof callKinds)[number];

/** What a visitor got. */
export interface Answer {
  kind: CallKind;
  /** Null: the connection broke before anything was told. */
  status: number | null;
  /** What the answer said, when it was a refusal. */
  words: string;
  /** When it was asked for, and when it came, on the clock of `performance`. */
  askedAt: number;
  cameAt: number;
}

export const isSuccess = ({ status }: Answer) => status !== null && status < 300;

/** What all visitors got, in the order in which it came. */
export class Answers {
  readonly all: Answer[] = [];

  note(kind: CallKind, askedAt: number, status: number | null, body = ''): void {
    const isRefusal = status === null || status >= 300;
    const words = isRefusal ? messageIn(body) : '';
    this.all.push({ kind, status, words, askedAt, cameAt: performance.now() });
  }

  /** Those that came from a moment on. */
  since(moment: number): Answer[] {
    return this.all.filter(({ cameAt }) => cameAt >= moment);
  }

  /** Whether each kind of call has succeeded from a moment on. */
  haveAllSucceededSince(moment: number): boolean {
    const good = this.all.filter((answer) => answer.askedAt >= moment && isSuccess(answer));
    return callKinds.every((kind) => good.some((answer) => answer.kind === kind));
  }
}

function messageIn(body: string): string {
  try {
    return (JSON.parse(body) as { message?: string }).message ?? '';
  } catch {
    return body.slice(0, 80);
  }
}
