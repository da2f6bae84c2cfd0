import { element, num, type Attributes, type Point, type Stop } from './svg';

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, color, opacity]) =>
      element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }),
    )
    .join('');

/** Units: tiles of patterns grow to about this. */
const largeTile = 260;

/**
 * The definitions of one picture: gradients, patterns and clips get short ids in the order in
 * which they are asked for, equal ones are shared, so that the same drawing is the same text.
 */
export class Sheet {
  private readonly known = new Map<string, string>();
  private readonly defs: string[] = [];

  private define(name: string, attributes: Attributes, body: string): string {
    const key = element(name, attributes, body);
    const existing = this.known.get(key);
    if (existing) return `url(#${existing})`;
    const id = `d${this.known.size.toString(36)}`;
    this.known.set(key, id);
    this.defs.push(element(name, { id, ...attributes }, body));
    return `url(#${id})`;
  }

  /** Linear gradient between two points of the drawing. */
  linear(from: Point, to: Point, stops: readonly Stop[], rest: Attributes = {}): string {
    const attributes = {
      gradientUnits: 'userSpaceOnUse',
      x1: from[0],
      y1: from[1],
      x2: to[0],
      y2: to[1],
      ...rest,
    };
    return this.define('linearGradient', attributes, stopsOf(stops));
  }

  /** Radial gradient around a point of the drawing; `focus` moves its bright spot. */
  radial(center: Point, r: number, stops: readonly Stop[], rest: Attributes = {}): string {
    const attributes = {
      gradientUnits: 'userSpaceOnUse',
      cx: center[0],
      cy: center[1],
      r,
      ...rest,
    };
    return this.define('radialGradient', attributes, stopsOf(stops));
  }

  /** Linear gradient over whatever it fills: down by default, to the right with `across`. */
  over(stops: readonly Stop[], across = false): string {
    const attributes = { x1: 0, y1: 0, x2: across ? 1 : 0, y2: across ? 0 : 1 };
    return this.define('linearGradient', attributes, stopsOf(stops));
  }

  /**
   * A tile repeated over what it fills. Small tiles are laid side by side into a larger one first:
   * the renderer pays for each repetition, so that a tile of 3 units would take seconds.
   */
  pattern(width: number, height: number, body: string, transform?: string): string {
    const columns = Math.max(1, Math.round(largeTile / width));
    const rows = Math.max(1, Math.round(largeTile / height));
    const attributes = {
      patternUnits: 'userSpaceOnUse',
      width: width * columns,
      height: height * rows,
      patternTransform: transform,
    };
    if (columns * rows === 1) return this.define('pattern', attributes, body);
    const tile = this.define('g', {}, body).slice('url('.length, -1);
    let laid = '';
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        laid += element('use', { href: tile, x: column * width, y: row * height });
    return this.define('pattern', attributes, laid);
  }

  /** Clips a body to a path. */
  clipped(d: string, body: string, evenOdd = false): string {
    const clip = this.define(
      'clipPath',
      {},
      element('path', { d, 'clip-rule': evenOdd ? 'evenodd' : undefined }),
    );
    return element('g', { 'clip-path': clip }, body);
  }

  /** The finished picture: `width` x `height` pixels showing `viewWidth` units across. */
  write(width: number, height: number, viewWidth: number, body: string): string {
    const viewHeight = (viewWidth * height) / width;
    const defs = this.defs.length > 0 ? `<defs>${this.defs.join('')}</defs>` : '';
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${num(viewWidth)} ${num(viewHeight)}">${defs}${body}</svg>`
    );
  }
}
