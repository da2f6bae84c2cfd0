/**
 * In the directory of a build: there from its beginning to its end, so that a build that was killed in
 * between is known by it. Its time of change is when the build began.
 */
export const unfinishedBuildPath = '.cache/unfinished-build';

/**
 * There from the first node that an edit of a warm builder changes until all that the next build has to
 * know of it is kept: an edit is released before that.
 */
export const unsavedEditPath = '.cache/unsaved-edit';
