import { newToken } from '../tokens';

/** Milliseconds after which a token is worth nothing, as with the real provider. */
const lifetime = 120_000;
/** What a visitor of a local run is taken for: a person. */
const score = 0.9;

interface Issued {
  action: string;
  hostname: string;
  at: number;
}

export interface Verdict {
  success: boolean;
  score?: number;
  action?: string;
  hostname?: string;
  /** ISO 8601. */
  challenge_ts?: string;
  'error-codes'?: string[];
}

/** Issues and verifies tokens as reCAPTCHA v3 does: each counts once and for two minutes. */
export class CaptchaStandIn {
  private readonly issued = new Map<string, Issued>();

  constructor(
    private readonly secret: string,
    private readonly now: () => number = Date.now,
  ) {}

  issue(action: string, hostname: string): string {
    this.forgetOld();
    const token = newToken();
    this.issued.set(token, { action, hostname, at: this.now() });
    return token;
  }

  verify(secret: string | undefined, token: string | undefined): Verdict {
    const refused = (code: string): Verdict => ({ success: false, 'error-codes': [code] });
    if (!secret) return refused('missing-input-secret');
    if (secret !== this.secret) return refused('invalid-input-secret');
    if (!token) return refused('missing-input-response');
    const known = this.issued.get(token);
    this.issued.delete(token);
    if (!known) return refused('invalid-input-response');
    if (this.now() - known.at > lifetime) return refused('timeout-or-duplicate');
    return {
      success: true,
      score,
      action: known.action,
      hostname: known.hostname,
      challenge_ts: new Date(known.at).toISOString(),
    };
  }

  private forgetOld(): void {
    for (const [token, { at }] of this.issued) {
      if (this.now() - at > lifetime) this.issued.delete(token);
    }
  }
}
