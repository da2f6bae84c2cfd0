import { type Template } from '../language';

/**
 * First sentences whose order is their own: a list before the name or after it, an apposition, a name
 * told as a name, a figure first. Two of one build are alike, of whatever kind the piece is.
 */
type ByOrder = Readonly<Record<string, readonly Template[]>>;

export const jewelsByOrder: ByOrder = {};

export const accessoriesByOrder: ByOrder = {};
