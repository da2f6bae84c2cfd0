import { type HostCode } from '../../../src/config/hosts';

/** One value for each country host. */
export type PerHost<T> = Record<HostCode, T>;

/** Titles of an option by its key. */
export type Titles = Record<string, PerHost<string>>;

/** A word that is written alike on all four hosts: names of houses, grades, references. */
export function everywhere(title: string): PerHost<string> {
  return { ru: title, en: title, ua: title, uz: title };
}
