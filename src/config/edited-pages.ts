/** What a builder that stays tells `onPostBuild` beside what Gatsby does. */
export interface EditedPages {
  /** Addresses of the pages that an edit has rendered; not given when all files may be other ones. */
  renderedPages?: readonly string[];
}
