/** Years of a reference, where they are not those of its line or nothing else tells them. */
export const ofYears: readonly (readonly [piece: RegExp, plain: string, own: string])[] = [
  // The line was shown in that year, the reference later.
  [/WSSA00(?:18|29)/u, ' (2018-yilda taqdim etilgan)', ''],
  [/WSSA00(?:18|29)/u, ', u 2018-yilda taqdim etilgan', ''],
  [/WSSA00(?:18|29)/u, 'soatining 2018-yilda taqdim etilgan referensi', 'soatining referensi'],
  ...(['WSSA0018', 'WSSA0029'] as const).map(
    (reference) =>
      [
        new RegExp(reference, 'u'),
        `soatining ${reference} referensi 2018`,
        `modeli (${reference} referensi) 2018`,
      ] as const,
  ),
  [/^WSSA00(?:18|29) referensi 2018/u, ' soati esa ', ' soati '],
  ...(['WSSA0018', 'WSSA0029'] as const).map(
    (reference) =>
      [
        new RegExp(`^${reference}`, 'u'),
        `${reference} referensi 2018-yilda taqdim etilgan, bu`,
        `${reference} referensli bu`,
      ] as const,
  ),
];
