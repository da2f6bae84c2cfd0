import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../../shared/ui/icon';
import * as styles from './photo-viewer.module.css';

type ToolName = 'previous' | 'next' | 'larger' | 'smaller' | 'fullScreen' | 'window' | 'close';

export interface Tool {
  name: ToolName;
  icon: IconName;
  use: () => void;
  isOff?: boolean;
}

/** Buttons of the photo viewer; one that has nothing to do stays in its place, switched off. */
export function ViewerTools({ tools }: { tools: readonly Tool[] }) {
  const { t } = useTranslation('item');
  return (
    <div className={styles.tools} role="group" aria-label={t('photo.tools')}>
      {tools.map(({ name, icon, use, isOff = false }) => (
        <button
          key={name}
          type="button"
          className={styles.tool}
          aria-label={t(`photo.${name}`)}
          aria-disabled={isOff || undefined}
          onClick={() => {
            if (!isOff) use();
          }}
        >
          <Icon name={icon} size={18} />
        </button>
      ))}
    </div>
  );
}
