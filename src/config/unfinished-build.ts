/**
 * In the directory of a build: there from its beginning to its end, so that a build that was killed in
 * between is known by it. Its time of change is when the build began.
 */
export const unfinishedBuildPath = '.cache/unfinished-build';
