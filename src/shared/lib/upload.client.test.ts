/** @jest-environment jsdom */
import { uploadForm } from './upload.client';

/** What a browser does with an upload, by hand. */
class StandIn {
  static latest: StandIn;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 200;
  responseText = '{"data":1}';
  headers: Record<string, string> = {};
  isAborted = false;
  sent: unknown;

  constructor() {
    StandIn.latest = this;
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return 'application/json';
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.isAborted = true;
  }
}

/** Of `Response` only what is asked of it: jsdom has none. */
class Answer {
  readonly status: number;
  constructor(
    readonly body: string | null,
    { status }: { status: number },
  ) {
    this.status = status;
  }
}

const realRequest = window.XMLHttpRequest;
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { XMLHttpRequest: StandIn });
  Object.assign(globalThis, { Response: Answer });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { XMLHttpRequest: realRequest });
});

const start = (onProgress = jest.fn(), signal?: AbortSignal) => {
  const answer = uploadForm('/feedback', new FormData(), { accept: 'json' }, onProgress, signal);
  return { answer, request: StandIn.latest, onProgress };
};

test('tells the share that was sent, then gives the answer of whatever status', async () => {
  const { answer, request, onProgress } = start();
  request.upload.onprogress?.({ loaded: 25, total: 100 });
  expect(onProgress).toHaveBeenLastCalledWith(0.25);
  request.status = 422;
  request.onload?.();
  expect((await answer).status).toBe(422);
  expect(request.headers).toEqual({ accept: 'json' });
});

test('a slow upload may take its time, one where nothing moves ends', async () => {
  const { answer, request } = start();
  const ended = expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
  for (let minute = 0; minute < 10; minute += 1) {
    jest.advanceTimersByTime(50_000);
    request.upload.onprogress?.({ loaded: minute, total: 10 });
  }
  expect(request.isAborted).toBe(false);
  jest.advanceTimersByTime(61_000);
  await ended;
  expect(request.isAborted).toBe(true);
});

test('without an answer it fails as fetch does', async () => {
  const { answer, request } = start();
  request.onerror?.();
  await expect(answer).rejects.toBeInstanceOf(TypeError);
});

test('who leaves ends it', async () => {
  const leaving = new AbortController();
  const { answer, request } = start(jest.fn(), leaving.signal);
  leaving.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(request.isAborted).toBe(true);
});
