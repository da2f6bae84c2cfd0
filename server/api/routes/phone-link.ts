/**
 * A phone as people write it, for `tel:`: digits with a leading plus. Only Russian numbers are
 * written with the trunk prefix 8, which stands for the code of the country.
 */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return phone.trim().startsWith('8') ? `+7${digits.slice(1)}` : `+${digits}`;
}
