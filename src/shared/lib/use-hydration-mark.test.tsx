import { act, render } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useHydrated } from './use-hydrated';
import { useHydrationMark } from './use-hydration-mark';

const html = document.documentElement;
const renders: boolean[] = [];

function Page({ children }: { children?: ReactNode }) {
  useHydrationMark();
  return <>{children}</>;
}

function Visitor({ onEffect }: { onEffect: () => void }) {
  const isHydrated = useHydrated();
  renders.push(isHydrated);
  useEffect(onEffect, [onEffect]);
  return <p>{isHydrated ? 'live' : 'built'}</p>;
}

test('a page is marked once its effects have run, and shows what differs by visitor from then on', async () => {
  const container = document.createElement('div');
  container.innerHTML = '<p>built</p>';
  const mismatch = jest.fn();
  const marks: (string | undefined)[] = [];
  await act(async () => {
    hydrateRoot(
      container,
      <Page>
        <Visitor onEffect={() => void marks.push(html.dataset.hydrated)} />
      </Page>,
      { onRecoverableError: mismatch },
    );
    await Promise.resolve();
  });
  expect(renders[0]).toBe(false);
  expect(marks[0]).toBeUndefined();
  expect(html.dataset.hydrated).toBe('');
  expect(container).toHaveTextContent('live');
  expect(mismatch).not.toHaveBeenCalled();
});

test('what is shown later knows it in its first render', () => {
  renders.length = 0;
  render(<Visitor onEffect={() => undefined} />);
  expect(renders).toEqual([true]);
});
