/** What the head of a built page tells search engines of its address and its languages. */
export interface PageAlternates {
  /** To be indexed, and under this address. */
  isIndexed: boolean;
  /** Language tag and address, in their order. */
  links: [lang: string, href: string][];
}

/** Reads the head alone: a host has a thousand pages. */
export function alternatesOf(html: string, address: string): PageAlternates {
  const head = html.slice(0, html.indexOf('</head>'));
  const robots = /<meta name="robots" content="([^"]*)"/.exec(head)?.[1] ?? '';
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1];
  return {
    isIndexed: robots.startsWith('index') && canonical === address,
    links: linksIn(head),
  };
}

/** The links of each address that a sitemap lists. */
export function alternatesInSitemap(xml: string): Map<string, [lang: string, href: string][]> {
  const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/gs)];
  return new Map(entries.map(([, address = '', rest = '']) => [address, linksIn(rest)]));
}

const linksIn = (text: string) =>
  [...text.matchAll(/ rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(
    ([, lang = '', href = '']): [string, string] => [lang, href],
  );
