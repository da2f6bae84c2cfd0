/**
 * What may be said of a line before a piece of it is named, besides what it is known for: whole
 * sentences, each built in a way of its own, by `maker/line`; by `maker`, what may be said of a maker
 * before a piece whose model does not bear the name of its line.
 */
export type LineOpeners = Readonly<Record<string, readonly string[]>>;
