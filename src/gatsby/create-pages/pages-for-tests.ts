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
