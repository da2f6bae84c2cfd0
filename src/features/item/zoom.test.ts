import fc from 'fast-check';
import { maxScale, moved, whole, zoomedAt, type Zoom } from './zoom';

const stage = { width: 360, height: 640 };
const point = fc.record({
  x: fc.double({ min: -180, max: 180, noNaN: true }),
  y: fc.double({ min: -320, max: 320, noNaN: true }),
});
const factor = fc.double({ min: 0.1, max: 8, noNaN: true });
const anyZoom = fc
  .tuple(factor, point, point)
  .map(([by, at, pull]) => moved(zoomedAt(whole, by, at, stage), pull, stage));

const isWithin = ({ scale, x, y }: Zoom) =>
  Math.abs(x) <= (stage.width * (scale - 1)) / 2 + 1e-6 &&
  Math.abs(y) <= (stage.height * (scale - 1)) / 2 + 1e-6;

test('a photo is never smaller than whole, never larger than the largest, and covers its stage', () => {
  fc.assert(
    fc.property(anyZoom, factor, point, (zoom, by, at) => {
      const after = zoomedAt(zoom, by, at, stage);
      return after.scale >= 1 && after.scale <= maxScale && isWithin(after);
    }),
  );
});

test('pulling moves it no further than its edges', () => {
  fc.assert(fc.property(anyZoom, point, (zoom, by) => isWithin(moved(zoom, by, stage))));
});

test('what lies under the fingers stays there', () => {
  fc.assert(
    fc.property(anyZoom, fc.double({ min: 1, max: 4, noNaN: true }), point, (zoom, by, at) => {
      const after = zoomedAt(zoom, by, at, stage);
      // Growing never brings an edge in, so nothing has to be pulled back.
      const before = { x: (at.x - zoom.x) / zoom.scale, y: (at.y - zoom.y) / zoom.scale };
      expect((at.x - after.x) / after.scale).toBeCloseTo(before.x, 6);
      expect((at.y - after.y) / after.scale).toBeCloseTo(before.y, 6);
    }),
  );
});

test('back to whole it lies in the middle again', () => {
  fc.assert(
    fc.property(anyZoom, point, (zoom, at) => {
      expect(zoomedAt(zoom, 0.01, at, stage)).toEqual(whole);
    }),
  );
});
