interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Spec §4 "Technical": nothing is fetched ahead on 2g or where data is to be saved. */
export function mayFetchAhead(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}
