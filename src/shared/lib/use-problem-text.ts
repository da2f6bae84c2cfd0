import { useTranslation } from 'react-i18next';
import { limits } from '../../config/limits';
import { isProblem } from '../../contract/problems';

/**
 * Says what is wrong with a field (spec §5): a code of the contract in the visitor's language; what
 * the backend has said is in that language already.
 */
export function useProblemText(): (problem: string | undefined) => string | undefined {
  const { t } = useTranslation('problems');
  return (problem) => (isProblem(problem) ? t(problem, limits) : problem);
}
