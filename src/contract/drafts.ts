import {
  check,
  nullable,
  optional,
  pipe,
  record,
  string,
  unknown,
  type InferOutput,
} from 'valibot';
import { hostCodes } from '../config/hosts';
import { articleAnswer, toArticle, type Article } from './articles';
import { brandStoryAnswer, toBrandStory, type BrandStory } from './brands';
import type { EditedEntity } from './edited-bodies';
import { defineEndpoint } from './endpoint';
import { itemAnswer, toItem, type Item } from './items';
import { termAnswer, toVideo, videoAnswer, type Term, type Video } from './reading';
import { idParam, queryOf, signedLinkFields } from './query';
import { serviceAnswer, toService, type Service } from './services';
import { count, filledText, id, instant, listOf, oneOf, shape, webAddress } from './wire';

/**
 * What has drafts: rows that have a page, or a place on one, by themselves. A row of the menu, a
 * rate or a message shows on every page, so there is no one page to look at.
 */
export const previewedEntities = [
  'articles',
  'services',
  'brands',
  'terms',
  'items',
  'videos',
] as const satisfies readonly EditedEntity[];
export type PreviewedEntity = (typeof previewedEntities)[number];

const draftAnswer = () =>
  shape({
    id: id(),
    entity: oneOf(previewedEntities),
    /** The row that it would change; null: it would make a new one. */
    row: nullable(id()),
    /** Fields of the entity's body; of a row that is there, those that would be others. */
    fields: record(string(), unknown()),
    changed_at: instant(),
  });

export type Draft = ReturnType<typeof toDraft>;

function toDraft({ changed_at, ...draft }: InferOutput<ReturnType<typeof draftAnswer>>) {
  return { ...draft, changedAt: changed_at };
}

export const draftList = defineEndpoint({
  method: 'GET',
  path: '/admin/drafts',
  summary: 'Drafts of a host, the one changed last first.',
  access: 'reader',
  answer: shape({ data: listOf(draftAnswer()) }),
  reshape: ({ data }) => data.map(toDraft),
});

/** The body holds fields of `editedBodies[entity]`; status 201. */
export const createDraft = defineEndpoint({
  method: 'POST',
  path: '/admin/drafts/:entity',
  summary:
    'Makes a draft: of a row that is there (`row`), or of a new one. Visitors see nothing of it.',
  access: 'editor',
  query: queryOf({ row: optional(idParam()) }),
  answer: shape({ data: draftAnswer() }),
  reshape: ({ data }) => toDraft(data),
});

/** Fields that the body leaves out stay as they are in the draft. */
export const changeDraft = defineEndpoint({
  method: 'PUT',
  path: '/admin/drafts/:entity/:id',
  summary: 'Changes fields of a draft.',
  access: 'editor',
  answer: shape({ data: draftAnswer() }),
  reshape: ({ data }) => toDraft(data),
});

export const deleteDraft = defineEndpoint({
  method: 'DELETE',
  path: '/admin/drafts/:entity/:id',
  summary: 'Deletes a draft; its links show nothing from then on.',
  access: 'editor',
  answer: shape({ message: filledText() }),
  reshape: ({ message }) => message,
});

export const linkDraft = defineEndpoint({
  method: 'POST',
  path: '/admin/drafts/:entity/:id/link',
  summary: 'Signs a link that shows the draft in its page for an hour, to whoever has it.',
  access: 'editor',
  answer: shape({ data: shape({ url: webAddress(), until: instant() }) }),
  reshape: ({ data }) => data,
});

/** As `createRow` (201) or `changeRow` (200) with the fields of the draft. */
export const publishDraft = defineEndpoint({
  method: 'POST',
  path: '/admin/drafts/:entity/:id/publish',
  summary: 'Makes the draft the row that visitors see, and deletes the draft.',
  access: 'editor',
  answer: shape({
    data: shape({ id: id() }),
    changes: listOf(shape({ host: oneOf(hostCodes), revision: count() })),
  }),
  reshape: ({ data }) => data.id,
});

/** What a draft would be, in the shape in which the public calls of its entity tell of it. */
export type Previewed =
  | { entity: 'articles'; article: Article }
  | { entity: 'services'; service: Service }
  | { entity: 'brands'; brand: BrandStory }
  | { entity: 'terms'; term: Term }
  | { entity: 'items'; item: Item }
  | { entity: 'videos'; video: Video };

/** What the backend gives for each entity. */
export interface PreviewAnswers {
  articles: InferOutput<typeof articleAnswer>;
  services: InferOutput<typeof serviceAnswer>;
  brands: InferOutput<typeof brandStoryAnswer>;
  terms: InferOutput<typeof termAnswer>;
  items: InferOutput<typeof itemAnswer>;
  videos: InferOutput<typeof videoAnswer>;
}

/** 403: the signature is not ours; 419: the time of the link is over; 404: the draft is gone. */
export const preview = defineEndpoint({
  method: 'GET',
  path: '/preview/:entity/:id',
  summary: 'A draft as its page would tell of it, for who has a signed link.',
  query: queryOf(signedLinkFields()),
  answer: shape({
    changed_at: instant(),
    until: instant(),
    /** The one of the entity in the path. */
    data: pipe(
      shape({
        articles: optional(articleAnswer),
        services: optional(serviceAnswer),
        brands: optional(brandStoryAnswer),
        terms: optional(termAnswer),
        items: optional(itemAnswer),
        videos: optional(videoAnswer),
      }),
      check((data) => Object.keys(data).length === 1, 'must hold one draft'),
    ),
  }),
  reshape: ({ data, changed_at, until }) => ({
    draft: previewedOf(data),
    changedAt: changed_at,
    until,
  }),
});

function previewedOf(data: Partial<PreviewAnswers>): Previewed {
  if (data.articles) return { entity: 'articles', article: toArticle(data.articles) };
  if (data.services) return { entity: 'services', service: toService(data.services) };
  if (data.brands) return { entity: 'brands', brand: toBrandStory(data.brands) };
  if (data.terms) return { entity: 'terms', term: data.terms };
  if (data.items) return { entity: 'items', item: toItem(data.items) };
  if (data.videos) return { entity: 'videos', video: toVideo(data.videos) };
  throw new Error('the answer was checked to hold a draft');
}
