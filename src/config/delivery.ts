import { claims } from './claims';

/**
 * Spec §1 and §9 "Delivery": within 24 hours to any city with a branch; nothing is sent from
 * Tashkent, where an item is handed over in the branch.
 */
export const delivery = {
  withinHours: claims.delivery.numbers.ru.hours,
  /** Aliases of cities that send nothing. */
  noneFrom: ['tashkent'] as readonly string[],
} as const;
