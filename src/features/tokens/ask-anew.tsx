import { useTranslation } from 'react-i18next';
import type { AccountModal } from '../../shared/state/active-modal.state';
import { opensDialog } from '../../shared/state/opens-dialog';
import { useOpenModal } from '../../shared/state/use-modal';
import * as button from '../../shared/ui/button.module.css';

interface AskAnewProps {
  dialog: Extract<AccountModal, 'confirmation' | 'forgotPassword'>;
}

/** Where a link is stale: opens the dialog that asks for the message anew. */
export function AskAnew({ dialog }: AskAnewProps) {
  const { t } = useTranslation('forms');
  const open = useOpenModal();
  return (
    <p>
      <button
        type="button"
        className={button.link}
        {...opensDialog(dialog)}
        onClick={() => open(dialog)}
      >
        {t(`${dialog}.title`)}
      </button>
    </p>
  );
}
