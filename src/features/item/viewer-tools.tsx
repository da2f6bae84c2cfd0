import { useTranslation } from 'react-i18next';
import { apiBaseFor } from '../../domain/addresses';
import { Icon, type IconName } from '../../shared/ui/icon';
import * as styles from './photo-viewer.module.css';

type ToolName = 'previous' | 'next' | 'larger' | 'smaller' | 'fullScreen' | 'window' | 'close';

export interface Tool {
  name: ToolName;
  icon: IconName;
  use: () => void;
  isOff?: boolean;
}

interface ViewerToolsProps {
  tools: readonly Tool[];
  /** Address of the photo that is looked at. */
  photo: string;
}

/** Buttons of the photo viewer; one that has nothing to do stays in its place, switched off. */
export function ViewerTools({ tools, photo }: ViewerToolsProps) {
  const { t } = useTranslation('item');
  return (
    <div className={styles.tools} role="group" aria-label={t('photo.tools')}>
      <a className={styles.tool} href={fileOf(photo)} aria-label={t('photo.save')} download>
        <Icon name="save" size={18} />
      </a>
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

/** Where the backend gives a photo as a file to keep (spec §7 `/download-image`). */
const fileOf = (photo: string) =>
  `${apiBaseFor(window.location.hostname)}/download-image?src=${encodeURIComponent(photo)}`;
