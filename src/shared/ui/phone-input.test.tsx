import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderOn } from '../../../tests/support/render';
import { defaultPhoneCountry } from '../../config/phone-countries';
import { phoneNumberOf, type PhoneValue } from '../lib/phone';
import { PhoneInput } from './phone-input';

function Example() {
  const [value, setValue] = useState<PhoneValue>({ country: defaultPhoneCountry, text: '' });
  return (
    <>
      <PhoneInput label="phone" value={value} onChange={setValue} />
      <output>{phoneNumberOf(value.text, value.country)}</output>
    </>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('phone');
const number = () => screen.getByRole('status').textContent;

function show() {
  renderOn('ru', ['forms'], <Example />);
  return userEvent.setup();
}

/** Puts the caret before the first of these digits of the text. */
async function caretBefore(digits: string) {
  // The mask puts the caret once more in the frame after an edit, and looks for it in each frame.
  await frame();
  const place = input().value.indexOf(digits);
  input().setSelectionRange(place, place);
  await frame();
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('formatting is applied on input; the emitted value is code plus digits', async () => {
  const user = show();
  await user.type(input(), '9161234567');
  expect(input()).toHaveValue('(916) 123-45-67');
  expect(number()).toBe('+79161234567');
  await user.type(input(), '8');
  expect(input()).toHaveValue('(916) 123-45-67');
});

test('the caret stays where it is while one edits in the middle', async () => {
  const user = show();
  await user.type(input(), '916123456');
  await caretBefore('123');
  await user.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(input()).toHaveValue('(91123-45-6');
  expect(input().selectionStart).toBe(3);
  await user.keyboard('7');
  expect(input()).toHaveValue('(917) 123-45-6');
  expect(input().selectionStart).toBe(4);
  await user.keyboard('0');
  expect(input()).toHaveValue('(917) 012-34-56');
  expect(input().selectionStart).toBe(7);
});

test('while deleting, text is left as typed, and is formatted when the field is left', async () => {
  const user = show();
  await user.type(input(), '9161234567');
  await caretBefore('123');
  await user.keyboard('{Delete}');
  expect(input()).toHaveValue('(916) 23-45-67');
  expect(number()).toBe('+7916234567');
  fireEvent.blur(input());
  expect(input()).toHaveValue('(916) 234-56-7');
});

test('if there are no digits, the emitted number is empty', async () => {
  const user = show();
  await user.type(input(), '91{Backspace}{Backspace}');
  expect(input()).toHaveValue('(');
  expect(number()).toBe('');
  await user.type(input(), 'телефон');
  expect(number()).toBe('');
});

test.each(['8 921 123-45-67', '+7 (921) 123-45-67', '007 921 1234567', '9211234567'])(
  'a pasted %s is the whole number, whatever stood in the field',
  async (pasted) => {
    const user = show();
    await user.type(input(), '495');
    await user.paste(pasted);
    expect(input()).toHaveValue('(921) 123-45-67');
    expect(number()).toBe('+79211234567');
    expect(input().selectionStart).toBe(15);
  },
);

test('part of a number is pasted where the caret is, and nothing in a paste changes nothing', async () => {
  const user = show();
  await user.type(input(), '9214567');
  await caretBefore('45');
  await user.paste('123');
  expect(number()).toBe('+79211234567');
  await user.paste('');
  expect(number()).toBe('+79211234567');
});

test('a pasted number of another country brings its country; changing it re-applies the mask', async () => {
  const user = show();
  await user.click(input());
  await user.paste('+998 90 123-45-67');
  expect(input()).toHaveValue('90 123-45-67');
  expect(number()).toBe('+998901234567');
  await user.click(screen.getByRole('button', { name: /Код страны/ }));
  await user.click(screen.getByRole('button', { name: /Россия/ }));
  expect(input()).toHaveValue('(901) 234-56-7');
  expect(number()).toBe('+7901234567');
});

test('what a browser fills in by itself is read as a paste is', () => {
  show();
  fireEvent.change(input(), { target: { value: '+79211234567' } });
  expect(input()).toHaveValue('(921) 123-45-67');
});
