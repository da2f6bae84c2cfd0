/** A service's title as shown: editors mark some with asterisks (spec §2 "Home"). */
export function serviceTitle(title: string): string {
  return title.replace(/\*/g, '').trim();
}
