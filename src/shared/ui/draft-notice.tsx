import { useTranslation } from 'react-i18next';
import * as button from './button.module.css';
import * as forms from './form.module.css';

/** Says that a form holds what was typed before a reload, and offers an empty one. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  const { t } = useTranslation('forms');
  return (
    <div className={forms.draft} role="status">
      <p>{t('draft.restored')}</p>
      <button type="button" className={button.link} onClick={onStartOver}>
        {t('draft.startOver')}
      </button>
    </div>
  );
}
