import { act, render, screen } from '@testing-library/react';
import { createContext, useContext, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { markHydrated } from '../lib/hydration';
import { report } from '../lib/report';
import { laterPart } from './later-part';

jest.mock('../lib/report');

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${name} ${count}`}
    </button>
  );
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

let rest = () => undefined as void;

beforeAll(() => {
  window.requestIdleCallback = (callback) => {
    rest = callback as () => void;
    return 0;
  };
});

// The first of them: a page is hydrated once.
test('a part of the first page stands as built until the page is at rest, then answers', async () => {
  const load = jest.fn(() => Promise.resolve(Counter));
  const Part = laterPart(load);
  const container = document.createElement('div');
  container.innerHTML =
    '<div data-later=""><!--$--><button type="button">rings 0</button><!--/$--></div>';
  document.body.append(container);
  const built = container.querySelector('button');
  act(() => void hydrateRoot(container, <Part name="rings" />));
  await settle();
  expect(load).not.toHaveBeenCalled();
  expect(container.querySelector('[data-later]')).toHaveTextContent('rings 0');

  act(markHydrated);
  await settle();
  expect(load).not.toHaveBeenCalled();

  rest();
  await settle();
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(container.querySelector('[data-later]')).toBeNull();
  expect(screen.getByRole('button')).toBe(built);
  act(() => screen.getByRole('button').click());
  expect(built).toHaveTextContent('rings 1');
  container.remove();
});

test('a part that must be drawn anew before its code is there stays as built', async () => {
  const Part = laterPart(() => new Promise<typeof Counter>(() => undefined));
  const Name = createContext('rings');
  const Reader = () => <Part name={useContext(Name)} />;
  const container = document.createElement('div');
  container.innerHTML =
    '<div data-later=""><!--$--><button type="button">rings 0</button><!--/$--></div>';
  document.body.append(container);
  let rename = (_: string) => undefined as void;
  const Page = () => {
    const [name, setName] = useState('rings');
    rename = setName;
    return (
      <Name.Provider value={name}>
        <Reader />
      </Name.Provider>
    );
  };
  act(() => void hydrateRoot(container, <Page />, { onRecoverableError: () => undefined }));
  await settle();
  act(() => rename('watches'));
  await settle();
  expect(container).toHaveTextContent('rings 0');
  // React hides what it had, and shows what stays in its place.
  expect(container.querySelector('[data-later] > div button')).toBeVisible();
  container.remove();
});

test('on a further page it is loaded at once', async () => {
  const Part = laterPart(() => Promise.resolve(Counter));
  render(<Part name="watches" />);
  expect(await screen.findByRole('button')).toHaveTextContent('watches 0');
});

test('a page stands without a part that cannot be loaded, and the failure is reported', async () => {
  const gone = new Error('gone');
  const Part = laterPart(() => Promise.reject<typeof Counter>(gone));
  render(
    <main>
      <Part name="bags" />
    </main>,
  );
  await settle();
  expect(report).toHaveBeenCalledWith(gone, 'a later part');
  expect(screen.getByRole('main')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});
