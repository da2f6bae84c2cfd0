import { claims } from '../../config/claims';
import type { HostCode } from '../../config/hosts';
import { limits } from '../../config/limits';

/** To part with the object, or to borrow against it. */
export const wishes = ['pawn', 'sell'] as const;
export type Wish = (typeof wishes)[number];

/** Whole roubles. */
export interface Range {
  least: number;
  most: number;
}

/** Whether the house lends the sum (spec §1: 50,000 to 150,000,000 roubles, larger by agreement). */
export type LoanAnswer = 'offered' | 'tooSmall' | 'byAgreement';

export interface Estimate {
  wish: Wish;
  /** What was asked for. */
  sum: number;
  /** Buy-back valuation: the sum itself, or what a loan of that sum needs. */
  buyBack: Range;
  /** Loan valuation: the sum itself, or what such a buy-back valuation would bring as a loan. */
  loan: Range;
  /** What the object must be worth at the least: buy-back pays up to this host's share of it. */
  worthAtLeast: number;
  loanAnswer: LoanAnswer;
  /** Whether the request form takes the sum: its amount field ends lower than the loans do. */
  fitsForm: boolean;
}

/**
 * From a wished sum (whole roubles, above 0) to buy-back and loan valuation (spec §1: a loan
 * valuation is 10–15 % lower). Nothing here depends on kind or condition: the specification gives
 * no share for them, and the expert counts them in only when looking at the object.
 */
export function estimate(wish: Wish, sum: number, host: HostCode): Estimate {
  const { fromPercent, toPercent } = claims.loanBelowBuyBack.numbers[host];
  const share = claims.buyBack.numbers[host].upToPercent;
  const buyBack: Range =
    wish === 'sell'
      ? { least: sum, most: sum }
      : {
          least: Math.ceil((sum * 100) / (100 - fromPercent)),
          most: Math.ceil((sum * 100) / (100 - toPercent)),
        };
  const loan: Range =
    wish === 'pawn'
      ? { least: sum, most: sum }
      : {
          least: Math.floor((sum * (100 - toPercent)) / 100),
          most: Math.floor((sum * (100 - fromPercent)) / 100),
        };
  return {
    wish,
    sum,
    buyBack,
    loan,
    worthAtLeast: Math.ceil((buyBack.least * 100) / share),
    loanAnswer: loanAnswerTo(loan, host),
    fitsForm: sum <= limits.amountMax,
  };
}

function loanAnswerTo({ least, most }: Range, host: HostCode): LoanAnswer {
  const { fromRoubles, toRoubles } = claims.loan.numbers[host];
  if (most < fromRoubles) return 'tooSmall';
  return least > toRoubles ? 'byAgreement' : 'offered';
}

/** Why a typed sum cannot be estimated, as a key of the words. */
export type SumProblem = 'required' | 'noNumber' | 'tooSmall' | 'tooLarge';

/** More than anything in the stock is worth by far; beyond it whole roubles would lose their units. */
export const largestSum = 1_000_000_000_000;

const separators = /[\s\u00A0\u202F'’]/g;
const grouped = /^\d{1,3}(?:[.,]\d{3})+$/;

/**
 * Whole roubles from what was typed: thousands may be set apart by spaces, dots or commas. A loan
 * is at least the smallest of the ledger.
 */
export function parseSum(
  typed: string,
  wish: Wish,
  host: HostCode,
): { sum: number } | { problem: SumProblem } {
  const close = typed.replace(separators, '').replace(/(?:₽|р\.?|руб\.?|rub\.?)$/i, '');
  if (close === '') return { problem: 'required' };
  const digits = grouped.test(close) ? close.replace(/[.,]/g, '') : close;
  if (!/^\d+$/.test(digits)) return { problem: 'noNumber' };
  const sum = Number(digits);
  if (sum > largestSum) return { problem: 'tooLarge' };
  const least = wish === 'pawn' ? claims.loan.numbers[host].fromRoubles : 1;
  return sum < least ? { problem: 'tooSmall' } : { sum };
}
