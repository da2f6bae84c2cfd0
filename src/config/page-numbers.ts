import { limits } from './limits';

/** Business numbers that the texts of pages name as `{{name}}` (spec §1, §9); units in the names. */
export const pageNumbers = {
  localeDays: String(limits.localeCookieDays),
  files: String(limits.uploadFiles),
  fileMb: String(limits.uploadFileBytes / 1024 / 1024),
  appealDays: String(limits.appealDays),
  /** How much lower a loan valuation is, percent. */
  loanLess: '10–15',
  warrantyMonths: '6',
  warrantyYears: '2',
  deliveryHours: '24',
  visitHours: '1',
  extensionMonths: '3',
  extensionDays: '3',
  /** Calendar days for a request of a regulator or of a data subject. */
  dataDays: '30',
  recordYears: '3',
  /** Of the demonstration house: no such company is registered. */
  taxNumber: '7700000000',
  registrationNumber: '1207700000000',
} as const;
