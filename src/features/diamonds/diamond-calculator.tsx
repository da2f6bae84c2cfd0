import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { routes } from '../../config/routes';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { useCurrencyRates } from '../../shared/state/use-currency-rates';
import * as estimator from '../../shared/ui/estimator.module.css';
import { diamondOf, formatDiamond } from './choice';
import { ChoiceForm } from './choice-form';
import * as styles from './diamond-calculator.module.css';
import { DiamondResult } from './diamond-result';
import { CutPicture } from './drawing/cut-picture';
import { useChoice, type PlaceOfPage } from './use-choice';
import { useDiamondAppraisal } from './use-diamond-appraisal';

/**
 * The diamond price calculator (spec §1, §3). The built page holds a worked example, which without
 * scripts is all there is.
 */
export function DiamondCalculator(place: PlaceOfPage) {
  const { t } = useTranslation('diamonds');
  const { choice, change, isAsked, isEdited, isMended } = useChoice(place);
  const rates = useCurrencyRates(useHydrated());
  const appraise = useDiamondAppraisal();
  const diamond = diamondOf(choice);
  return (
    <div className={estimator.estimator}>
      <ChoiceForm choice={choice} change={change} onAsk={appraise} />
      <div className={estimator.result}>
        <p className={estimator.kind}>{t(isAsked || isEdited ? 'yours' : 'example')}</p>
        {isMended && !isEdited && <p className={styles.mended}>{t('mended')}</p>}
        <div className={styles.picture} key={choice.cut}>
          <CutPicture cut={choice.cut} title={t(`cuts.${choice.cut}`)} />
        </div>
        {diamond ? <DiamondResult diamond={diamond} rates={rates} /> : <p>{t('waiting')}</p>}
        <p className={estimator.note}>{t('note')}</p>
        {diamond && (
          <p className={estimator.note}>
            <Link to={`${routes.diamondCalculator()}${formatDiamond(diamond)}`}>{t('link')}</Link>
          </p>
        )}
      </div>
    </div>
  );
}
