/**
 * What Gatsby tells its own scripts on a page. It writes the values into scripts, which then differ
 * from page to page and from build to build; here they are attributes, and each script is one text
 * that has one hash.
 */

/** The path that a page was built for, from `data-path`. */
export const pagePathScript = 'window.pagePath=document.currentScript.dataset.path';

/**
 * The compilation that a page belongs to, from `data-hash`. The chunks to prefetch are none: Gatsby
 * writes their table as a string, in which its loader finds nothing.
 */
export const compilationScript =
  'window.___webpackCompilationHash=document.currentScript.dataset.hash;window.___chunkMapping={}';
