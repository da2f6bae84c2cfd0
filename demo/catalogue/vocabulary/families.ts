import { type Template } from './language';
import { oncePerKey } from './once-per-key';

/**
 * What stands for a first sentence where a reader takes several builds for one some rows later.
 * @param families builds that count as the first of them
 */
export function inFamilies(
  buildOf: (opening: Template) => string,
  families: readonly (readonly [first: string, ...others: string[]])[],
): (opening: Template) => string {
  const firstOf = new Map(
    families.flatMap(([first, ...others]) => others.map((other) => [other, first])),
  );
  return oncePerKey((opening) => {
    const build = buildOf(opening);
    return firstOf.get(build) ?? build;
  });
}

/** What stands for a sentence: the first of some builds that it has, or its words where it is like no other. */
export const builtAs =
  (builds: readonly RegExp[]) =>
  (sentence: string): string =>
    builds.find((build) => build.test(sentence))?.source ?? sentence;
