import { existsSync } from 'node:fs';
import { hosts, type HostCode } from '../config/hosts';

const localesFolder = 'src/locales';

/** A file of words, as gatsby-plugin-react-i18next reads it. */
interface LocaleNode {
  /** Name of the folder that it lies in. */
  language: string;
  ns: string;
}

/** Folders of `src/locales` that a host's words come from: those of its language, and its own. */
export function localeFoldersOf(host: HostCode): string[] {
  return [...new Set([hosts[host].language, host])];
}

/** Whether a host takes words from its language, having none of its own there. */
export function isBorrowed(
  { language, ns }: LocaleNode,
  host: HostCode,
  hasOwn: (file: string) => boolean = existsSync,
): boolean {
  return language !== host && !hasOwn(`${localesFolder}/${host}/${ns}.json`);
}

/**
 * Pages ask for words by the code of their host, and the plugin names words after their folder: a host
 * that is written in the words of another finds those under its own code.
 */
export function localeResolvers(host: HostCode) {
  if (hosts[host].language === host) return {};
  return {
    Locale: {
      language: {
        resolve: (words: LocaleNode) => (isBorrowed(words, host) ? host : words.language),
      },
    },
  };
}
