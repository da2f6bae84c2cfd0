import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { diamondCuts, type DiamondCut } from '../../config/diamond-prices';
import { useClaims } from '../../shared/lib/use-claims';
import { CutSign } from './drawing/cut-picture';
import * as styles from './grade-scale.module.css';

interface CutPickerProps {
  chosen: DiamondCut;
  onChoose: (cut: DiamondCut) => void;
}

/** The cuts as outlines; what the chosen one means for the price is said below them. */
export function CutPicker({ chosen, onChoose }: CutPickerProps) {
  const { t } = useTranslation('diamonds');
  const say = useClaims();
  const id = useId();
  const claim = say(chosen === 'round' ? 'roundCut' : 'fancyCut');
  return (
    <fieldset className={styles.group} aria-describedby={id}>
      <legend className={styles.legend}>{t('cut')}</legend>
      <div className={styles.cuts}>
        {diamondCuts.map((cut) => (
          <label key={cut} className={styles.cut}>
            <input
              className={styles.radio}
              type="radio"
              name={id}
              value={cut}
              checked={cut === chosen}
              onChange={() => onChoose(cut)}
            />
            <span className={styles.card}>
              <span className={styles.sign}>
                <CutSign cut={cut} />
              </span>
              {t(`cuts.${cut}`)}
            </span>
          </label>
        ))}
      </div>
      <p className={styles.says} id={id}>
        {t('claim', { replace: claim })}
      </p>
    </fieldset>
  );
}
