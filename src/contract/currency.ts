import { number } from 'yup';
import { defineEndpoint } from './endpoint';
import { filledText, instant, listOf, shape } from './wire';

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
    data: listOf(shape({ code: filledText(), per_usd: number().positive().required() })),
    /** Null while there is no rate. */
    updated_at: instant().nullable(),
  }),
  reshape: (wire) => ({
    rates: wire.data.map(({ code, per_usd }): CurrencyRate => ({ code, perUsd: per_usd })),
    updatedAt: wire.updated_at,
  }),
});
