import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError } from '../shared/lib/api-error';
import { openDraft, type OpenDraft } from './open-draft';
import type { PreviewLink } from './preview-link';
import { usePreview } from './use-preview';

jest.mock('./open-draft', () => ({ openDraft: jest.fn() }));
jest.mock('../shared/lib/use-host', () => ({ useHost: () => 'ru' }));
jest.mock('../shared/lib/report', () => ({ report: jest.fn() }));
const opened = jest.mocked(openDraft);

const link: PreviewLink = { entity: 'articles', id: 7, until: 5, signature: 's' };
const draft: OpenDraft = { Page: () => null, changedAt: '', until: '' };

test.each([
  [403, 'forged'],
  [404, 'gone'],
  [419, 'expired'],
  [422, 'unfit'],
  [500, 'offline'],
] as const)('an answer %i is said as "%s"', async (status, why) => {
  opened.mockRejectedValue(new ApiError(status));
  const { result } = renderHook(() => usePreview(link, true));
  await waitFor(() => expect(result.current).toEqual({ state: 'refused', why }));
});

test('an address that is no link is said to be incomplete, once the page knows it', () => {
  const { result, rerender } = renderHook(({ isReady }) => usePreview(null, isReady), {
    initialProps: { isReady: false },
  });
  expect(result.current).toEqual({ state: 'asking' });
  rerender({ isReady: true });
  expect(result.current).toEqual({ state: 'refused', why: 'missing' });
});

test('a draft that changed shows as it is when its tab is looked at again', async () => {
  opened.mockResolvedValue(draft);
  const { result } = renderHook(() => usePreview(link, true));
  await waitFor(() => expect(result.current).toEqual({ state: 'open', draft }));
  const later = { ...draft, changedAt: 'later' };
  opened.mockResolvedValue(later);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toEqual({ state: 'open', draft });
  await waitFor(() => expect(result.current).toEqual({ state: 'open', draft: later }));
});
