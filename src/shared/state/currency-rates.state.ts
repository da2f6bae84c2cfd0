import { atom } from 'recoil';
import type { CurrencyRate } from '../../contract/currency';

/** Rates of the backend (spec §3 "Shared state"); empty until someone needs them. */
export const currencyRatesState = atom<readonly CurrencyRate[]>({
  key: 'currency/rates',
  default: [],
});
