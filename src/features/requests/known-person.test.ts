import { fieldsKnownOf } from './known-person';

test('an account holder finds name, e-mail, phone and contact method filled in', () => {
  expect(
    fieldsKnownOf({
      name: 'Анна',
      email: 'anna@karat.example',
      phone: '+998901234567',
      notifyType: 4,
    }),
  ).toEqual({
    name: 'Анна',
    email: 'anna@karat.example',
    phone: { country: 'uz', text: '90 123-45-67' },
    channel: 'telegram',
  });
});

test('a phone of another country, or none, leaves the field empty', () => {
  expect(fieldsKnownOf({ phone: '+49301234567' })).toEqual({});
  expect(fieldsKnownOf({ phone: '' })).toEqual({});
  expect(fieldsKnownOf(null)).toEqual({});
});
