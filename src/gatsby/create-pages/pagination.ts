/** A page of a list, as a query needs it: from which entry on, how many, and which page of how many. */
export interface PageOfList {
  page: number;
  lastPage: number;
  skip: number;
  limit: number;
}

/** The pages of a list of `total` entries; an empty list has one. */
export function pagesOf(total: number, pageSize: number): PageOfList[] {
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  return Array.from({ length: lastPage }, (_, index) => ({
    page: index + 1,
    lastPage,
    skip: index * pageSize,
    limit: pageSize,
  }));
}
