export interface Point {
  x: number;
  y: number;
}

/** Pixels of the stage that a photo lies on. */
export interface Size {
  width: number;
  height: number;
}

/** How a photo lies on its stage: its scale, and how far its centre is from the stage's, in pixels. */
export interface Zoom extends Point {
  /** 1: the whole photo. */
  scale: number;
}

export const whole: Zoom = { scale: 1, x: 0, y: 0 };
export const maxScale = 5;
/** Of one press of a key or a button. */
export const stepFactor = 1.5;
/** Of a double tap. */
export const closeScale = 2.5;

/**
 * The photo made larger or smaller around a point, which stays where it is (pixels from the stage's
 * centre) unless an edge of the photo would leave the stage.
 */
export function zoomedAt(zoom: Zoom, factor: number, point: Point, stage: Size): Zoom {
  const scale = Math.min(maxScale, Math.max(1, zoom.scale * factor));
  const ratio = scale / zoom.scale;
  return within(
    {
      scale,
      x: point.x - (point.x - zoom.x) * ratio,
      y: point.y - (point.y - zoom.y) * ratio,
    },
    stage,
  );
}

/** The photo pulled by so many pixels. */
export function moved(zoom: Zoom, by: Point, stage: Size): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, stage);
}

function within({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  return {
    scale,
    x: bounded(x, (width * (scale - 1)) / 2),
    y: bounded(y, (height * (scale - 1)) / 2),
  };
}

const bounded = (value: number, most: number) => Math.min(most, Math.max(-most, value)) || 0;
