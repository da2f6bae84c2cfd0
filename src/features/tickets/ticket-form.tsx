import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { defaultPhoneCountry } from '../../config/phone-countries';
import { ticketStatus } from '../../contract/tickets';
import { phoneNumberOf, type PhoneValue } from '../../shared/lib/phone';
import { useApiForm } from '../../shared/forms/use-api-form';
import { useHost } from '../../shared/lib/use-host';
import { ConsentNote } from '../../shared/ui/consent-note';
import { TextField } from '../../shared/ui/field';
import { Form } from '../../shared/ui/form';
import { FormEnd } from '../../shared/ui/form-end';
import { PhoneInput } from '../../shared/ui/phone-input';
import { fetchTicket } from './ticket.client';
import { TicketFacts } from './ticket-facts';

interface TicketFields {
  number: string;
  phone: PhoneValue;
}

/** As the tickets of the house are numbered: letters of the branch, then digits. */
const example = 'МС-123456';

/** State of a pledge ticket, for who knows its number and its holder's phone. */
export function TicketForm() {
  const { t } = useTranslation('desk');
  const { t: tForms } = useTranslation('forms');
  const host = useHost();
  const form = useApiForm({
    action: 'ticket',
    endpoint: ticketStatus,
    defaultValues: { number: '', phone: { country: defaultPhoneCountry, text: '' } },
    toBody: ({ number, phone }: TicketFields) => ({
      number: number.trim(),
      phone: phoneNumberOf(phone.text, phone.country),
    }),
    send: fetchTicket,
    problemOf: ({ status }) => (status === 404 ? t('ticket.unknown') : undefined),
  });
  return (
    <>
      <Form onSubmit={form.submit}>
        <TextField
          {...form.field('number')}
          label={t('ticket.number')}
          help={t('ticket.numberHelp', { example })}
          error={form.errorOf('number')}
          autoComplete="off"
          maxLength={20}
          required
        />
        <Controller
          control={form.control}
          name="phone"
          render={({ field }) => (
            <PhoneInput
              label={tForms('phone.label')}
              error={form.errorOf('phone')}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
        <FormEnd label={t('ticket.submit')} problem={form.problem} isBusy={form.isSending} />
        <ConsentNote />
      </Form>
      <div role="status">{form.answer && <TicketFacts ticket={form.answer} host={host} />}</div>
    </>
  );
}
