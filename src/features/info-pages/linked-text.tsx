import { Link } from 'gatsby';
import { Fragment } from 'react';
import { routes } from '../../config/routes';
import { textPages } from '../../config/text-pages';

/** Where the words in angle brackets lead, by the name of the bracket. */
export const textLinks: Record<string, string> = {
  ...Object.fromEntries(Object.entries(textPages).map(([name, { path }]) => [name, path])),
  contacts: routes.contacts(),
  documents: routes.documents(),
  faq: routes.faq(),
  glossary: routes.glossary(),
  reviews: routes.reviews(),
  services: routes.services(),
  expertise: routes.service('ekspertiza'),
};

/** Text whose `<name>words</name>` are links inside the site. */
export function LinkedText({ text }: { text: string }) {
  return (
    <>
      {partsOf(text).map(({ words, path }, index) => (
        <Fragment key={index}>{path ? <Link to={path}>{words}</Link> : words}</Fragment>
      ))}
    </>
  );
}

/**
 * The text in parts, with the path where a part is a link.
 * @throws Error for a name that leads nowhere
 */
export function partsOf(text: string): { words: string; path: string | null }[] {
  const parts = text.split(/(<\w+>[^<]*<\/\w+>)/).filter((part) => part !== '');
  return parts.map((part) => {
    const [, name, words] = /^<(\w+)>([^<]*)<\/\1>$/.exec(part) ?? [];
    if (name === undefined || words === undefined) return { words: part, path: null };
    const path = textLinks[name];
    if (path === undefined) throw new Error(`a text links to "${name}", which is no page`);
    return { words, path };
  });
}
