import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { routes } from '../../config/routes';
import { ListCounter } from '../../features/lists/list-counter';
import { opensDialog } from '../../shared/state/opens-dialog';
import { useOpenModal } from '../../shared/state/use-modal';
import { Icon } from '../../shared/ui/icon';
import * as styles from './foot-bar.module.css';

/** What a thumb needs on a phone: the catalogue, the search, the visitor's lists and a call. */
export function FootBar() {
  const { t } = useTranslation('layout');
  const open = useOpenModal();
  return (
    <nav className={styles.bar} aria-label={t('bar.title')}>
      <Link className={styles.entry} to={routes.catalogue('clocks_today')}>
        <Icon name="grid" size={20} />
        {t('bar.catalogue')}
      </Link>
      <button
        type="button"
        className={styles.entry}
        {...opensDialog('search')}
        onClick={() => open('search')}
      >
        <Icon name="search" size={20} />
        {t('actions.search')}
      </button>
      <ListCounter
        list="favorite"
        icon="heart"
        label={t('lists.favorite')}
        className={styles.entry}
      />
      <ListCounter
        list="comparison"
        icon="scales"
        label={t('lists.comparison')}
        className={styles.entry}
      />
      <button
        type="button"
        className={styles.entry}
        {...opensDialog('call')}
        onClick={() => open('call')}
      >
        <Icon name="phone" size={20} />
        {t('bar.call')}
      </button>
    </nav>
  );
}
