import type { GatsbyNode, Store } from 'gatsby';
import { hostOfBuild } from '../domain/addresses';
import { localeResolvers } from './locale-words';
import { TermFinder, type TermName } from './text/term-finder';
import { withTermLinks } from './text/term-links';

interface GlossaryNode {
  terms: TermName[];
  internal: { contentDigest: string };
}

interface CityTextsNode {
  texts: { path: string }[];
}

interface ItemNode {
  path: string;
  pictures: { src: string }[];
}

interface ResolverContext {
  nodeModel: {
    getNodesByIds: (args: object) => object[];
    findOne: (args: object) => Promise<GlossaryNode | null>;
    findAll: <Node>(args: object) => Promise<{ entries: Iterable<Node> }>;
  };
}

interface BuildState {
  pages: ReadonlyMap<string, unknown>;
}

function pathsOfPages(store: Store): string[] {
  const getState = store.getState as () => BuildState;
  return [...getState().pages.keys()];
}

let known: { digest: string; finder: TermFinder } | null = null;

function finderOf({ terms, internal: { contentDigest } }: GlossaryNode): TermFinder {
  if (known?.digest !== contentDigest) {
    known = { digest: contentDigest, finder: new TermFinder(terms, hostOfBuild()) };
  }
  return known.finder;
}

/** Some nodes in the given order; who asks depends on these alone, and not on a list of all of them. */
function byIds(type: 'Article' | 'Item') {
  return {
    type: `[${type}!]!`,
    args: { ids: '[String!]!' },
    resolve: (_: unknown, { ids }: { ids: string[] }, { nodeModel }: ResolverContext) =>
      nodeModel.getNodesByIds({ ids, type }),
  };
}

/**
 * Terms are linked when a page asks for the text, not when the text is read: Gatsby then knows that
 * the page depends on the glossary, and a new term reaches the articles that have its word, while
 * articles without it stay as they were built.
 */
export const createResolvers: GatsbyNode['createResolvers'] = (build) => {
  const add = build.createResolvers as (resolvers: object) => void;
  add({
    ...localeResolvers(hostOfBuild()),
    Query: {
      // Thousands of nodes of pages would have to be read for these.
      pagePaths: { type: '[String!]!', resolve: () => pathsOfPages(build.store) },
      articlesByIds: byIds('Article'),
      itemsByIds: byIds('Item'),
      // Path of an item -> addresses of its photos: one pass over the nodes, whatever else they hold.
      itemPictures: {
        type: 'JSON!',
        resolve: async (_: unknown, _args: object, { nodeModel }: ResolverContext) => {
          const { entries } = await nodeModel.findAll<ItemNode>({ type: 'Item', query: {} });
          return Object.fromEntries(
            [...entries].map(({ path, pictures }) => [path, pictures.map(({ src }) => src)]),
          );
        },
      },
      // The texts of one page in all cities, in the order of the cities.
      seoTexts: {
        type: '[SeoText!]!',
        args: { path: 'String!' },
        resolve: async (_: unknown, args: { path: string }, { nodeModel }: ResolverContext) => {
          const { entries } = await nodeModel.findAll<CityTextsNode>({
            type: 'CityTexts',
            query: { sort: { order: 'ASC' } },
          });
          return [...entries].flatMap(({ texts }) =>
            texts.filter(({ path }) => path === args.path),
          );
        },
      },
    },
    Article: {
      html: {
        resolve: async ({ html }: { html: string }, _: unknown, { nodeModel }: ResolverContext) => {
          const glossary = await nodeModel.findOne({
            type: 'Glossary',
            query: { filter: { entityId: { eq: 1 } } },
          });
          return glossary ? withTermLinks(html, finderOf(glossary)) : html;
        },
      },
    },
  });
};
