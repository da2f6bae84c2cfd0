/**
 * What may be said of a line before a piece of it is named, besides what it is known for: whole
 * sentences, each built in a way of its own, by `maker/line`.
 */
export type LineOpeners = Readonly<Record<string, readonly string[]>>;
