import type { ComponentPropsWithoutRef } from 'react';
import { Controller, type Control } from 'react-hook-form';
import { limits } from '../../config/limits';
import { TextField } from '../../shared/ui/field';
import { amountAtRest } from './amount';
import { nicknameAfterEdit } from '../../shared/lib/phone';
import { nameAfterEdit, type RequestFields } from './request-fields';

interface TextTraits {
  input?: ComponentPropsWithoutRef<'input'>;
  /** What the field shows after an edit. */
  edit?: (text: string) => string;
  /** What it shows once it is left. */
  rest?: (text: string) => string;
  /** The field that it may stand for: its error is checked again. */
  standsFor?: keyof RequestFields;
}

/** Fields of one line. */
export const textTraits = {
  name: { input: { autoComplete: 'name', maxLength: limits.nameMax }, edit: nameAfterEdit },
  email: { input: { type: 'email', autoComplete: 'email' } },
  amount: { input: { inputMode: 'numeric', autoComplete: 'off' }, rest: amountAtRest },
  productName: { input: { autoComplete: 'off' } },
  year: { input: { inputMode: 'numeric', autoComplete: 'off' } },
  link: { input: { inputMode: 'url', autoComplete: 'off' } },
  friendName: { input: { autoComplete: 'off', maxLength: limits.nameMax }, edit: nameAfterEdit },
  nickname: { edit: nicknameAfterEdit, standsFor: 'phone' },
  friendNickname: {
    input: { autoComplete: 'off' },
    edit: nicknameAfterEdit,
    standsFor: 'friendPhone',
  },
} satisfies Partial<Record<keyof RequestFields, TextTraits>>;

export type TextName = keyof typeof textTraits;

interface ControlledTextProps {
  name: TextName;
  control: Control<RequestFields>;
  label: string;
  help?: string;
  error?: string;
  required: boolean;
}

export function ControlledText({ name, control, ...says }: ControlledTextProps) {
  const { input, edit = same, rest = same, standsFor }: TextTraits = textTraits[name];
  return (
    <Controller
      control={control}
      name={name}
      rules={{ deps: standsFor }}
      render={({ field: { ref, value, onChange, onBlur } }) => (
        <TextField
          {...input}
          {...says}
          name={name}
          inputRef={ref}
          value={value}
          onChange={(event) => onChange(edit(event.target.value))}
          onBlur={() => {
            const rested = rest(value);
            if (rested !== value) onChange(rested);
            onBlur();
          }}
        />
      )}
    />
  );
}

const same = (text: string) => text;
