import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import {
  phoneCountries,
  phoneCountryCodes,
  type PhoneCountryCode,
} from '../../config/phone-countries';
import { formatPhone, phoneAfterEdit, phoneDigits } from '../lib/phone';
import { Dropdown } from './dropdown';
import * as option from './dropdown-option.module.css';
import { Field } from './field';
import * as styles from './phone-input.module.css';

export interface PhoneValue {
  country: PhoneCountryCode;
  /** As the field shows it, without the country's code. */
  text: string;
}

interface PhoneInputProps {
  label: string;
  error?: string;
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** A phone with its country's flag, code and mask; changing the country re-applies the mask. */
export function PhoneInput({ label, error, value, onChange, onBlur, inputRef }: PhoneInputProps) {
  const { t } = useTranslation('forms');
  const { country, text } = value;
  const { code, mask } = phoneCountries[country];

  const choose = (next: PhoneCountryCode) =>
    onChange({ country: next, text: formatPhone(phoneDigits(text, country), next) });

  return (
    <Field label={label} error={error}>
      {({ className, ...control }) => (
        <div className={styles.phone}>
          <Dropdown
            label={t('phone.country')}
            current={
              <>
                <Flag country={country} />
                <span className={styles.code}>{code}</span>
              </>
            }
          >
            {(close) => (
              <ul>
                {phoneCountryCodes.map((candidate) => (
                  <li key={candidate}>
                    <button
                      type="button"
                      className={option.option}
                      aria-current={candidate === country || undefined}
                      onClick={() => {
                        choose(candidate);
                        close();
                      }}
                    >
                      <span className={styles.country}>
                        <Flag country={candidate} />
                        {t(`phone.countries.${candidate}`)} {phoneCountries[candidate].code}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </Dropdown>
          <input
            {...control}
            ref={inputRef}
            className={className}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            placeholder={mask.replace(/9/g, '0')}
            value={text}
            onBlur={onBlur}
            onChange={(event) => {
              const { inputType } = event.nativeEvent as InputEvent;
              const isDeleting = inputType?.startsWith('delete') ?? false;
              onChange({ country, text: phoneAfterEdit(event.target.value, country, isDeleting) });
            }}
          />
        </div>
      )}
    </Field>
  );
}

function Flag({ country }: { country: PhoneCountryCode }) {
  const { flag } = phoneCountries[country];
  return <img className={styles.flag} src={`/flags/${flag}.svg`} alt="" width={24} height={16} />;
}
