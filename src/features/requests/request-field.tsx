import type { ComponentType } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { conditions } from '../../config/item-labels';
import { productTypes } from '../../config/product-types';
import type { ApiFormFields } from '../../shared/forms/use-api-form';
import { Select, TextArea } from '../../shared/ui/field';
import type { ImageUploadProps } from '../../shared/ui/image-upload';
import { PhoneInput } from '../../shared/ui/phone-input';
import type { Attachments } from '../../shared/uploads/use-attachments';
import { ChannelField } from './channel-field';
import { ControlledText, textTraits, type TextName } from './controlled-text';
import type { AskedRow } from './request-dialogs';
import type { RequestFields } from './request-fields';

interface RequestFieldProps {
  row: AskedRow;
  form: ApiFormFields<RequestFields>;
  attachments: Attachments;
  /** Only in forms with photos, so that others go without its code. */
  ImageUpload?: ComponentType<ImageUploadProps>;
  /** Share of the photos that was sent. */
  sent: number | null;
}

const isText = (field: string): field is TextName => field in textTraits;

/** One question of a request form, drawn as its kind of field. */
export function RequestField({ row, form, attachments, ImageUpload, sent }: RequestFieldProps) {
  const { t } = useTranslation('requests');
  const { control } = form;
  const { field, need } = row;
  const says = {
    label: need ? t(`labels.${row.label}`) : t('optional', { label: t(`labels.${row.label}`) }),
    help: row.help && t(`help.${row.help}`),
    error: form.errorOf(field),
  };
  if (isText(field)) {
    return <ControlledText {...says} name={field} control={control} required={need === 'always'} />;
  }
  switch (field) {
    case 'phone':
    case 'friendPhone':
      return (
        <Controller
          control={control}
          name={field}
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <PhoneInput {...says} inputRef={ref} {...{ value, onChange, onBlur }} />
          )}
        />
      );
    case 'channel':
      return <ChannelField legend={says.label} error={says.error} form={form} />;
    case 'message':
      return (
        <TextArea
          {...says}
          // A place may stand for the link: its error is checked again.
          {...form.field('message', { deps: 'link' })}
          rows={row.rows ?? 4}
          required={need === 'always'}
        />
      );
    case 'productType':
      return (
        <Select {...says} {...form.field('productType')}>
          <option value="">{t('choose')}</option>
          {productTypes.map((type) => (
            <option key={type} value={type}>
              {t(`productTypes.${type}`)}
            </option>
          ))}
        </Select>
      );
    case 'condition':
      return (
        <Select {...says} {...form.field('condition')}>
          <option value="">{t('choose')}</option>
          {conditions.map((condition) => (
            <option key={condition} value={condition}>
              {t(`conditions.${condition}`)}
            </option>
          ))}
        </Select>
      );
    case 'photos':
      if (!ImageUpload) throw new Error('a form with photos is given what uploads them');
      return (
        <Controller
          control={control}
          name="photos"
          render={({ field: { ref, onChange } }) => (
            <ImageUpload {...says} inputRef={ref} {...{ attachments, onChange, sent }} />
          )}
        />
      );
  }
}
