import { loadPart } from '../../shared/lib/load-part';
import '../../shared/ui/button.module.css';
import '../../shared/ui/choice.module.css';
import '../../shared/ui/estimator.module.css';
import '../../shared/ui/field.module.css';
import { laterPart } from '../../shared/ui/later-part';

export const LaterEstimator = laterPart(async () => {
  const { LoanEstimator } = await loadPart(() => import('./loan-estimator'));
  return LoanEstimator;
});
