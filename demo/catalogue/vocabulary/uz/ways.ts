/** The same said in several ways, the plain one first; a way may take what the plain one found. */
export type Ways = readonly [plain: string | RegExp, ...others: string[]];
