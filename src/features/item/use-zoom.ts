import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { closeScale, moved, stepFactor, whole, zoomedAt, type Point, type Zoom } from './zoom';

/** Pixels that a finger may slip and still have tapped. */
const slip = 8;
/** Milliseconds and pixels within which two taps are a double one. */
const doubleTap = { time: 300, distance: 40 };
/** Pixels that a photo must be pulled to lead to the next. */
const swipe = 48;

interface Gesture {
  pointers: Map<number, Point>;
  /** Pixels of the way so far: of a tap next to none. */
  path: number;
  wasPinched: boolean;
  lastTap: (Point & { time: number }) | null;
}

/**
 * Zoom of the photo on a stage by pinch, wheel, double tap, click and buttons, and swipes of a whole
 * photo: `onSwipe` is called with 1 for the next and -1 for the one before.
 */
export function useZoom(stage: RefObject<HTMLElement>, onSwipe: (step: 1 | -1) => void) {
  const [zoom, setZoom] = useState<Zoom>(whole);
  /** Pixels that a whole photo is pulled aside. */
  const [drag, setDrag] = useState(0);
  const gesture = useRef<Gesture>({
    pointers: new Map(),
    path: 0,
    wasPinched: false,
    lastTap: null,
  });

  const sizeOf = () => ({
    width: stage.current?.clientWidth ?? 0,
    height: stage.current?.clientHeight ?? 0,
  });
  const fromCentre = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };
  const zoomBy = (factor: number, at: Point = { x: 0, y: 0 }) =>
    setZoom((before) => zoomedAt(before, factor, at, sizeOf()));
  const toggleAt = (at: Point) =>
    setZoom((before) => (before.scale > 1 ? whole : zoomedAt(whole, closeScale, at, sizeOf())));

  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    // React listens to the wheel passively, and the page would be zoomed instead.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const at = {
        x: event.clientX - box.left - box.width / 2,
        y: event.clientY - box.top - box.height / 2,
      };
      const size = { width: element.clientWidth, height: element.clientHeight };
      setZoom((before) => zoomedAt(before, Math.exp(-event.deltaY / 300), at, size));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [stage]);

  const onPointerDown = (event: PointerEvent) => {
    const now = gesture.current;
    if (now.pointers.size === 0) Object.assign(now, { path: 0, wasPinched: false });
    now.pointers.set(event.pointerId, fromCentre(event));
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  const onPointerMove = (event: PointerEvent) => {
    const now = gesture.current;
    const before = now.pointers.get(event.pointerId);
    if (!before) return;
    const after = fromCentre(event);
    now.pointers.set(event.pointerId, after);
    const by = { x: after.x - before.x, y: after.y - before.y };
    now.path += Math.hypot(by.x, by.y);
    const other = [...now.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      now.wasPinched = true;
      setDrag(0);
      const factor = distance(after, other) / Math.max(1, distance(before, other));
      const centre = { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 };
      const half = { x: by.x / 2, y: by.y / 2 };
      setZoom((old) => moved(zoomedAt(old, factor, centre, sizeOf()), half, sizeOf()));
    } else if (zoom.scale > 1) {
      setZoom((old) => moved(old, by, sizeOf()));
    } else if (!now.wasPinched) {
      setDrag((old) => old + by.x);
    }
  };

  const onPointerUp = (event: PointerEvent) => {
    const now = gesture.current;
    if (!now.pointers.delete(event.pointerId) || now.pointers.size > 0) return;
    const pulled = drag;
    setDrag(0);
    if (event.type === 'pointercancel' || now.wasPinched) return;
    if (now.path > slip) {
      if (zoom.scale === 1 && Math.abs(pulled) > swipe) onSwipe(pulled < 0 ? 1 : -1);
      return;
    }
    const at = fromCentre(event);
    const last = now.lastTap;
    const isSecond =
      last !== null &&
      event.timeStamp - last.time < doubleTap.time &&
      distance(last, at) < doubleTap.distance;
    now.lastTap = isSecond ? null : { ...at, time: event.timeStamp };
    // A mouse points exactly: one click is enough.
    if (event.pointerType === 'mouse' || isSecond) toggleAt(at);
  };

  return {
    zoom,
    drag,
    larger: () => zoomBy(stepFactor),
    smaller: () => zoomBy(1 / stepFactor),
    reset: () => setZoom(whole),
    pull: (by: Point) => setZoom((before) => moved(before, by, sizeOf())),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
