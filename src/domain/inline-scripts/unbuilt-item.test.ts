/** @jest-environment jsdom */
import { unbuiltItemScript } from './unbuilt-item';

function unbuiltAfter(path: string): boolean {
  window.history.replaceState(null, '', path);
  delete document.documentElement.dataset.unbuilt;
  // The script runs as the browser would run it: from an element in the page.
  const script = document.createElement('script');
  script.textContent = unbuiltItemScript;
  document.head.append(script);
  return document.documentElement.dataset.unbuilt !== undefined;
}

test.each(['/clock/rolex-1/', '/jewelry/a', '/accessory/x.y/', '/art/a_b/'])(
  'the path of an item %s shows the skeleton first',
  (path) => {
    expect(unbuiltAfter(path)).toBe(true);
  },
);

test.each(['/', '/nope/', '/clock/', '/clock/a/b/', '/article/a/'])(
  'any other path %s shows the not-found text first',
  (path) => {
    expect(unbuiltAfter(path)).toBe(false);
  },
);
