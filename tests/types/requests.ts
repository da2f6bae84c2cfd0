/**
 * What must not compile, on both sides of the API: `npm run types` fails where a line below has
 * become right. Nothing here is run.
 */
import { type FastifyInstance } from 'fastify';
import { serve } from '../../server/api/http/serve';
import { urlFor } from '../../src/contract/endpoint';
import { feedback } from '../../src/contract/feedback';
import { itemDetail } from '../../src/contract/items';
import { listing } from '../../src/contract/listing';
import { menuList } from '../../src/contract/menu';
import { sendProductMessage } from '../../src/contract/product-orders';
import { sendReview } from '../../src/contract/reviews';
import { callApi } from '../../src/shared/lib/http';

const review = { author: 'Анна', rating: 5, text: 'Все хорошо' };

export const rightCalls = [
  () => callApi(menuList),
  () => callApi(itemDetail, { params: { kind: 'clock', url: 'omega' } }),
  () =>
    callApi(listing, {
      params: { catalogType: 'arts' },
      // Numbers may travel as text, dates do; what has a default may be left out.
      query: { page: 2, 'brands[]': ['1', 4], published_after: '2026-01-01T00:00:00.000Z' },
    }),
  () => callApi(sendReview, { body: review }),
  () => callApi(feedback, { body: { feedback_type: 1, user_name: 'Анна' }, files: [] }),
];

export const wrongPathParameters = [
  // @ts-expect-error the path has parameters
  () => callApi(itemDetail),
  // @ts-expect-error one of them is missing
  () => callApi(itemDetail, { params: { kind: 'clock' } }),
  // @ts-expect-error the path has no such parameter
  () => callApi(itemDetail, { params: { kind: 'clock', slug: 'omega' } }),
  // @ts-expect-error the path has none
  () => callApi(menuList, { params: { id: 1 } }),
  // @ts-expect-error the address has the same types
  () => urlFor(itemDetail, '', { params: { kind: 'clock' } }),
];

export const wrongQueries = [
  // @ts-expect-error the schema has no such key
  () => callApi(listing, { params: { catalogType: 'arts' }, query: { per_side: 2 } }),
  // @ts-expect-error a list is no number
  () => callApi(listing, { params: { catalogType: 'arts' }, query: { 'brands[]': 4 } }),
  // @ts-expect-error no order of ours
  () => callApi(listing, { params: { catalogType: 'arts' }, query: { direction: 'up' } }),
  // @ts-expect-error the endpoint takes no query
  () => callApi(menuList, { query: { page: 1 } }),
];

export const wrongBodies = [
  // @ts-expect-error the endpoint needs a body
  () => callApi(sendReview),
  // @ts-expect-error the body needs a text
  () => callApi(sendReview, { body: { author: 'Анна', rating: 5 } }),
  // @ts-expect-error the schema has no such field
  () => callApi(sendReview, { body: { ...review, stars: 5 } }),
  // @ts-expect-error no kind of request
  () => callApi(feedback, { body: { feedback_type: 99, user_name: 'Анна' } }),
  // @ts-expect-error the endpoint takes no files
  () => callApi(sendReview, { body: review, files: [] }),
];

export function wrongHandlers(api: FastifyInstance): void {
  serve(api, sendProductMessage, ({ host, param, query, body }) => {
    // What the schema casts to, without a type of its own.
    const read: { host: string; id: string; token: string } = {
      host,
      id: param('id'),
      token: body.token,
    };
    // @ts-expect-error the path has no such parameter
    param('order');
    // @ts-expect-error the schema has no such field
    void body.message;
    // @ts-expect-error the endpoint takes no query
    void query.token;
    return Promise.reject(new Error(read.id));
  });
  serve(api, listing, ({ query }) => {
    const page: number = query.page;
    // @ts-expect-error the filter may have no brands
    const brands: number[] = query['brands[]'];
    return Promise.reject(new Error(String([page, brands])));
  });
  // @ts-expect-error the answer is no list of rows
  serve(api, menuList, () => Promise.resolve([{ id: 1 }]));
}
