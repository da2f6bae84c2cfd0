import { optional, type InferOutput } from 'valibot';
import { limits } from '../config/limits';
import { defineEndpoint } from './endpoint';
import { choiceParam, idParam, pagingFields, queryOf } from './query';
import { filledText, id, listOf, nullablePicture, shape, slug, socialCard, text } from './wire';

const serviceCardAnswer = shape({
  id: id(),
  url: slug(),
  /** May hold asterisks that the storefront takes out (spec §2 "Home"). */
  title: filledText(),
  image_preview: nullablePicture(),
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

/** Spec §7: GET SEO pages with per_page=1000, page=1; `type=service` are the services. */
export const servicePages = defineEndpoint({
  method: 'GET',
  path: '/seo-pages',
  summary: 'Services, or all SEO pages of a host.',
  query: queryOf({
    ...pagingFields(limits.servicesPerPage, limits.servicesPerPage),
    city_id: optional(idParam()),
    type: optional(choiceParam(['service'] as const)),
  }),
  answer: shape({ data: listOf(serviceCardAnswer) }),
  reshape: (wire): ServiceCard[] => wire.data.map(toServiceCard),
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
    cover: wire.image_preview,
  };
}

export function toService(wire: InferOutput<typeof serviceAnswer>) {
  return {
    ...toServiceCard(wire),
    picture: wire.image_1,
    text: wire.text,
    steps: wire.steps,
    papers: wire.papers,
    terms: wire.terms,
    questions: wire.questions,
    socialCard: wire.social_card,
  };
}
