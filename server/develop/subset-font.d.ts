declare module 'subset-font' {
  /** Of the package, which brings no types: what is used of it. */
  interface SubsetOptions {
    targetFormat: 'woff2' | 'truetype';
    /** A range stays variable, a number makes a font of one weight. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures: readonly string[];
  }

  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
