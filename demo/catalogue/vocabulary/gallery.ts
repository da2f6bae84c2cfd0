import { languageCodes, type LanguageCode } from '../../../src/config/languages';
import { type ArtComposition, type ArtLook } from '../generate/look-art';
import { type PerLanguage } from '../lookups/per-language';
import { suitingTitles } from './art-titles';
import { languages } from './languages';
import { sharedChoice } from './shared-choice';
import { repeatsWordOf } from './word-twice';

/** What is told of one work alone. */
export interface Shown {
  work: string;
  motif: string;
  palette: string;
}

/** Works that hang between two told in one sentence: as many as stand within forty rows. */
const worksApart = 4;

/** Of a series: the second work of a title is its II. */
const numerals = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X'];

/**
 * Works in the order of the catalogue. No two have one title, the later ones of a title that all
 * have been given are numbered; what a work shows and its colours are told in the words told longest
 * ago, and in others than its title.
 */
export class Gallery {
  private hung = 0;
  private readonly given = new Map<string, number>();
  private readonly toldAt = new Map<string, number>();

  /** @param shares from 0 to 1, choose among what suits equally well */
  hang(
    { composition, palette }: Pick<ArtLook, 'composition' | 'palette'>,
    shares: { work: number; composition: number },
  ): PerLanguage<Shown> {
    this.hung += 1;
    const titles = suitingTitles[composition];
    const suiting = titles.flatMap(({ palettes }, place) =>
      !palettes || palettes.includes(palette) ? [place] : [],
    );
    const title = this.leastGiven(suiting, (place) => `title ${composition} ${place}`, shares.work);
    const motif = this.leastGiven(
      titles[title.one]?.motifs ?? [],
      (place) => `motif ${composition} ${place}`,
      shares.composition,
    );
    const shown = languageCodes.map((host) => {
      const { words } = languages[host].art;
      const plain = words.works[composition][title.one] ?? '';
      const work = `${plain}${numerals[title.times] ?? ` ${title.times + 1}`}`;
      const told = this.wordingOf(host, words.composition[composition][motif.one] ?? [], plain);
      const colours = this.wordingOf(host, words.palette[palette], `${plain} ${told}`);
      return [host, { work, motif: told, palette: colours }] as const;
    });
    return Object.fromEntries(shown) as PerLanguage<Shown>;
  }

  /** One of those that were given least often, and how often it was given before. */
  private leastGiven(all: readonly number[], keyOf: (one: number) => string, share: number) {
    const timesOf = (one: number) => this.given.get(keyOf(one)) ?? 0;
    const times = Math.min(...all.map(timesOf));
    const one = sharedChoice(
      all.filter((other) => timesOf(other) === times),
      share,
    );
    this.given.set(keyOf(one), times + 1);
    return { one, times };
  }

  /** The best of several wordings; they grow worse by being told, most of all by being told lately. */
  private wordingOf(host: LanguageCode, wordings: readonly string[], beside: string): string {
    const keyOf = (wording: string) => `${host} ${wording}`;
    const lastOf = (wording: string) => this.toldAt.get(keyOf(wording)) ?? 0;
    const faultsOf = (wording: string) => {
      const last = lastOf(wording);
      const isRecent = last > 0 && this.hung - last < worksApart;
      return Number(isRecent) * 4 + Number(last > 0) * 2 + Number(repeatsWordOf(beside, wording));
    };
    const [best] = wordings.toSorted(
      (one, other) => faultsOf(one) - faultsOf(other) || lastOf(one) - lastOf(other),
    );
    if (best === undefined) throw new RangeError('no wording to choose from');
    this.toldAt.set(keyOf(best), this.hung);
    return best;
  }
}

/** Every composition, for rules that hold for all. */
export const compositions = Object.keys(suitingTitles) as ArtComposition[];
