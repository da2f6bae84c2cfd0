import type { ClaimName } from '../../config/claims';

/** The ledger as the index of services shows it: every claim stands in one of the groups. */
export const claimGroups = [
  { name: 'loans', claims: ['loan', 'loanBelowBuyBack', 'extension', 'auction'] },
  {
    name: 'buying',
    claims: ['buyBack', 'buyBackTime', 'watchPurchase', 'onlineAppraisal', 'visitNotice'],
  },
  { name: 'stones', claims: ['stones', 'diamond', 'carat', 'roundCut', 'fancyCut'] },
  { name: 'shop', claims: ['warranty', 'delivery', 'regularCustomers', 'offices'] },
  { name: 'answers', claims: ['appeal', 'dataRequest', 'records'] },
] as const satisfies readonly { name: string; claims: readonly ClaimName[] }[];
