import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateInSlices } from './hydrate';

let hydrations = 0;

function PageOfGatsby() {
  useEffect(() => {
    hydrations += 1;
  }, []);
  return (
    <div id="gatsby-focus-wrapper">
      <p>42 mm</p>
    </div>
  );
}

beforeEach(() => {
  hydrations = 0;
  document.body.innerHTML = '';
});

function containerWith(html: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  return container;
}

test('the HTML of a page becomes alive as it is', async () => {
  const container = containerWith('<div id="gatsby-focus-wrapper"><p>42 mm</p></div>');
  const built = container.querySelector('p');
  const error = jest.spyOn(console, 'error');
  await act(async () => {
    hydrateInSlices(<PageOfGatsby />, container);
    await Promise.resolve();
  });
  expect(container.querySelector('p')).toBe(built);
  expect(hydrations).toBe(1);
  expect(error).not.toHaveBeenCalled();
});

test('a page without HTML is rendered, and can be taken down', () => {
  const container = containerWith('');
  let takeDown = () => {};
  act(() => {
    takeDown = hydrateInSlices(<PageOfGatsby />, container);
  });
  expect(container.textContent).toBe('42 mm');
  act(() => takeDown());
  expect(container.textContent).toBe('');
});
