import { object } from 'yup';
import { limits } from '../config/limits';
import { idempotencyKey, optionalText, rating, requiredText } from './body';
import { defineEndpoint } from './endpoint';
import { pagingFields, queryOf } from './query';
import {
  count,
  filledText,
  id,
  instant,
  listOf,
  paginateData,
  shape,
  text,
  type Page,
} from './wire';

export interface Review {
  id: number;
  author: string;
  cityTitle: string;
  rating: number;
  text: string;
  publishDate: string;
}

export const reviews = defineEndpoint({
  method: 'GET',
  path: '/reviews',
  summary: 'Published reviews, newest first.',
  query: queryOf(pagingFields(100, 12)),
  answer: shape({
    items: listOf(
      shape({
        id: id(),
        author: filledText(),
        city_title: text(),
        rating: count(),
        text: filledText(),
        publish_date: instant(),
      }),
    ),
    paginate_data: paginateData(),
  }),
  reshape: (wire): Page<Review> => ({
    items: wire.items.map(({ city_title, publish_date, ...review }) => ({
      ...review,
      cityTitle: city_title,
      publishDate: publish_date,
    })),
    lastPage: wire.paginate_data.last_page,
    total: wire.paginate_data.total,
  }),
});

/** A review is stored unpublished; nothing publishes it automatically. */
export const sendReview = defineEndpoint({
  method: 'POST',
  path: '/reviews',
  summary: 'Stores a review; it is not published automatically.',
  botCheck: ['review'],
  body: object({
    author: requiredText(limits.nameMax).min(limits.nameMin, 'tooShort'),
    city: optionalText(60),
    rating: rating(),
    text: requiredText(4000).min(10, 'tooShort'),
    feedback_phone: optionalText(200),
    idempotency_key: idempotencyKey(),
  }),
  answer: shape({ message: filledText() }),
  reshape: (wire) => wire.message,
});
