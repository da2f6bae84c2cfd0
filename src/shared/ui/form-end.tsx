import { useTranslation } from 'react-i18next';
import * as button from './button.module.css';
import * as forms from './form.module.css';
import { FormProblem } from './form-problem';

interface FormEndProps {
  /** What pressing the button will do. */
  label: string;
  /** What is wrong with the form as a whole, as `useApiForm` gives it. */
  problem: string | undefined;
  isBusy: boolean;
  /** Spec §5 "Login": the button is disabled while the form is invalid. */
  isValid?: boolean;
}

/** The button of a form, and what went wrong when it was pressed. */
export function FormEnd({ label, problem, isBusy, isValid = true }: FormEndProps) {
  const { t } = useTranslation('forms');
  return (
    <div className={forms.end}>
      <FormProblem problem={problem} />
      <button
        type="submit"
        className={button.primary}
        disabled={!isValid}
        // Not `disabled` while it is sent, which would drop the focus; `useApiForm` sends once.
        aria-disabled={isBusy || undefined}
        // The field keeps the focus: what is wrong with it would appear as it is left, push the button
        // from under the pointer, and the press would be lost.
        onMouseDown={(event) => event.preventDefault()}
      >
        {isBusy ? t('sending') : label}
      </button>
    </div>
  );
}
