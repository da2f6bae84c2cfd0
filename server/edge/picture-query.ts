/** Where pictures are made smaller. */
export const picturePath = /^\/\.netlify\/images\/?$/;

/** What may be asked of `/.netlify/images`; anything else could make the transformer do odd work. */
const allowed: Record<string, RegExp> = {
  w: /^[1-9]\d{0,3}$/,
  h: /^[1-9]\d{0,3}$/,
  q: /^(?:[1-9]\d?|100)$/,
  fm: /^(?:auto|avif|webp|jpg|png)$/,
  fit: /^(?:contain|cover|fill)$/,
  position: /^(?:top|bottom|left|right|center)$/,
};

const longestSource = 2048;
/** What the CDN takes where none is asked for; the emulator's own is 80, and a fifth more bytes. */
const usualQuality = '75';

export interface PictureQuery {
  /** The query in one fixed order, so that the same wish is the same text. */
  search: string;
  /** Whether the format was chosen by what the visitor accepts. */
  variesByAccept: boolean;
}

/** Reads the query of a `/.netlify/images` address; null when it is not one that we answer. */
export function pictureQuery(search: string, accept: string | undefined): PictureQuery | null {
  const asked = new URLSearchParams(search);
  const source = asked.get('url');
  if (!source || source.length > longestSource) return null;
  // Absolute: pictures come from the backend, none from the site itself.
  if (!URL.canParse(source)) return null;
  // Without `..`: what the emulator compares with its pattern must be what it fetches.
  const wish = new URLSearchParams({ url: new URL(source).href });
  for (const [name, rule] of Object.entries(allowed)) {
    const value = asked.get(name) ?? (name === 'q' ? qualityFor(asked.get('fm')) : null);
    if (value === null) continue;
    if (!rule.test(value)) return null;
    wish.set(name, value);
  }
  const variesByAccept = wish.get('fm') === 'auto';
  if (variesByAccept) wish.set('fm', formatFor(accept));
  return { search: `?${wish.toString()}`, variesByAccept };
}

/** PNG loses nothing. */
const qualityFor = (format: string | null) => (format === 'png' ? null : usualQuality);

function formatFor(accept = ''): string {
  return ['avif', 'webp'].find((format) => accept.includes(`image/${format}`)) ?? 'jpg';
}
