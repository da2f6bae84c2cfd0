import { originOf } from '../../domain/addresses';
import { hosts, type HostCode } from '../../config/hosts';
import { articleTypeName, type ArticleTypeName } from '../../config/article-types';
import type { JsonLdOf } from '../../shared/lib/json-ld';

interface ArticleFacts {
  /** Its code (spec §3 "Articles, by type"). */
  type: number;
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

const newsTypes: readonly ArticleTypeName[] = ['news', 'lombardNews'];

/** An article for search engines (schema.org). */
export function articleData(
  article: ArticleFacts,
  host: HostCode,
  { siteName, section }: ArticleDataWords,
): JsonLdOf<'Article' | 'NewsArticle'> {
  const origin = originOf(host);
  const house = { '@type': 'Organization', name: siteName, url: `${origin}/` } as const;
  const isNews = newsTypes.includes(articleTypeName(article.type));
  return {
    '@type': isNews ? 'NewsArticle' : 'Article',
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
