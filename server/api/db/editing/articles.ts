import { articles, articleTexts } from '../schema/articles';
import { sharedRows } from './shared-rows';
import { type EditedStore } from './store';

export const articleStore: EditedStore<'articles'> = sharedRows(articles, articleTexts, {
  rootId: { column: articleTexts.articleId, name: 'articleId' },
  unique: { column: articles.url, field: 'url' },
  sharedFields: ['url', 'type'],
  read: (_db, { url, type }, { title, preview, text, publishDate, isOnMainPage }) => ({
    url,
    type,
    title,
    preview_text: preview,
    text,
    publish_date: publishDate.toISOString(),
    show_main_page: isOnMainPage,
  }),
  writeRoot: (_db, fields) => {
    const { url, type } = fields;
    return { url, type };
  },
  writeText: (body) => {
    return {
      title: body.title,
      preview: body.preview_text,
      text: body.text,
      publishDate: new Date(body.publish_date),
      isOnMainPage: body.show_main_page,
    };
  },
});
