import { useTranslation } from 'react-i18next';
import { register } from '../../contract/account';
import { useApiForm } from '../../shared/forms/use-api-form';
import { opensDialog } from '../../shared/state/opens-dialog';
import { useOpenModal } from '../../shared/state/use-modal';
import { ConsentNote } from '../../shared/ui/consent-note';
import * as button from '../../shared/ui/button.module.css';
import { Form } from '../../shared/ui/form';
import { FormDone } from '../../shared/ui/form-done';
import { FormEnd } from '../../shared/ui/form-end';
import { NewPasswordFields } from '../../shared/ui/new-password-fields';
import { sendRegistration } from './account.client';
import { EmailField } from './email-field';
import { OtherDialogs } from './other-dialogs';
import { emptyPerson, fieldOf, reachOf, type PersonFields } from './person-fields';
import { NameField, ReachFields } from './reach-fields';

/** Spec §4 "Registration": form, then a success message; the account waits for its confirmation. */
export function RegistrationForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('forms');
  const open = useOpenModal();
  const form = useApiForm({
    action: 'registration',
    endpoint: register,
    defaultValues: emptyPerson(),
    toBody: (fields: PersonFields) => ({
      ...reachOf(fields),
      email: fields.email,
      password: fields.password,
      password_confirmation: fields.password_confirmation,
    }),
    send: sendRegistration,
    fieldOf,
  });

  if (form.answer !== null) {
    return (
      <FormDone message={form.answer} action={{ label: t('close'), onPress: onClose }}>
        <p>{t('registration.next')}</p>
        <p>
          <button
            type="button"
            className={button.link}
            {...opensDialog('confirmation')}
            onClick={() => open('confirmation')}
          >
            {t('confirmation.title')}
          </button>
        </p>
      </FormDone>
    );
  }
  return (
    <Form onSubmit={form.submit} isUnchecked>
      <NameField form={form} />
      <EmailField form={form} />
      <ReachFields form={form} />
      <NewPasswordFields form={form} label={t('password')} />
      <FormEnd
        label={t('registration.submit')}
        problem={form.problem}
        isBusy={form.isSending}
        isValid={form.isValid}
      />
      <ConsentNote />
      <OtherDialogs names={['login']} />
    </Form>
  );
}
