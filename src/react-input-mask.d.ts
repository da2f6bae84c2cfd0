/** Version 2 has no types of its own, and those that are published describe version 3. */
declare module 'react-input-mask' {
  import type { Component, ComponentPropsWithoutRef } from 'react';

  export interface MaskedSelection {
    start: number;
    end: number;
  }

  export interface MaskedState {
    value: string;
    /** Null while the input has no focus. */
    selection: MaskedSelection | null;
  }

  export interface InputMaskProps extends Omit<ComponentPropsWithoutRef<'input'>, 'value'> {
    /** `9` stands for a digit. */
    mask: string;
    /** Stands where nothing was typed; null: nothing does. */
    maskChar: string | null;
    value: string;
    inputRef: (input: HTMLInputElement | null) => void;
    /** Decides what the input shows and where its caret stands, after each edit and each render. */
    beforeMaskedValueChange: (next: MaskedState, previous: MaskedState) => MaskedState;
  }

  export default class InputMask extends Component<InputMaskProps> {}
}
