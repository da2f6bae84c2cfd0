/** What a search looks in (spec §2: watches are id 2, the archive is id 8; spec §3 "Section codes"). */
export const searchSections = {
  all: 1,
  watches: 2,
  jewelry: 3,
  accessories: 4,
  services: 5,
  reference: 6,
  articles: 7,
  archive: 8,
} as const;
export type SearchSection = (typeof searchSections)[keyof typeof searchSections];

export const searchSectionCodes: readonly SearchSection[] = Object.values(searchSections);
