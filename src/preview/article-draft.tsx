import type { Article } from '../contract/articles';
import { terms } from '../contract/reading';
import { toArticleNode, toGlossaryNode } from '../gatsby/sources/reading-nodes';
import { TermFinder } from '../gatsby/text/term-finder';
import { withTermLinks } from '../gatsby/text/term-links';
import { callApi } from '../shared/lib/http';
import { loadPart } from '../shared/lib/load-part';
import {
  anyPosition,
  noLocales,
  templateProps,
  type DraftPage,
  type DraftReading,
} from './draft-reading';

/** An article with its terms linked, without the related ones, whose choice is the build's. */
export async function articleDraft(
  article: Article,
  { host, signal, read }: DraftReading,
): Promise<DraftPage> {
  const [{ default: ArticlePage }, glossary] = await Promise.all([
    loadPart(() => import('../templates/article-page')),
    callApi(terms, { signal }),
  ]);
  const node = toArticleNode(read)(article, anyPosition);
  const finder = new TermFinder(toGlossaryNode({ id: 1, terms: glossary }).terms, host);
  const data: Queries.ArticlePageQuery = {
    locales: noLocales,
    article: { ...node, html: withTermLinks(node.html, finder) },
    related1: null,
    related2: null,
    related3: null,
  };
  return function ArticleDraft(props) {
    return <ArticlePage {...templateProps(props, data, {})} />;
  };
}
