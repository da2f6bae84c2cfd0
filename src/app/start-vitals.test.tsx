import { act, fireEvent, render, screen } from '@testing-library/react';
import { CookieNotice } from './layout/cookie-notice';
import { startVitals } from './start-vitals';

const measured: { name: string; value: number }[] = [];
const loaded = jest.fn();
jest.mock('web-vitals', () => {
  loaded();
  const tell = (name: string) => (note: (metric: { name: string; value: number }) => void) =>
    measured.filter((metric) => metric.name === name).forEach(note);
  return {
    ...{ onLCP: tell('LCP'), onCLS: tell('CLS'), onINP: tell('INP') },
    ...{ onTTFB: tell('TTFB'), onFCP: tell('FCP') },
  };
});
jest.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
const vitalsUrl = jest.fn<string | null, []>();
jest.mock('../config/environment', () => ({
  vitalsUrl: () => vitalsUrl(),
  localApiPort: () => null,
}));
let idle: (() => void)[];
jest.mock('../shared/lib/when-idle', () => ({
  whenIdle: (callback: () => void) => idle.push(callback),
}));

const sendBeacon = jest.fn<boolean, [string, string]>();

beforeEach(() => {
  jest.resetModules();
  idle = [];
  measured.splice(0);
  loaded.mockReset();
  sendBeacon.mockReset();
  vitalsUrl.mockReset().mockReturnValue(null);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  document.cookie = 'cookies_agreement=; max-age=0';
  showTemplate('component---src-templates-item-page-tsx');
  setVisibility('visible');
});

function showTemplate(componentChunkName: string | null): void {
  const page = componentChunkName === null ? undefined : { page: { componentChunkName } };
  window.___loader = { loadPage: () => Promise.resolve(), loadPageSync: () => page };
}

function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
}

async function beIdle(): Promise<void> {
  for (const callback of idle.splice(0)) callback();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

function leave(): void {
  setVisibility('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

test('nothing is loaded of a visitor who has not agreed, nor before the page is idle', async () => {
  startVitals();
  await beIdle();
  expect(loaded).not.toHaveBeenCalled();
  document.cookie = 'cookies_agreement=true';
  startVitals();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(loaded).not.toHaveBeenCalled();
  leave();
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('a visit is sent once, when it ends, with its template and nothing about the visitor', async () => {
  document.cookie = 'cookies_agreement=true';
  measured.push({ name: 'LCP', value: 1234.5678 }, { name: 'CLS', value: 0.0123456 });
  measured.push({ name: 'LCP', value: 1500.2 });
  startVitals();
  await beIdle();
  expect(sendBeacon).not.toHaveBeenCalled();
  leave();
  leave();
  expect(sendBeacon.mock.calls).toEqual([
    [expect.stringMatching(/\/ru\/vitals$/), '{"template":"item-page","lcp":1500,"cls":0.0123}'],
  ]);
});

test('who agrees while the page is open is measured from then on', async () => {
  measured.push({ name: 'INP', value: 88 });
  startVitals();
  await beIdle();
  render(<CookieNotice />);
  fireEvent.click(screen.getByRole('button'));
  await beIdle();
  leave();
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

test('another receiver gets it below its host, and an address without a page counts for 404', async () => {
  document.cookie = 'cookies_agreement=true';
  vitalsUrl.mockReturnValue('https://vitals.example/in');
  showTemplate(null);
  measured.push({ name: 'TTFB', value: 90 });
  startVitals();
  await beIdle();
  leave();
  const body = '{"template":"404","ttfb":90}';
  expect(sendBeacon.mock.calls).toEqual([['https://vitals.example/in/ru', body]]);
});

test('a site that measures nothing loads nothing', async () => {
  document.cookie = 'cookies_agreement=true';
  vitalsUrl.mockReturnValue('off');
  startVitals();
  await beIdle();
  expect(idle).toEqual([]);
  expect(loaded).not.toHaveBeenCalled();
});
