import { limits } from '../../config/limits';

/** The text in the words of a city; where that city has none, in those of the default one (spec §1). */
export function textOfCity<Text extends { city: string }>(
  texts: readonly Text[],
  alias: string,
): Text | undefined {
  return (
    texts.find(({ city }) => city === alias) ??
    texts.find(({ city }) => city === limits.defaultCity)
  );
}
