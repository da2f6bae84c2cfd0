import * as is from './rules';
import { type, type PropertyOf, type SchemaType } from './type';

/** Article and NewsArticle, which are read alike. */
const article: SchemaType<PropertyOf<'Article'>> = {
  required: ['headline', 'datePublished', 'author'],
  recommended: ['image'],
  properties: {
    headline: is.text,
    description: is.anyText,
    articleSection: is.text,
    image: is.listOf(is.address),
    datePublished: is.instant,
    inLanguage: is.language,
    timeRequired: is.duration,
    mainEntityOfPage: is.address,
    author: is.objectOf('Organization', 'name', 'url'),
    publisher: is.objectOf('Organization'),
  },
};

/** What is read and watched. */
export const reading = [
  type('Article', article),
  type('NewsArticle', article),
  type('VideoObject', {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'duration', 'embedUrl'],
    properties: {
      name: is.text,
      description: is.anyText,
      thumbnailUrl: is.listOf(is.address),
      uploadDate: is.instant,
      duration: is.duration,
      inLanguage: is.language,
      url: is.address,
      embedUrl: is.address,
      transcript: is.text,
    },
  }),
  type('FAQPage', {
    required: ['mainEntity'],
    recommended: [],
    properties: { mainEntity: is.listOf(is.objectOf('Question')) },
  }),
  type('Question', {
    required: ['name', 'acceptedAnswer'],
    recommended: [],
    properties: { name: is.text, acceptedAnswer: is.objectOf('Answer') },
  }),
  type('Answer', { required: ['text'], recommended: [], properties: { text: is.text } }),
  type('DefinedTermSet', {
    required: ['name', 'hasDefinedTerm'],
    recommended: ['description', 'url'],
    properties: {
      '@id': is.address,
      url: is.address,
      name: is.text,
      description: is.text,
      inLanguage: is.language,
      hasDefinedTerm: is.listOf(is.objectOf('DefinedTerm')),
    },
  }),
  type('DefinedTerm', {
    required: ['name', 'description'],
    recommended: ['url', 'termCode'],
    properties: {
      termCode: is.text,
      name: is.text,
      description: is.text,
      url: is.address,
      inDefinedTermSet: is.address,
    },
  }),
];
