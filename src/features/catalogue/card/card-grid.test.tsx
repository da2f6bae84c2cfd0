import { act } from '@testing-library/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { anItem } from '../../../../tests/support/an-item';
import { renderOn } from '../../../../tests/support/render';
import type { ItemCard } from '../../../contract/items';
import { CardGrid } from './card-grid';
import { useDrawn } from './use-drawn';

const listOf = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    anItem({ id: first + index, url: `item-${first + index}` }),
  );

const cardsThere = () => document.querySelectorAll('article').length;

/** Cards on the page whenever a card comes to it. */
const seen: number[] = [];
function Probe() {
  useLayoutEffect(() => {
    seen.push(cardsThere());
  }, []);
  return null;
}
const actionsOf = () => <Probe />;

const show = (piece: ReactNode) => renderOn('en', ['common'], piece);

function List({ cards }: { cards: readonly ItemCard[] }) {
  const list = useRef<HTMLDivElement>(null);
  const isDrawn = useDrawn(cards, list);
  return (
    <div ref={list}>
      <CardGrid cards={cards} isDrawn={isDrawn} host="en" actionsOf={actionsOf} />
    </div>
  );
}

const grid = (first: number, count: number) => <List cards={listOf(first, count)} />;

beforeEach(() => {
  jest.restoreAllMocks();
  seen.splice(0);
});

describe('the cards of a list', () => {
  test('are all there in the first render', () => {
    show(grid(1, 30));
    expect(seen).toEqual(Array.from({ length: 30 }, () => 30));
  });

  test('of another list: its first screen at once, then the others', () => {
    const { rerender } = show(grid(1, 30));
    seen.splice(0);
    rerender(grid(101, 30));
    expect(new Set(seen)).toEqual(new Set([8, 30]));
    expect(cardsThere()).toBe(30);
  });

  test('of another list on a screen that shows five: these at once, then the others', () => {
    const { rerender } = show(grid(1, 30));
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function place(
      this: HTMLElement,
    ) {
      const row = Number(this.dataset.item) - 1;
      return new DOMRect(0, (row * window.innerHeight) / 5, 300, 400);
    });
    seen.splice(0);
    rerender(grid(101, 30));
    expect(new Set(seen)).toEqual(new Set([5, 30]));
  });

  test('of the list before, while those of the last choice are being drawn: in two steps as well', () => {
    const { rerender } = show(grid(1, 30));
    seen.splice(0);
    act(() => {
      flushSync(() => rerender(grid(101, 30)));
      flushSync(() => rerender(grid(1, 30)));
    });
    const ofEach = Array.from({ length: 8 }, () => 8);
    expect(seen).toEqual([...ofEach, ...ofEach, ...Array.from({ length: 22 }, () => 30)]);
  });

  test('of a list that has grown: what was there stays, and the first of what came is at hand', () => {
    const { rerender } = show(grid(1, 30));
    seen.splice(0);
    rerender(grid(1, 60));
    expect(new Set(seen)).toEqual(new Set([38, 60]));
    expect(seen).toHaveLength(30);
  });
});
