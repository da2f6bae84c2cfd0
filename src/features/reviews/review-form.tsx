import { useTranslation } from 'react-i18next';
import { limits } from '../../config/limits';
import { sendReview } from '../../contract/reviews';
import { useProblemText } from '../../shared/lib/use-problem-text';
import { useSentForm } from '../../shared/lib/use-sent-form';
import * as button from '../../shared/ui/button.module.css';
import { ChoiceGroup, Radio } from '../../shared/ui/choice';
import { ConsentNote } from '../../shared/ui/consent-note';
import { Select, TextArea, TextField } from '../../shared/ui/field';
import { Form } from '../../shared/ui/form';
import { FormEnd } from '../../shared/ui/form-end';
import * as forms from '../../shared/ui/form.module.css';
import { postReview } from './review.client';

interface ReviewFields {
  author: string;
  city: string;
  rating: string;
  text: string;
  feedback_phone: string;
}

const ratings = ['5', '4', '3', '2', '1'];

if (!sendReview.body) throw new Error('a review has rules');
const rules = sendReview.body;

/** A review goes to the editors: what comes next is said by the backend. */
export function ReviewForm({ cities }: { cities: readonly { alias: string; city: string }[] }) {
  const { t } = useTranslation('desk');
  const { t: tForms } = useTranslation('forms');
  const problemText = useProblemText();
  const { form, submit, answer, restart } = useSentForm<ReviewFields, string>({
    action: 'review',
    rules,
    defaults: {
      author: '',
      city: cities[0]?.alias ?? '',
      rating: '5',
      text: '',
      feedback_phone: '',
    },
    send: postReview,
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const field = (name: keyof ReviewFields) => {
    const { ref, ...rest } = register(name);
    return { ...rest, inputRef: ref };
  };

  if (answer !== null) {
    return (
      <div className={forms.done} role="status">
        <p className={forms.lead}>{answer}</p>
        <p>
          <button type="button" className={button.secondary} onClick={restart}>
            {t('review.again')}
          </button>
        </p>
      </div>
    );
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        {...field('author')}
        label={tForms('name')}
        error={problemText(errors.author?.message)}
        autoComplete="name"
        maxLength={limits.nameMax}
        required
      />
      <Select {...field('city')} label={t('review.city')} error={problemText(errors.city?.message)}>
        {cities.map(({ alias, city }) => (
          <option key={alias} value={alias}>
            {city}
          </option>
        ))}
      </Select>
      <ChoiceGroup legend={t('review.rating')} error={problemText(errors.rating?.message)}>
        {ratings.map((rating) => (
          <Radio
            key={rating}
            {...field('rating')}
            value={rating}
            label={t('review.stars', { rating })}
          />
        ))}
      </ChoiceGroup>
      <TextArea
        {...field('text')}
        label={t('review.text')}
        help={t('review.help')}
        error={problemText(errors.text?.message)}
        rows={6}
        required
      />
      <input
        className={forms.trap}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        {...register('feedback_phone')}
      />
      <FormEnd label={t('review.submit')} problem={errors.root?.message} isBusy={isSubmitting} />
      <ConsentNote />
    </Form>
  );
}
