import { Trans, useTranslation } from 'react-i18next';
import { routes } from '../../config/routes';
import { callTo } from '../lib/messengers';
import { useProblemText } from '../lib/use-problem-text';
import { useHotline } from '../state/use-hotline';
import * as forms from './form.module.css';

/** What is wrong with the sending rather than with what was typed. */
const ofSending = ['notSent', 'sentBefore'] as const;
const isOfSending = (problem: string | undefined): problem is (typeof ofSending)[number] =>
  ofSending.some((own) => own === problem);

/** What is wrong with a form as a whole; what was typed stays in it. */
export function FormProblem({ problem }: { problem: string | undefined }) {
  const { t } = useTranslation('forms');
  const problemText = useProblemText();
  return (
    <p className={forms.problem} role="alert">
      {problem === 'notChecked' && <OtherWays />}
      {isOfSending(problem) && t(problem)}
      {problem !== 'notChecked' && !isOfSending(problem) && problemText(problem)}
    </p>
  );
}

/** How to reach the house when no bot check can be made, so that no form can be sent. */
function OtherWays() {
  const hotline = useHotline();
  const contacts = (
    // What the link says stands in the translation.
    // eslint-disable-next-line jsx-a11y/anchor-has-content -- as above
    <a href={routes.contacts()} target="_blank" rel="noopener" />
  );
  return (
    <>
      <Trans ns="forms" i18nKey="notChecked" components={{ contacts }} />
      {hotline && (
        <>
          {' '}
          <a href={callTo(hotline)}>{hotline}</a>
        </>
      )}
    </>
  );
}
