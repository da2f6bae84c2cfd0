import { optional, type InferOutput } from 'valibot';
import { limits } from '../config/limits';
import { defineEndpoint } from './endpoint';
import { choiceParam, idParam, pagingFields, queryOf } from './query';
import {
  filledText,
  id,
  listOf,
  nullablePicture,
  nullableSlug,
  nullableText,
  shape,
  slug,
  socialCard,
  text,
  type Picture,
} from './wire';

const serviceCardAnswer = shape({
  id: id(),
  url: slug(),
  /** May hold asterisks that the storefront takes out (spec §2 "Home"). */
  title: filledText(),
  image_preview: nullablePicture(),
  /** What the service's pictures show; null: what each picture says of itself. */
  image_alt: nullableText(),
  preview_text: text(),
});

export const serviceAnswer = shape({
  ...serviceCardAnswer.entries,
  image_1: nullablePicture(),
  /** HTML as the editor wrote it: sanitise before showing. */
  text: text(),
  /** How it goes, in order. */
  steps: listOf(shape({ title: filledText(), text: filledText() })),
  /** What to bring. */
  papers: listOf(filledText()),
  terms: listOf(filledText()),
  questions: listOf(shape({ question: filledText(), answer: filledText() })),
  social_card: socialCard(),
});

export type ServiceCard = ReturnType<typeof toServiceCard>;

export type Service = ReturnType<typeof toService>;

/**
 * Spec §7: GET SEO pages with per_page=1000, page=1; `type=service` are the services. One without a
 * url has no page and no card (spec §2 "Home"), so it is left out.
 */
export const servicePages = defineEndpoint({
  method: 'GET',
  path: '/seo-pages',
  summary: 'Services, or all SEO pages of a host.',
  query: queryOf({
    ...pagingFields(limits.servicesPerPage, limits.servicesPerPage),
    city_id: optional(idParam()),
    type: optional(choiceParam(['service'] as const)),
  }),
  answer: shape({ data: listOf(shape({ ...serviceCardAnswer.entries, url: nullableSlug() })) }),
  reshape: (wire): ServiceCard[] =>
    wire.data.flatMap(({ url, ...card }) => (url ? [toServiceCard({ url, ...card })] : [])),
});

/** Spec §7: GET a service page detail with the slug or id appended. */
export const serviceDetail = defineEndpoint({
  method: 'GET',
  path: '/detailSeoPage/:slug',
  summary: 'One service by its url or id.',
  answer: shape({ data: serviceAnswer }),
  reshape: (wire): Service => toService(wire.data),
});

function toServiceCard(wire: InferOutput<typeof serviceCardAnswer>) {
  return {
    id: wire.id,
    url: wire.url,
    title: wire.title,
    preview: wire.preview_text,
    cover: described(wire.image_preview, wire.image_alt),
  };
}

export function toService(wire: InferOutput<typeof serviceAnswer>) {
  return {
    ...toServiceCard(wire),
    picture: described(wire.image_1, wire.image_alt),
    text: wire.text,
    steps: wire.steps,
    papers: wire.papers,
    terms: wire.terms,
    questions: wire.questions,
    socialCard: wire.social_card,
  };
}

function described(picture: Picture | null, alt: string | null): Picture | null {
  return picture && { ...picture, alt: alt || picture.alt };
}
