import { claims } from '../config/claims';
import type { HostCode } from '../config/hosts';
import { limits } from '../config/limits';

const bytesOfMegabyte = 1024 * 1024;

/** Of the demonstration house: no such company is registered. */
export const requisites = { taxNumber: '7700000000', registrationNumber: '1207700000000' } as const;

/** What the texts of a host's pages name as `{{name}}`: numbers of the ledger and limits of forms. */
export function pageNumbers(host: HostCode): Readonly<Record<string, string | number>> {
  const { fromPercent, toPercent } = claims.loanBelowBuyBack.numbers[host];
  return {
    ...requisites,
    localeDays: limits.localeCookieDays,
    files: limits.uploadFiles,
    fileMb: limits.uploadFileBytes / bytesOfMegabyte,
    loanLess: `${fromPercent}–${toPercent}`,
    appealDays: claims.appeal.numbers[host].days,
    warrantyMonths: claims.warranty.numbers[host].fromMonths,
    warrantyYears: claims.warranty.numbers[host].toYears,
    deliveryHours: claims.delivery.numbers[host].hours,
    visitHours: claims.visitNotice.numbers[host].hours,
    extensionMonths: claims.extension.numbers[host].leastMonths,
    extensionDays: claims.extension.numbers[host].workingDays,
    dataDays: claims.dataRequest.numbers[host].calendarDays,
    recordYears: claims.records.numbers[host].leastYears,
  };
}
