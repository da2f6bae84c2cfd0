import type { GatsbyNode } from 'gatsby';
import { hostOfBuild } from '../config/addresses';
import { TermFinder, type TermName } from './text/term-finder';
import { withTermLinks } from './text/term-links';

interface GlossaryNode {
  terms: TermName[];
  internal: { contentDigest: string };
}

interface ResolverContext {
  nodeModel: { findOne: (args: object) => Promise<GlossaryNode | null> };
}

let known: { digest: string; finder: TermFinder } | null = null;

function finderOf({ terms, internal: { contentDigest } }: GlossaryNode): TermFinder {
  if (known?.digest !== contentDigest) {
    known = { digest: contentDigest, finder: new TermFinder(terms, hostOfBuild()) };
  }
  return known.finder;
}

/**
 * Terms are linked when a page asks for the text, not when the text is read: Gatsby then knows that
 * the page depends on the glossary, and a new term reaches the articles that have its word, while
 * articles without it stay as they were built.
 */
export const createResolvers: GatsbyNode['createResolvers'] = (build) => {
  const add = build.createResolvers as (resolvers: object) => void;
  add({
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
