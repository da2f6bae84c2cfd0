import { useTranslation } from 'react-i18next';
import type { AccountModal } from '../../shared/state/active-modal.state';
import { opensDialog } from '../../shared/state/opens-dialog';
import { useOpenModal } from '../../shared/state/use-modal';
import * as button from '../../shared/ui/button.module.css';
import * as styles from './other-dialogs.module.css';

/** Ways from one dialog of the account to another. */
export function OtherDialogs({ names }: { names: readonly AccountModal[] }) {
  const { t } = useTranslation('forms');
  const open = useOpenModal();
  return (
    <p className={styles.ways}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={button.link}
          {...opensDialog(name)}
          onClick={() => open(name)}
        >
          {t(`ways.${name}`)}
        </button>
      ))}
    </p>
  );
}
