import { textPages, type TextPageName } from '../config/text-pages';
import type { HostCode } from '../config/hosts';
import { pageText } from '../features/info-pages/page-text';
import { PageHead } from './head';

interface TextHeadProps {
  data: Pick<Queries.TextPageQuery, 'locales' | 'text'>;
  pageContext: { language: HostCode; name: TextPageName };
}

/** The head of a page that shows a text of the site. */
export function TextHead({ data, pageContext: { language, name } }: TextHeadProps) {
  const { title, lead } = pageText(data.text, language);
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
