export type Said = string | ((...parts: string[]) => string);

/** Words of one model where the words of its kind would say too little of it, or what is not so. */
export interface OwnWords {
  of: RegExp;
  /** What is written, and what is said instead. */
  said: readonly (readonly [written: string | RegExp, said: Said])[];
}
