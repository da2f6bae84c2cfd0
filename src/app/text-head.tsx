import { textPages, type TextPageName } from '../config/text-pages';
import type { HostCode } from '../config/hosts';
import { pageText } from '../features/texts/page-text';
import { PageHead } from './head';

interface TextHeadProps {
  data: Pick<Queries.TextPageQuery, 'locales' | 'words'>;
  pageContext: { language: HostCode; name: TextPageName };
}

/** What search engines are told of a page whose words are a text of the site. */
export function TextHead({ data, pageContext: { language, name } }: TextHeadProps) {
  const { title, lead } = pageText(data.words, language);
  return (
    <PageHead
      host={language}
      locales={data.locales}
      title={title}
      description={lead}
      path={textPages[name].path}
    />
  );
}
