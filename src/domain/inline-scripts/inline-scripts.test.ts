/** @jest-environment jsdom */
import { cookieScript } from './cookie-notice';
import { compilationScript, pagePathScript } from './gatsby';
import { messagesScript } from './important-messages';
import { patienceMs, startScript } from './start';

/** Runs a script as the browser would: from an element in the page that has its attributes. */
function run(script: string, attributes: Record<string, string> = {}): DOMStringMap {
  const { dataset } = document.documentElement;
  for (const name of Object.keys(dataset)) delete dataset[name];
  const element = document.createElement('script');
  Object.assign(element.dataset, attributes);
  element.textContent = script;
  document.head.append(element);
  return dataset;
}

afterEach(() => {
  document.cookie = 'important_messages_closed=; max-age=0';
  document.cookie = 'cookies_agreement=; max-age=0';
  window.history.replaceState(null, '', '/');
});

test("Gatsby's scripts learn the path of the page and the compilation", () => {
  run(pagePathScript, { path: '/clock/a/' });
  run(compilationScript, { hash: '0a1b' });
  expect(window).toMatchObject({
    pagePath: '/clock/a/',
    ___webpackCompilationHash: '0a1b',
    ___chunkMapping: {},
  });
});

test('messages that the visitor closed are hidden, others are not', () => {
  document.cookie = 'important_messages_closed=5-6';
  expect(run(messagesScript, { key: '5-6' }).messages).toBe('hidden');
  expect(run(messagesScript, { key: '5-7' }).messages).toBeUndefined();
});

test('messages are hidden on the pages of contacts', () => {
  window.history.replaceState(null, '', '/contacts/moscow/');
  expect(run(messagesScript, { key: '5' }).messages).toBe('hidden');
});

test('the notice of cookies shows until the visitor has agreed', () => {
  expect(run(cookieScript).cookies).toBe('ask');
  document.cookie = 'cookies_agreement=true';
  expect(run(cookieScript).cookies).toBeUndefined();
});

describe('the scripts of a page', () => {
  const place = (photo = '') => {
    document.body.innerHTML = `${photo}<template data-start=""><i></i></template>`;
    const element = document.createElement('script');
    element.textContent = startScript;
    document.body.append(element);
  };
  const areStarted = () => document.querySelector('body > i') !== null;
  const frame = async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const decode = jest.fn<Promise<void>, []>();

  beforeEach(() => {
    Object.assign(HTMLImageElement.prototype, { decode });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  test('wait for the first frame', async () => {
    place();
    expect(areStarted()).toBe(false);
    await frame();
    await frame();
    expect(areStarted()).toBe(true);
  });

  test('wait for the photo of the first screen', async () => {
    let show = () => undefined as void;
    decode.mockReturnValue(new Promise((resolve) => (show = resolve)));
    place('<img fetchpriority="high">');
    await frame();
    await frame();
    expect(areStarted()).toBe(false);
    show();
    await frame();
    await frame();
    expect(areStarted()).toBe(true);
  });

  test('do not wait long for a photo that does not come', async () => {
    jest.useFakeTimers();
    decode.mockReturnValue(new Promise(() => undefined));
    place('<img fetchpriority="high">');
    await jest.advanceTimersByTimeAsync(patienceMs - 1);
    expect(areStarted()).toBe(false);
    await jest.advanceTimersByTimeAsync(100);
    expect(areStarted()).toBe(true);
  });

  test('start where the photo is broken', async () => {
    decode.mockRejectedValue(new Error('no picture'));
    place('<img fetchpriority="high">');
    await frame();
    await frame();
    await frame();
    expect(areStarted()).toBe(true);
  });

  test('start at once where no frame is painted', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    place();
    expect(areStarted()).toBe(true);
  });
});
