import { Trans } from 'react-i18next';
import { routes } from '../../config/routes';
import * as forms from './form.module.css';

/** Spec §2 "Modals": a note under a form that links to the privacy policy and the user agreement. */
export function ConsentNote() {
  return (
    <p className={forms.consent}>
      <Trans
        ns="forms"
        i18nKey="consent"
        components={{
          // What the links say stands in the translation.
          /* eslint-disable jsx-a11y/anchor-has-content -- as above */
          privacy: <a href={routes.privacy()} target="_blank" rel="noopener" />,
          agreement: <a href={routes.agreement()} target="_blank" rel="noopener" />,
          /* eslint-enable jsx-a11y/anchor-has-content */
        }}
      />
    </p>
  );
}
