/** An object of schema.org. */
export type JsonLd = Record<string, unknown> & { '@type': string };

/**
 * As the text of a script element: nothing in it can end the element or break a line of a script, and
 * there is no entity in it, because Gatsby reads entities in what it moves into the head.
 */
export function jsonLdText(data: JsonLd): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data })
    .replace(/</g, '\\u003c')
    .replace(/&/g, '\\u0026')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** The way to a page; paths with their slashes. */
export function breadcrumbData(
  origin: string,
  crumbs: readonly { title: string; path: string }[],
): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: `${origin}${path}`,
    })),
  };
}
