import { cookieScript } from './cookie-notice';
import { earlyInputScript } from './early-input';
import { compilationScript, pagePathScript } from './gatsby';
import { messagesScript } from './important-messages';
import { startScript } from './start';
import { unbuiltItemScript } from './unbuilt-item';

/**
 * The scripts that run within the HTML of pages, as they stand there. What differs from page to page
 * is an attribute of the script's element: a hash stands for one text. No other script runs.
 */
export const inlineScripts: readonly string[] = [
  pagePathScript,
  compilationScript,
  cookieScript,
  messagesScript,
  startScript,
  earlyInputScript,
  unbuiltItemScript,
];
