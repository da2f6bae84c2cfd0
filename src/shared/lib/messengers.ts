/** Addresses that open a chat with a phone; `phone` has digits with a leading plus. */
export function messengersOf(phone: string) {
  const digits = phone.replace(/\D/g, '');
  return [
    { name: 'telegram', title: 'Telegram', href: `https://t.me/+${digits}` },
    { name: 'whatsapp', title: 'WhatsApp', href: `https://wa.me/${digits}` },
    { name: 'viber', title: 'Viber', href: `viber://chat?number=%2B${digits}` },
  ] as const;
}

/** Address that calls a number as people write it, e.g. `8 800 555-01-20`. */
export const callTo = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`;
