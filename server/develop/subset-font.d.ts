declare module 'subset-font' {
  /** Of the package, which brings no types: what is used of it. */
  interface SubsetOptions {
    targetFormat: 'woff2';
    variationAxes: Record<string, { min: number; max: number }>;
    keepFeatures: readonly string[];
  }

  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
