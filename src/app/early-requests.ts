/** Of Gatsby's data of a page, as far as it is of interest here. */
export interface PageParts {
  /** Names of the slices that the page shows. */
  slicesMap: Readonly<Record<string, string>>;
}

/**
 * The data that Gatsby's loader asks for before the page answers. Without these addresses in the
 * document it asks one after the other: once its own code runs, and for the slices once it has read
 * the data of the page.
 * @param path of a page; null where the address of the visit is not that of the page (404)
 */
export function dataOf(path: string | null, { slicesMap }: PageParts): string[] {
  return [
    '/page-data/app-data.json',
    ...(path === null
      ? []
      : [`/page-data/${path.replaceAll(/^\/|\/$/g, '') || 'index'}/page-data.json`]),
    ...Object.values(slicesMap).map((name) => `/slice-data/${name}.json`),
  ];
}
