/** Said where a site has no release of today's sources; the sites that could be built are served. */
export const someNotBuilt = 'Some sites could not be built; see above.';
