import type { HostCode } from './hosts';

/** Who reads reports of weaknesses, by host, and in which languages (BCP 47, the first is the best). */
export const securityContacts: Record<HostCode, { mail: string; languages: readonly string[] }> = {
  ru: { mail: 'security@ru.karat.example', languages: ['ru', 'en'] },
  en: { mail: 'security@en.karat.example', languages: ['en', 'ru'] },
  ua: { mail: 'security@ua.karat.example', languages: ['uk', 'en'] },
  uz: { mail: 'security@uz.karat.example', languages: ['uz', 'ru', 'en'] },
};

/**
 * Until when `security.txt` may be relied on. Somebody looks at contacts and languages and sets it anew,
 * within a year (RFC 9116 §2.5.5); a test fails sixty days before.
 */
export const securityExpires = '2027-11-01T00:00:00Z';
