import { pageMaker, type MakePage } from './page-maker';
import type { BuildData } from './query';

/** What `createPage` was given. */
export interface MadePage {
  path: string;
  component: string;
  context: Record<string, unknown>;
}

/** Runs one kind's page creation of the Russian host on an answer of Gatsby's data. */
export async function pagesMadeBy(
  create: (data: BuildData, makePage: MakePage) => Promise<void>,
  data: unknown,
): Promise<MadePage[]> {
  const pages: MadePage[] = [];
  const makePage = pageMaker('ru', { createPage: (page) => void pages.push(page as MadePage) });
  await create({ graphql: () => Promise.resolve({ data }) as never }, makePage);
  return pages;
}

/** An item as pages are made of it. */
export const item = (catalogType: string, brand: string, collection?: string) => ({
  kind: 'clock',
  catalogType,
  isListed: true,
  brand: { id: 1, url: brand },
  collection: collection ? { id: 2, url: collection } : null,
  type: null as { id: number; url: string } | null,
  condition: 'new',
  facets: { brands: ['1'] },
  availability: [],
  lists: [
    `/${catalogType}/`,
    `/${catalogType}/${brand}/`,
    ...(collection ? [`/${catalogType}/${brand}/${collection}/`] : []),
  ],
});

/** What catalogue pages are made of. */
export const stockOf = (nodes: object[], categories: string[] = [], summed: string[] = []) => ({
  allItem: { nodes },
  allFilterWords: {
    nodes: [
      {
        catalogType: 'clocks_today',
        options: { brands: [{ id: '1', title: 'Rolex', isPopular: true, url: 'rolex' }] },
      },
    ],
  },
  allCity: { nodes: [] },
  allSpecialOffer: { nodes: [] },
  allPopularCategory: { nodes: categories.map((url) => ({ url })) },
  allSalesSummary: { nodes: summed.map((key) => ({ key })) },
});

export const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);
