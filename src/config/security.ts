/** Read beside the language of a host in reports of weaknesses, BCP 47. */
export const securityLanguage = 'en';

/**
 * Until when `security.txt` may be relied on. Somebody looks whether the mailboxes `security@` the domain of
 * each host are read, and sets it anew within a year (RFC 9116 §2.5.5); a test fails sixty days before.
 */
export const securityExpires = '2027-11-01T00:00:00Z';
