/**
 * Number of the latest change of content that an answer of the backend holds; in a call, the number
 * that the answer must hold at least. Each change has a number of its own and holds all before it.
 */
export const contentRevisionHeader = 'x-content-revision';

/** Variable that tells a build which number the answers must hold at least. */
export const contentRevisionVariable = 'CONTENT_REVISION';
