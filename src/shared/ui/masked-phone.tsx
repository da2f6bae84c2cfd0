import { useRef, type ComponentPropsWithoutRef, type Ref } from 'react';
import InputMask, { type MaskedState } from 'react-input-mask';
import { phoneCountries } from '../../config/phone-countries';
import {
  phoneAfterEdit,
  phoneAfterInput,
  phoneAtRest,
  phonePasted,
  type PhoneValue,
} from '../lib/phone';

interface MaskedPhoneProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'onChange' | 'onBlur' | 'onPaste'
> {
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * The digits of a phone. The mask's component keeps the caret; what the text becomes is decided by the
 * rules of `phone.ts`.
 */
export function MaskedPhone({ value, onChange, onBlur, inputRef, ...input }: MaskedPhoneProps) {
  const { country, text } = value;
  const field = useRef<HTMLInputElement | null>(null);
  /** What the mask's component shows: whatever else the input holds was typed into it. */
  const shown = useRef(text);
  const edited = useRef(value);
  const isPasted = useRef(false);

  const decide = (next: MaskedState, previous: MaskedState): MaskedState => {
    const typed = field.current?.value ?? text;
    if (!isPasted.current && typed === shown.current) {
      shown.current = text;
      return { value: text, selection: previous.selection ?? next.selection };
    }
    const caret = field.current?.selectionStart ?? typed.length;
    // While it pastes, the component hands over what was there, and the input holds the paste alone.
    const { start, end } = previous.selection ?? { start: 0, end: previous.value.length };
    const after = isPasted.current
      ? phoneAfterInput(phonePasted({ text: previous.value, start, end }, typed, country), country)
      : phoneAfterEdit(shown.current, { text: typed, caret }, country);
    isPasted.current = false;
    shown.current = after.text;
    edited.current = { country: after.country, text: after.text };
    return { value: after.text, selection: { start: after.caret, end: after.caret } };
  };

  return (
    <InputMask
      {...input}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      mask={phoneCountries[country].mask}
      maskChar={null}
      value={text}
      inputRef={(element) => {
        field.current = element;
        if (typeof inputRef === 'function') inputRef(element);
        else if (inputRef) Object.assign(inputRef, { current: element });
      }}
      beforeMaskedValueChange={decide}
      onChange={() => onChange(edited.current)}
      onPaste={(event) => {
        // The component empties the input for a paste, which only a text fills again.
        if (event.clipboardData.getData('text') === '') event.preventDefault();
        else isPasted.current = true;
      }}
      onBlur={() => {
        const rested = phoneAtRest(text, country);
        if (rested.text !== text) onChange(rested);
        onBlur?.();
      }}
    />
  );
}
