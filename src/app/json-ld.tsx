import { jsonLdText, type JsonLd as Data } from '../shared/lib/json-ld';

/** What a page is about, for search engines; null: the page has too little to tell of it. */
export function JsonLd({ data }: { data: Data | null }) {
  if (data === null) return null;
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
  );
}
