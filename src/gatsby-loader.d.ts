/** What of Gatsby's own loader of pages `src/app/gatsby-loader.ts` uses; the alias is webpack's. */
declare module 'gatsby-loader' {
  /** By path without the slash at the end; `/` for the home page. */
  type ByPath<Value = unknown> = Map<string, Value>;

  export interface Slice {
    component: unknown;
    sliceContext: unknown;
    data: unknown;
  }

  export class BaseLoader {
    pageDb: ByPath;
    pageDataDb: ByPath;
    inFlightDb: ByPath<Promise<unknown>>;
    slicesDb: Map<string, Slice>;
    slicesDataDb: Map<string, unknown>;
    /** Paths as links name them. */
    prefetchTriggered: Set<string>;
    prefetchCompleted: Set<string>;
    loadPage(rawPath: string): Promise<unknown>;
    loadSliceDataJson(name: string): Promise<{
      jsonPayload: { result: { data: unknown; sliceContext: unknown } };
    }>;
  }
}

/** What Gatsby itself begins with in a browser, for `src/app/entry.ts`; the alias is webpack's. */
declare module 'gatsby-entry' {}
