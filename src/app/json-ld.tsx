import { jsonLdText, type JsonLd as Data } from '../shared/lib/json-ld';

/** What a page is about, for search engines. */
export function JsonLd({ data }: { data: Data }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
  );
}
