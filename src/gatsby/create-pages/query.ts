import type { CreatePagesArgs } from 'gatsby';

/** The data of the build. */
export type BuildData = Pick<CreatePagesArgs, 'graphql'>;

/**
 * Asks Gatsby's data.
 * @throws Error when the query fails: pages must not be made of half an answer.
 */
export async function ask<Data>(data: BuildData, query: string): Promise<Data> {
  const result = await data.graphql<Data>(query);
  if (result.errors || !result.data) {
    throw new Error(`the build's own query failed: ${String(result.errors)}\n${query}`);
  }
  return result.data;
}
