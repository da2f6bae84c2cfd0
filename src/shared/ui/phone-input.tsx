import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import {
  phoneCountries,
  phoneCountryCodes,
  type PhoneCountryCode,
} from '../../config/phone-countries';
import { digitCountOf, formatPhone, readPhone, type PhoneValue } from '../lib/phone';
import { Dropdown } from './dropdown';
import * as option from './dropdown-option.module.css';
import { Field } from './field';
import { MaskedPhone } from './masked-phone';
import * as styles from './phone-input.module.css';

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
    onChange({
      country: next,
      text: formatPhone(readPhone(text, country).digits.slice(0, digitCountOf(next)), next),
    });

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
          <MaskedPhone
            {...control}
            inputRef={inputRef}
            className={className}
            placeholder={mask.replace(/9/g, '0')}
            value={value}
            onBlur={onBlur}
            onChange={onChange}
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
