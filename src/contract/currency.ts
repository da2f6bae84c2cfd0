import { gtValue, number, pipe } from 'valibot';
import { defineEndpoint } from './endpoint';
import { filledText, listOf, nullableInstant, shape } from './wire';

/** Units of a currency for one US dollar. */
export interface CurrencyRate {
  code: string;
  perUsd: number;
}

export const currency = defineEndpoint({
  method: 'GET',
  path: '/currency',
  summary: 'Currency rates against the US dollar.',
  answer: shape({
    data: listOf(shape({ code: filledText(), per_usd: pipe(number(), gtValue(0)) })),
    /** Null while there is no rate. */
    updated_at: nullableInstant(),
  }),
  reshape: (wire) => ({
    rates: wire.data.map(({ code, per_usd }): CurrencyRate => ({ code, perUsd: per_usd })),
    updatedAt: wire.updated_at,
  }),
});
