import { useTranslation } from 'react-i18next';
import { articleTypeNames } from '../../config/article-types';
import { routes } from '../../config/routes';
import { LinkRow } from '../../shared/ui/link-row';
import * as row from '../../shared/ui/link-row.module.css';

/** The sections of what can be read and watched; `current` is the path of the one that is open. */
export function ReadingNav({ current }: { current: string }) {
  const { t } = useTranslation(['reading', 'articles']);
  const links = [
    ...articleTypeNames.map((name) => ({
      path: routes.articles(name),
      title: t(`articles:${name}.title`),
    })),
    { path: routes.videos(), title: t('reading:videos.title') },
  ];
  return (
    <nav className={row.row} aria-label={t('reading:sections')}>
      <LinkRow links={links} current={current} />
    </nav>
  );
}
