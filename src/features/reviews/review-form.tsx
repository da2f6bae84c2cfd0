import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { limits } from '../../config/limits';
import type { Sent } from '../../contract/request';
import { sendReview } from '../../contract/reviews';
import { useApiForm } from '../../shared/forms/use-api-form';
import * as button from '../../shared/ui/button.module.css';
import { ChoiceGroup, Radio } from '../../shared/ui/choice';
import { ConsentNote } from '../../shared/ui/consent-note';
import { Select, TextArea, TextField } from '../../shared/ui/field';
import { Form } from '../../shared/ui/form';
import { FormEnd } from '../../shared/ui/form-end';
import * as forms from '../../shared/ui/form.module.css';
import { Honeypot } from '../../shared/ui/honeypot';
import { postReview } from './review.client';

type ReviewFields = Required<Omit<Sent<typeof sendReview.body>, 'idempotency_key'>>;

const ratings = ['5', '4', '3', '2', '1'];

const draft = {
  name: 'review',
  kept: object({
    author: string().defined(),
    city: string().defined(),
    rating: string().defined(),
    text: string().defined(),
  }),
  endsWhenLeft: false,
};

/** A review of the house; the backend says what becomes of it. */
export function ReviewForm({ cities }: { cities: readonly { alias: string; city: string }[] }) {
  const { t } = useTranslation('desk');
  const { t: tForms } = useTranslation('forms');
  const form = useApiForm({
    action: 'review',
    endpoint: sendReview,
    defaultValues: {
      author: '',
      city: cities[0]?.alias ?? '',
      rating: '5',
      text: '',
      feedback_phone: '',
    },
    toBody: ({ rating, ...fields }: ReviewFields) => ({ ...fields, rating: Number(rating) }),
    send: (body, { key, receipt }) => postReview({ ...body, idempotency_key: key }, { receipt }),
    draft,
  });

  if (form.answer !== null) {
    return (
      <div className={forms.done} role="status">
        <p className={forms.lead}>{form.answer}</p>
        <p>
          <button type="button" className={button.secondary} onClick={form.restart}>
            {t('review.again')}
          </button>
        </p>
      </div>
    );
  }
  return (
    <Form onSubmit={form.submit} draft={form.draft}>
      <TextField
        {...form.field('author')}
        label={tForms('name')}
        error={form.errorOf('author')}
        autoComplete="name"
        maxLength={limits.nameMax}
        required
      />
      <Select {...form.field('city')} label={t('review.city')} error={form.errorOf('city')}>
        {cities.map(({ alias, city }) => (
          <option key={alias} value={alias}>
            {city}
          </option>
        ))}
      </Select>
      <ChoiceGroup legend={t('review.rating')} error={form.errorOf('rating')}>
        {ratings.map((rating) => (
          <Radio
            key={rating}
            {...form.field('rating')}
            value={rating}
            label={t('review.stars', { rating })}
          />
        ))}
      </ChoiceGroup>
      <TextArea
        {...form.field('text')}
        label={t('review.text')}
        help={t('review.help')}
        error={form.errorOf('text')}
        rows={6}
        required
      />
      <Honeypot {...form.field('feedback_phone')} />
      <FormEnd label={t('review.submit')} problem={form.problem} isBusy={form.isSending} />
      <ConsentNote />
    </Form>
  );
}
