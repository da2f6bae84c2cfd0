import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { mailingTopics } from '../../config/mailing-topics';
import { useProblemText } from '../../shared/lib/use-problem-text';
import * as button from '../../shared/ui/button.module.css';
import { Checkbox, ChoiceGroup } from '../../shared/ui/choice';
import { ConsentNote } from '../../shared/ui/consent-note';
import { TextField } from '../../shared/ui/field';
import { Form } from '../../shared/ui/form';
import { FormEnd } from '../../shared/ui/form-end';
import * as forms from '../../shared/ui/form.module.css';
import { useSubscribeForm } from './use-subscribe-form';

/** Spec §4 "Subscription": a mailbox and its topics; a confirmation message goes to the mailbox. */
export function SubscribeForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('requests');
  const problemText = useProblemText();
  const { form, submit, told } = useSubscribeForm();
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;

  if (told !== null) return <Told text={told} onClose={onClose} />;
  const { ref, ...email } = register('email');
  return (
    <Form onSubmit={submit}>
      <p className={forms.lead}>{t('subscribe.lead')}</p>
      <TextField
        {...email}
        inputRef={ref}
        label={t('labels.email')}
        help={t('help.subscribe')}
        error={problemText(errors.email?.message)}
        type="email"
        autoComplete="email"
        required
      />
      <ChoiceGroup legend={t('subscribe.topics')} error={problemText(errors.topics?.message)}>
        {mailingTopics.map((topic) => {
          const { ref: topicRef, ...field } = register('topics');
          return (
            <Checkbox
              key={topic}
              {...field}
              inputRef={topicRef}
              value={topic}
              label={t(`subscribe.of.${topic}`)}
            />
          );
        })}
      </ChoiceGroup>
      <FormEnd label={t('subscribe.submit')} problem={errors.root?.message} isBusy={isSubmitting} />
      <ConsentNote />
    </Form>
  );
}

function Told({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useTranslation('requests');
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => done.current?.focus(), []);
  return (
    <div className={forms.done} ref={done} tabIndex={-1} role="status">
      <p className={forms.lead}>{text}</p>
      <p>{t('subscribe.next')}</p>
      <button type="button" className={button.secondary} onClick={onClose}>
        {t('done.close')}
      </button>
    </div>
  );
}
