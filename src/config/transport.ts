const yearSeconds = 31_536_000;

/** `Strict-Transport-Security` of what has a certificate: a year, all names below it too. */
export const strictTransport = `max-age=${yearSeconds}; includeSubDomains`;
