import { type ArtComposition } from '../generate/look-art';
import { sharedChoice } from './shared-choice';

/** Places in the lists of motifs (`composition`) that suit a title. */
type Suiting = readonly [number, ...number[]];

const either: Suiting = [0, 1];
const first: Suiting = [0];
const second: Suiting = [1];

/**
 * Which motifs may be told of a work, by the place of its title (`works`): every language lists
 * titles and motifs in one order, and no text tells of a summer-house under apple trees in bloom.
 */
const suitingTitles: Readonly<Record<ArtComposition, readonly Suiting[]>> = {
  seascape_storm: [either, either, either, second],
  seascape_calm: [either, either, second, either],
  harbour: [either, second, either, first],
  river_landscape: [first, either, either, second],
  forest: [either, first, second, first],
  winter: [second, first, either, first],
  steppe: [either, second, second, second],
  mountains: [second, first, second, either],
  garden: [either, first, second, second],
  city_street: [second, second, second, either],
  city_domes: [either, first, first, either],
  still_life_flowers: [either, second, either, second],
  still_life_fruit: [either, second, either, either],
  abstract_geometric: [either, either, either, either],
  abstract_gestural: [either, either, either, either],
  colour_field: [second, either, first, either],
};

/** A motif that suits the title; both are chosen by their shares (0 to 1). */
export function motifOf(
  composition: ArtComposition,
  motifs: readonly string[],
  { work, motif }: { work: number; motif: number },
): string | undefined {
  return motifs[sharedChoice(sharedChoice(suitingTitles[composition], work), motif)];
}
