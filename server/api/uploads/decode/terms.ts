/** How the process that reads a picture ends. */
export const exitCodes = { unreadable: 3, failed: 4 };

/** Memory that it may take. */
export const mostMegabytes = 900;

/** Milliseconds that it may take. */
export const mostTime = 15_000;

/** Longest side of the small picture, pixels. */
export const previewSide = 320;
