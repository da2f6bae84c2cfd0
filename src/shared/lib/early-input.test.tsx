import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { earlyInputScript } from '../../domain/inline-scripts/early-input';
import { useHydrationMark } from './use-hydration-mark';

function Page() {
  useHydrationMark();
  const [presses, setPresses] = useState(0);
  const [isSteel, setSteel] = useState(false);
  const [size, setSize] = useState('any');
  const [order, setOrder] = useState('new');
  const [price, setPrice] = useState('100');
  const [isSent, setSent] = useState(false);
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        <b>heart</b>
      </button>
      <input type="checkbox" checked={isSteel} onChange={() => setSteel(!isSteel)} />
      {['any', 'small'].map((name) => (
        <input
          key={name}
          type="radio"
          name="size"
          value={name}
          checked={size === name}
          onChange={() => setSize(name)}
        />
      ))}
      <select value={order} onChange={({ target }) => setOrder(target.value)}>
        <option value="new">new</option>
        <option value="cheap">cheap</option>
      </select>
      <input
        type="text"
        value={price}
        onChange={({ target }) => setPrice(target.value)}
        onBlur={() => setLeft(true)}
      />
      {isLeft && <p>left</p>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
        }}
      >
        <button type="submit">send</button>
      </form>
      <output>{[presses, isSteel, size, order, price, isSent].join()}</output>
    </>
  );
}

const { body, documentElement } = document;
let root: Root | undefined;

function find<Part extends Element>(selector: string): Part {
  const part = document.querySelector<Part>(selector);
  if (!part) throw new Error(`the page has no ${selector}`);
  return part;
}

beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = earlyInputScript;
  document.head.append(script);
});

/** The page as it was built. */
function open(): HTMLElement {
  const built = render(<Page />);
  const { innerHTML } = built.container;
  built.unmount();
  delete documentElement.dataset.hydrated;
  const container = document.createElement('div');
  container.innerHTML = innerHTML;
  body.append(container);
  return container;
}

async function hydrate(container: HTMLElement): Promise<string | null> {
  await act(async () => {
    root = hydrateRoot(container, <Page />);
    await Promise.resolve();
  });
  // As many tasks as the most that is done before.
  for (let task = 0; task < 9; task += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }
  return find('output').textContent;
}

function type(value: string): void {
  const field = find<HTMLInputElement>('[type="text"]');
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

afterEach(() => {
  act(() => root?.unmount());
  body.replaceChildren();
  delete documentElement.dataset.hydrated;
});

test('what is pressed, ticked, chosen and typed before a page answers is done once it does', async () => {
  const container = open();
  find<HTMLElement>('b').click();
  find<HTMLElement>('[type="checkbox"]').click();
  find<HTMLElement>('[value="small"]').click();
  const order = find<HTMLSelectElement>('select');
  order.value = 'cheap';
  order.dispatchEvent(new Event('change', { bubbles: true }));
  type('2');
  type('250');
  find<HTMLElement>('[type="submit"]').click();
  expect(await hydrate(container)).toBe('1,true,small,cheap,250,true');
  expect(find<HTMLInputElement>('[type="checkbox"]').checked).toBe(true);
  expect(find<HTMLInputElement>('[type="text"]').value).toBe('250');
});

test('a button that is pressed again because nothing happens is pressed once', async () => {
  const container = open();
  find<HTMLElement>('b').click();
  find<HTMLElement>('b').click();
  expect(await hydrate(container)).toMatch(/^1,/);
});

test('a field that is emptied stays empty, a box that is ticked twice stays clear', async () => {
  const container = open();
  type('');
  find<HTMLElement>('[type="checkbox"]').click();
  find<HTMLElement>('[type="checkbox"]').click();
  expect(await hydrate(container)).toBe('0,false,any,new,,false');
});

test('a field that was left is left, one that is still typed in is not', async () => {
  const container = open();
  type('7');
  find<HTMLElement>('[type="text"]').focus();
  await hydrate(container);
  expect(container).not.toHaveTextContent('left');
  act(() => root?.unmount());
  delete documentElement.dataset.hydrated;
  body.replaceChildren();

  const again = open();
  type('7');
  await hydrate(again);
  expect(again).toHaveTextContent('left');
});

test('a form that is sent from a field is sent', async () => {
  const container = open();
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(await hydrate(container)).toMatch(/,true$/);
});

test('what is done afterwards is heard as ever', async () => {
  const container = open();
  await hydrate(container);
  await act(async () => {
    find<HTMLElement>('b').click();
    await Promise.resolve();
  });
  expect(find('output').textContent).toMatch(/^1,/);
});
