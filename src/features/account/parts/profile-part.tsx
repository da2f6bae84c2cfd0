import { useTranslation } from 'react-i18next';
import { editAccount, type Account } from '../../../contract/account';
import { Form } from '../../../shared/ui/form';
import { FormEnd } from '../../../shared/ui/form-end';
import { TextField } from '../../../shared/ui/field';
import { fetchAccount, savePerson } from '../account.client';
import { draftNames } from '../draft-names';
import { fieldOf, fieldsOf, keptPerson, reachOf, type PersonFields } from '../person-fields';
import { NameField, ReachFields } from '../reach-fields';
import { useAccountData } from '../use-account-data';
import { useAccountForm } from '../use-account-form';
import { useSession } from '../use-session';
import { Answered } from './answered';
import { Saved } from './saved-note';

/** Personal data of the account, as the backend has them now. */
export function ProfilePart() {
  const fetched = useAccountData('profile', fetchAccount);
  return <Answered fetched={fetched}>{(account) => <PersonForm account={account} />}</Answered>;
}

function PersonForm({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const { t: tForms } = useTranslation('forms');
  const { keep } = useSession();
  const form = useAccountForm({
    action: 'profile',
    endpoint: editAccount,
    defaultValues: fieldsOf(account),
    toBody: (fields: PersonFields) => reachOf(fields),
    send: async (token, body) => {
      const changed = await savePerson(token, body);
      keep(changed);
      return changed;
    },
    fieldOf,
    draft: { name: draftNames.profile(account.id), kept: keptPerson, endsWhenLeft: false },
  });
  return (
    <Form onSubmit={form.submit} isUnchecked draft={form.draft}>
      <TextField
        label={tForms('email')}
        help={t('profile.emailHelp')}
        value={account.email}
        type="email"
        readOnly
      />
      <NameField form={form} />
      <ReachFields form={form} />
      <FormEnd label={t('save')} problem={form.problem} isBusy={form.isSending} />
      <Saved isShown={form.answer !== null && !form.isSending} />
    </Form>
  );
}
