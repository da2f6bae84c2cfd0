/** x to the right, y down, z towards the eye. */
export type Vector = readonly [number, number, number];

export type Finish = 'polished' | 'brushed' | 'matte';

export function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The studio's main lamp: upper left, before the object. */
export const lamp = unit([-0.52, -0.68, 0.62]);
const softbox = unit([-0.5, -0.78, 0.42]);
const strip = unit([0.82, -0.22, 0.5]);
const eye: Vector = [0, 0, 1];

const smooth = (from: number, to: number, value: number): number => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

const bump = (value: number, at: number, width: number): number =>
  Math.exp(-(((value - at) / width) ** 2));

/** What a mirror sees in the studio: a soft box, a strip lamp, a dark horizon, the pale table. */
function studio(ray: Vector): number {
  const height = dot(ray, softbox);
  return (
    0.44 +
    0.26 * height +
    0.42 * smooth(0.58, 0.8, height) -
    0.4 * bump(height, -0.12, 0.2) +
    0.26 * smooth(-0.5, -0.92, height) +
    0.3 * smooth(0.78, 0.9, dot(ray, strip)) -
    0.16 * bump(height, 0.5, 0.06)
  );
}

/** Tone 0..1 of a surface by its normal: mirrors show the studio, brushed and matte faces the lamp. */
export function toneAt(normal: Vector, finish: Finish): number {
  const n = unit(normal);
  const facing = Math.max(0, dot(n, lamp));
  if (finish === 'matte') return 0.14 + 0.58 * facing;
  const twice = 2 * n[2];
  const ray: Vector = [twice * n[0] - eye[0], twice * n[1] - eye[1], twice * n[2] - eye[2]];
  if (finish === 'polished') return studio(ray);
  return 0.2 + 0.42 * facing + 0.22 * smooth(0.3, 1, dot(ray, lamp)) + 0.16 * studio(ray);
}

/** Normal of a face that leans towards an azimuth (degrees, 0 right, clockwise) by `tilt` degrees. */
export function leaning(azimuth: number, tilt: number): Vector {
  const a = (azimuth * Math.PI) / 180;
  const t = (tilt * Math.PI) / 180;
  return [Math.cos(a) * Math.sin(t), Math.sin(a) * Math.sin(t), Math.cos(t)];
}

/** Tone of a flat face brushed in circles (or rays), by the angle around its centre in degrees. */
export function fanTone(angle: number, strength: number, twist = 0): number {
  const a = ((angle - 225 + twist) * Math.PI) / 180;
  const main = Math.cos(a);
  const wide = Math.cos(2 * a);
  return strength * (0.62 * wide + 0.3 * main + 0.22 * Math.max(0, wide) ** 6);
}
