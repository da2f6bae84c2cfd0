import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { defaultPhoneCountry } from '../../config/phone-countries';
import { ticketStatus, type Ticket } from '../../contract/tickets';
import { phoneNumberOf } from '../../shared/lib/phone';
import { useProblemText } from '../../shared/lib/use-problem-text';
import { useSentForm } from '../../shared/lib/use-sent-form';
import { useHost } from '../../shared/state/use-host';
import { TextField } from '../../shared/ui/field';
import { Form } from '../../shared/ui/form';
import { FormEnd } from '../../shared/ui/form-end';
import { PhoneInput, type PhoneValue } from '../../shared/ui/phone-input';
import { fetchTicket } from './ticket.client';
import { TicketFacts } from './ticket-facts';

interface TicketFields {
  number: string;
  phone: PhoneValue;
}

/** As the tickets of the house are numbered: letters of the branch, then digits. */
const example = 'МС-123456';

if (!ticketStatus.body) throw new Error('a ticket has rules');
const rules = ticketStatus.body;

/** State of a pledge ticket, for who knows its number and its holder's phone. */
export function TicketForm() {
  const { t } = useTranslation('desk');
  const { t: tForms } = useTranslation('forms');
  const problemText = useProblemText();
  const host = useHost();
  const { form, submit, answer } = useSentForm<TicketFields, Ticket>({
    action: 'ticket',
    rules,
    defaults: { number: '', phone: { country: defaultPhoneCountry, text: '' } },
    payload: ({ number, phone }) => ({
      number: number.trim(),
      phone: phoneNumberOf(phone.text, phone.country),
    }),
    send: fetchTicket,
    problemOf: ({ status }) => (status === 404 ? t('ticket.unknown') : undefined),
  });
  const { control, register, formState } = form;
  const { errors, isSubmitting } = formState;
  const { ref, ...number } = register('number');
  return (
    <>
      <Form onSubmit={submit}>
        <TextField
          {...number}
          inputRef={ref}
          label={t('ticket.number')}
          help={t('ticket.numberHelp', { example })}
          error={problemText(errors.number?.message)}
          autoComplete="off"
          maxLength={20}
          required
        />
        <Controller
          control={control}
          name="phone"
          render={({ field }) => (
            <PhoneInput
              label={tForms('phone.label')}
              error={problemText(errors.phone?.message)}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
        <FormEnd label={t('ticket.submit')} problem={errors.root?.message} isBusy={isSubmitting} />
      </Form>
      <div role="status">{answer && <TicketFacts ticket={answer} host={host} />}</div>
    </>
  );
}
