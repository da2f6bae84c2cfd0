import { originOf } from '../../domain/addresses';
import { hosts, type HostCode } from '../../config/hosts';
import type { JsonLd } from '../../shared/lib/json-ld';

interface ArticleFacts {
  title: string;
  preview: string;
  path: string;
  publishDate: string;
  minutes: number;
  cover: { src: string } | null;
}

interface ArticleDataWords {
  siteName: string;
  /** Title of the list. */
  section: string;
}

/** An article for search engines (schema.org). */
export function articleData(
  article: ArticleFacts,
  host: HostCode,
  { siteName, section }: ArticleDataWords,
): JsonLd {
  const origin = originOf(host);
  const house = { '@type': 'Organization', name: siteName, url: `${origin}/` };
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.preview,
    articleSection: section,
    ...(article.cover && { image: [article.cover.src] }),
    datePublished: article.publishDate,
    inLanguage: hosts[host].languageTag,
    timeRequired: `PT${article.minutes}M`,
    mainEntityOfPage: `${origin}${article.path}`,
    author: house,
    publisher: house,
  };
}
