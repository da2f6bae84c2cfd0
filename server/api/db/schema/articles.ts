import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { type ArticleType } from '../../../../src/config/article-types';
import { hostColumn, idColumn, positionColumn } from './columns';
import { coverColumn } from './covers';

export const articles = pgTable(
  'articles',
  {
    id: idColumn(),
    type: integer('type').$type<ArticleType>().notNull(),
    url: text('url').notNull().unique(),
    position: positionColumn(),
    coverId: coverColumn(),
  },
  (table) => [index().on(table.type, table.position, table.id)],
);

/** An article as one host publishes it; a host may publish on its own day, or not at all. */
export const articleTexts = pgTable(
  'article_texts',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    host: hostColumn(),
    title: text('title').notNull(),
    preview: text('preview').notNull(),
    /** HTML. */
    text: text('text').notNull(),
    publishDate: timestamp('publish_date', { withTimezone: true, mode: 'date' }).notNull(),
    isOnMainPage: boolean('is_on_main_page').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.host] }),
    index().on(table.host, table.publishDate, table.articleId),
  ],
);

export const videos = pgTable('videos', {
  id: idColumn(),
  url: text('url').notNull().unique(),
  seconds: integer('seconds').notNull(),
  /** Address of the player; null where none is published yet. */
  embedUrl: text('embed_url'),
  publishDate: timestamp('publish_date', { withTimezone: true, mode: 'date' }).notNull(),
  position: positionColumn(),
  coverId: coverColumn(),
});

export const videoTexts = pgTable(
  'video_texts',
  {
    videoId: integer('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    host: hostColumn(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Paragraphs of what is said. */
    transcript: jsonb('transcript').$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.host] })],
);
