import { languageCodes, type LanguageCode } from '../../../src/config/languages';
import { createDice, type Dice } from '../generate/dice';
import { type Draft } from '../generate/draft';
import { perLanguage, type PerLanguage } from '../lookups/per-language';
import { asSentence, countWords, fill, isUsable, type Slots } from './fill';
import { type RowsTold } from './rows-told';
import { subjectsOf } from './subjects';
import { type CommonFact, type Language, type Story, type Template } from './language';
import { languages } from './languages';
import { type Opening } from './openings';
import { accessoryPlan, artPlan, jewelryPlan, watchPlan, type Plan } from './plans';
import { sharedChoice } from './shared-choice';
import { linesFirst, slotsFor } from './slots';

export interface ItemText {
  title: string;
  description: string;
}

/** Words in a description: what is aimed at, and what is never passed. */
export const descriptionWords = { least: 40, aim: [52, 72], most: 90 } as const;

/** A draft with all that can be told of it on each host, and the openings that it can have there. */
export interface Tellable {
  draft: Draft;
  slots: PerLanguage<Slots>;
  openings: PerLanguage<readonly Opening[]>;
}

/** @throws Error where no opening fits on a host */
export function tellableOf(draft: Draft): Tellable {
  const slots = perLanguage((host) => slotsFor(draft, host, languages[host]));
  const openings = perLanguage((host) => {
    const all = languages[host][draft.kind].story.facts.opening;
    const lines = linesFirst(draft, host, languages[host]);
    const usable = all
      .filter((template) => isUsable(template, slots[host]))
      .flatMap((template): Opening[] =>
        template.includes('{noteFirst}')
          ? lines.map((line) => ({ template, line }))
          : [{ template, line: null }],
      );
    if (usable.length > 0) return usable;
    throw new Error(`no opening fits ${draft.item.maker} ${draft.item.model} on ${host}`);
  });
  return { draft, slots, openings };
}

/**
 * Title and description on a host; the same seeds after the same rows give the same words.
 * @param opening of those that the draft can have there
 * @param told has begun the row of the draft, and grows by what is told in it
 */
export function composeText(
  { draft, slots }: Tellable,
  host: LanguageCode,
  opening: Opening,
  told: RowsTold,
  ...seeds: readonly number[]
): ItemText {
  const dice = createDice(...seeds, languageCodes.indexOf(host) + 1);
  const language = languages[host];
  const { euphony = (text) => text } = language;
  const { template, line } = opening;
  const known = line === null ? slots[host] : { ...slots[host], noteFirst: line };
  const composed = toldOf(draft, language, known, template, dice);
  return {
    title: euphony(composed.title),
    description: euphony(composed.description, told),
  };
}

/** True for a text whose description has a length to be read with pleasure. */
export function isReadable({ description }: ItemText): boolean {
  const words = countWords(description);
  return words >= descriptionWords.least && words <= descriptionWords.most;
}

function toldOf(
  draft: Draft,
  language: Language,
  slots: Slots,
  opening: Template,
  dice: Dice,
): ItemText {
  switch (draft.kind) {
    case 'clock': {
      const { story } = language.clock;
      // The first of the sets is told to be whole.
      const [, ...others] = story.equipments.with_package;
      const equipments = draft.model.hasSecondStrap
        ? { ...story.equipments, with_package: others }
        : story.equipments;
      return itemTold(draft, { ...story, equipments }, watchPlan, slots, opening, dice);
    }
    case 'jewelry': {
      const { story } = language.jewelry;
      const isPair = draft.look.piece === 'earrings';
      const conditions = (isPair && story.pairConditions) || story.conditions;
      return itemTold(draft, { ...story, conditions }, jewelryPlan, slots, opening, dice);
    }
    case 'accessory': {
      const { story } = language.accessory;
      const conditions = story.conditions[draft.look.silhouette];
      return itemTold(draft, { ...story, conditions }, accessoryPlan, slots, opening, dice);
    }
    case 'art':
      return itemTold(draft, language.art.story, artPlan, slots, opening, dice);
  }
}

function itemTold<Fact extends string>(
  draft: Draft,
  story: Story<Fact | CommonFact>,
  plan: Plan<Fact | CommonFact>,
  slots: Slots,
  first: Template,
  dice: Dice,
): ItemText {
  const { item, facts } = draft;
  const title = story.title.find((template) => isUsable(template, slots));
  if (title === undefined) throw new Error(`no title fits ${item.maker} ${item.model}`);

  const sentences = new Map<string, string>([['opening', asSentence(fill(first, slots))]]);
  const already = subjectsOf(first);
  const told = (fact: Fact | CommonFact, amount: Amount) =>
    sentenceOf(story.facts[fact], slots, already, dice, amount);
  const others = (Object.keys(story.facts) as (Fact | CommonFact)[]).filter(
    (fact) => fact !== 'opening',
  );
  for (const fact of others) {
    const sentence = told(fact, 'most');
    if (sentence !== null) sentences.set(fact, sentence);
  }
  sentences.set('condition', sharedChoice(story.conditions[item.condition], facts.condition));
  sentences.set('equipment', sharedChoice(story.equipments[item.equipment], facts.equipment));

  const needed = others.filter((fact) => !(plan.extras as readonly string[]).includes(fact));
  for (const fact of needed) {
    // What has to be told is told in less where it would pass the length, fact by fact.
    if (coreLength(sentences, plan.extras) <= descriptionWords.most) break;
    const sentence = told(fact, 'least');
    if (sentence !== null) sentences.set(fact, sentence);
  }

  const keepsNote =
    story.keepsYears &&
    isUsable('{yearsNoted}', slots) &&
    coreLength(sentences, plan.extras) + lengthOf(sentences, 'note') <= roomy;
  const preferred = [...(story.preferred ?? []), ...(keepsNote ? ['note'] : [])];
  for (const fact of unneeded(sentences, plan.extras, dice, preferred)) sentences.delete(fact);
  const description = [...dice.pick(plan.orders), 'visit']
    .flatMap((fact) => sentences.get(fact) ?? [])
    .join(' ');
  return { title: asSentence(fill(title, slots)), description };
}

type Amount = 'most' | 'least';

/** Words up to which a description has room for a note that is kept. */
const roomy = 80;

/** What a thing is made of, its stones, its size and how deep it may be taken: told in a sentence of least words as well. */
const kept = ['material', 'stones', 'mm', 'ringSize', 'wrist', 'water'] as const;

/** One of the sentences that tell most or least of a fact, and nothing of what was told `already`. */
function sentenceOf(
  templates: readonly Template[],
  slots: Slots,
  already: ReadonlySet<string>,
  dice: Dice,
  amount: Amount,
): string | null {
  const usable = templates.filter(
    (template) =>
      isUsable(template, slots) && [...subjectsOf(template)].every((it) => !already.has(it)),
  );
  const keeps = (subject: string) => usable.some((template) => subjectsOf(template).has(subject));
  const toKeep = amount === 'least' ? kept.filter(keeps) : [];
  const keeping = usable.filter((template) =>
    toKeep.every((subject) => subjectsOf(template).has(subject)),
  );
  const eligible = keeping.length > 0 ? keeping : usable;
  const sizes = eligible.map((template) => subjectsOf(template).size);
  const wanted = amount === 'most' ? Math.max(...sizes) : Math.min(...sizes);
  const fitting = eligible.filter((_, index) => sizes[index] === wanted);
  return fitting.length > 0 ? asSentence(fill(dice.pick(fitting), slots)) : null;
}

const lengthOf = (sentences: ReadonlyMap<string, string>, fact: string) =>
  countWords(sentences.get(fact) ?? '');

/** Words of what is told in any case. */
function coreLength(sentences: ReadonlyMap<string, string>, extras: readonly string[]): number {
  return [...sentences.keys()]
    .filter((fact) => fact !== 'visit' && !extras.includes(fact))
    .reduce((sum, fact) => sum + lengthOf(sentences, fact), 0);
}

/** What to leave out so that the description comes near a length of its own. */
function unneeded(
  sentences: ReadonlyMap<string, string>,
  extras: readonly string[],
  dice: Dice,
  preferred: readonly string[] = [],
): string[] {
  const aim = dice.between(...descriptionWords.aim);
  let words = coreLength(sentences, extras);

  const shuffled = dice.shuffled(extras);
  const isPreferred = (fact: string) => preferred.includes(fact);
  const first = shuffled.filter((fact) => isPreferred(fact));
  const left = [...first, ...shuffled.filter((fact) => !isPreferred(fact))].filter((fact) => {
    const length = lengthOf(sentences, fact);
    const isWanted = (words < aim || isPreferred(fact)) && words + length <= descriptionWords.most;
    if (isWanted) words += length;
    return !isWanted;
  });
  return words < descriptionWords.least ? left : [...left, 'visit'];
}
