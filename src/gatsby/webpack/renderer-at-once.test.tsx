/** @jest-environment node */
import { resolve } from 'node:path';
import { Writable } from 'node:stream';
import { renderToString } from 'react-dom/server';
import { renderToPipeableStream } from './react-dom-server';
import { renderAtOnce, withoutRenderer } from './renderer-at-once';

const ours = resolve('src/gatsby/webpack/react-dom-server.ts');
const importOf = (request: string, issuer: string) => ({ request, contextInfo: { issuer } });

/** As Gatsby's own: what is given to `end` is not read. */
class Kept extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: BufferEncoding, next: () => void): void {
    this.text += chunk.toString();
    next();
  }

  override end(): this {
    this.emit('whole');
    return this;
  }
}

test('a page has all its letters whole, and no NUL byte', async () => {
  const page = <p>{'Ш'.repeat(5000)}</p>;
  const kept = new Kept();
  await new Promise((whole, failed) => {
    kept.once('whole', whole);
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(kept),
      onError: failed,
    });
  });
  expect(kept.text).toBe(renderToString(page));
  expect(kept.text).not.toContain('\0');
});

test('a page that cannot be rendered is told as an error', async () => {
  const Broken = () => {
    throw new Error('no such thing');
  };
  const error = await new Promise((failed) => {
    renderToPipeableStream(<Broken />, { onAllReady: () => failed(null), onError: failed });
  });
  expect(error).toEqual(new Error('no such thing'));
});

describe('the bundle of the renderer', () => {
  test('has our renderer in the place of React’s', () => {
    const asked = importOf('react-dom/server', '/site/.cache/static-entry.js');
    renderAtOnce(asked);
    expect(asked.request).toBe(ours);
  });

  test('leaves React out as before, but for the renderer that Gatsby imports', () => {
    const external = withoutRenderer(({ request }, done) => done(undefined, `of ${request}`));
    const decided = (request: string, issuer: string) => {
      let file: string | undefined;
      const done = (_error?: Error, found?: string) => (file = found);
      if (typeof external === 'function') external(importOf(request, issuer), done);
      return file;
    };
    expect(decided('react-dom/server', '/site/.cache/static-entry.js')).toBeUndefined();
    expect(decided('react-dom/server', ours)).toBe('of react-dom/server');
    expect(decided('react', '/site/.cache/static-entry.js')).toBe('of react');
  });

  test('our own import of React’s stays as it is', () => {
    const asked = importOf('react-dom/server', ours);
    renderAtOnce(asked);
    expect(asked.request).toBe('react-dom/server');
  });
});
