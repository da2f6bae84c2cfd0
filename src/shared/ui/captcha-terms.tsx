import { Trans } from 'react-i18next';
import { captchaScript } from '../../config/environment';
import { recaptcha } from '../../config/captcha';
import * as forms from './form.module.css';

/**
 * What Google demands under a form in place of the badge that its script would draw (spec §7: the
 * badge is hidden). Nothing where the site asks another provider, or the stand-in of a local run.
 */
export function CaptchaTerms() {
  const script = captchaScript();
  if (!script || !recaptcha.origins.some((origin) => script.startsWith(`${origin}/`))) return null;
  return (
    <p className={forms.consent}>
      <Trans
        ns="forms"
        i18nKey="captchaTerms"
        components={{
          // What the links say stands in the translation.
          /* eslint-disable jsx-a11y/anchor-has-content -- as above */
          privacy: <a href={recaptcha.privacy} target="_blank" rel="noopener noreferrer" />,
          terms: <a href={recaptcha.terms} target="_blank" rel="noopener noreferrer" />,
          /* eslint-enable jsx-a11y/anchor-has-content */
        }}
      />
    </p>
  );
}
