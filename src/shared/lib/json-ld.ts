import type { Thing } from 'schema-dts';

/** An object of schema.org. The types are gone once a script is compiled. */
export type JsonLd = Exclude<Thing, string>;

/** An object of one type, such as `Product`: no property that the type does not have. */
export type JsonLdOf<Type extends JsonLd['@type']> = Extract<JsonLd, { '@type': Type }>;

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
): JsonLdOf<'BreadcrumbList'> {
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
