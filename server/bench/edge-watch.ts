import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { HostCode } from '../../src/config/hosts';
import { checked } from '../../src/contract/endpoint';
import { siteRevision, siteRevisionPath } from '../../src/contract/site-revision';
import type { Manifest } from '../releases/manifest';
import { htmlOf } from '../releases/pages';
import type { Releases } from '../releases/releases';
import { askEdge } from './ask-edge';

/** Between two rounds, milliseconds. */
const pause = 10;
const violationsTold = 20;

interface Visit {
  /** Below the published tree. */
  file: string;
  hash: string;
}

/**
 * Visits pages of a site again and again, as a browser does: a page, its data and the script that it
 * names, between two looks at the number of the release. An answer that is no 200, or that is of none of
 * the releases from the first look to the second, is a violation.
 */
export class EdgeWatch {
  readonly violations: string[] = [];
  private answers = 0;
  private readonly releasesMet = new Set<number>();
  private readonly manifests = new Map<number, Manifest>();

  constructor(
    private readonly port: number,
    private readonly host: HostCode,
    private readonly releases: Releases,
    /** Addresses of pages. */
    private readonly pages: readonly string[],
  ) {}

  /** Visits until `signal`. */
  async run(signal: AbortSignal): Promise<void> {
    for (let round = 0; !signal.aborted; round += 1) {
      await this.visit(this.pages[round % this.pages.length] ?? '/');
      await wait(pause);
    }
  }

  /** What was met, with the first violations. */
  text(): string {
    const { answers, releasesMet, violations } = this;
    const counts = `answers: ${answers}; releases met: ${releasesMet.size}; violations: ${violations.length}`;
    return [counts, ...violations.slice(0, violationsTold)].join('\n');
  }

  private async visit(address: string): Promise<void> {
    try {
      const first = await this.release();
      const page = await this.ask(address);
      const script = /src="(\/app-[\da-f]+\.js)"/.exec(page.text)?.[1];
      if (script === undefined) this.violate(`${address} names no script`);
      const rest = [pageDataOf(address), ...(script === undefined ? [] : [script])];
      const visits = [page, ...(await Promise.all(rest.map((path) => this.ask(path))))];
      const last = await this.release();
      await this.compare(visits, first, last);
    } catch (error) {
      this.violate(`${address}: ${String(error)}`);
    }
  }

  private async release(): Promise<number> {
    const { text } = await this.ask(siteRevisionPath);
    const { release } = checked(siteRevision, JSON.parse(text), siteRevisionPath);
    this.releasesMet.add(release);
    await this.manifest(release);
    return release;
  }

  private async ask(path: string): Promise<Visit & { text: string }> {
    const { status, body } = await askEdge(this.port, this.host, path);
    this.answers += 1;
    if (status !== 200) this.violate(`${path} was answered ${status}`);
    const hash = createHash('sha256').update(body).digest('hex');
    return { file: htmlOf(path), hash, text: body.toString() };
  }

  private async compare(visits: readonly Visit[], first: number, last: number): Promise<void> {
    if (last < first) this.violate(`release ${last} was served after ${first}`);
    const candidates: Manifest[] = [];
    for (let number = first; number <= last; number += 1) {
      const manifest = await this.manifest(number);
      if (manifest) candidates.push(manifest);
    }
    for (const { file, hash } of visits) {
      if (candidates.some(({ files }) => files[file]?.hash === hash)) continue;
      this.violate(`${file} is of no release from ${first} to ${last}`);
    }
  }

  /** Null when it is gone already. */
  private async manifest(number: number): Promise<Manifest | null> {
    const manifest = this.manifests.get(number) ?? (await this.releases.manifest(number));
    if (manifest) this.manifests.set(number, manifest);
    return manifest;
  }

  private violate(what: string): void {
    this.violations.push(`${new Date().toISOString()} ${what}`);
  }
}

/** Where Gatsby puts the data of a page. */
function pageDataOf(address: string): string {
  return `/page-data${address === '/' ? '/index/' : address}page-data.json`;
}
