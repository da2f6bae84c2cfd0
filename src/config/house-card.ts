import type { HostCode } from './hosts';

/** Where the social card of a host's pages lies that have none of their own (`npm run cards`). */
export const houseCardPath = (host: HostCode) => `/cards/${host}.jpg`;
