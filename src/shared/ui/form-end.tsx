import { useTranslation } from 'react-i18next';
import { useProblemText } from '../lib/use-problem-text';
import * as button from './button.module.css';
import * as forms from './form.module.css';

interface FormEndProps {
  /** What pressing the button will do. */
  label: string;
  /** What is wrong with the form as a whole: a code of the contract or of ours, or a text. */
  problem: string | undefined;
  isBusy: boolean;
  /** Spec §5 "Login": the button is disabled while the form is invalid. */
  isValid?: boolean;
}

/** Codes of what is wrong with the sending rather than with what was typed. */
const ownProblems = ['notSent', 'sentBefore'] as const;
const isOwn = (problem: string | undefined): problem is (typeof ownProblems)[number] =>
  ownProblems.some((own) => own === problem);

/** The button of a form, and what went wrong when it was pressed. */
export function FormEnd({ label, problem, isBusy, isValid = true }: FormEndProps) {
  const { t } = useTranslation('forms');
  const problemText = useProblemText();
  return (
    <div className={forms.end}>
      <p className={forms.problem} role="alert">
        {isOwn(problem) ? t(problem) : problemText(problem)}
      </p>
      <button type="submit" className={button.primary} disabled={isBusy || !isValid}>
        {isBusy ? t('sending') : label}
      </button>
    </div>
  );
}
