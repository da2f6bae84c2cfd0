import { languageCodes, type LanguageCode } from '../../../src/config/languages';
import { createDice, type Dice } from '../generate/dice';
import { type Draft } from '../generate/draft';
import { type PerLanguage } from '../lookups/per-language';
import { asSentence, countWords, fill, isUsable, type Slots } from './fill';
import { type Openings } from './openings';
import { subjectsOf } from './subjects';
import { type CommonFact, type Language, type Story, type Template } from './language';
import { languages } from './languages';
import { accessoryPlan, artPlan, jewelryPlan, watchPlan, type Plan } from './plans';
import { sharedChoice } from './shared-choice';
import { slotsFor } from './slots';

export interface ItemText {
  title: string;
  description: string;
}

/** Words in a description: what is aimed at, and what is never passed. */
export const descriptionWords = { least: 40, aim: [52, 72], most: 90 } as const;

/** Title and description in every language; the same seeds after the same openings give the same words. */
export function composeTexts(
  draft: Draft,
  openings: PerLanguage<Openings>,
  ...seeds: readonly number[]
): PerLanguage<ItemText> {
  const compose = (host: LanguageCode, salt: number) =>
    composeText(draft, host, openings[host], createDice(...seeds, salt));
  const texts = languageCodes.map((code, index) => [code, compose(code, index + 1)] as const);
  return Object.fromEntries(texts) as PerLanguage<ItemText>;
}

/** True for a text whose description has a length to be read with pleasure. */
export function isReadable({ description }: ItemText): boolean {
  const words = countWords(description);
  return words >= descriptionWords.least && words <= descriptionWords.most;
}

function composeText(draft: Draft, host: LanguageCode, openings: Openings, dice: Dice): ItemText {
  const language = languages[host];
  const { title, description } = toldOf(
    draft,
    language,
    slotsFor(draft, host, language),
    openings,
    dice,
  );
  const { euphony = (text) => text } = language;
  return { title: euphony(title), description: euphony(description, openings.told) };
}

function toldOf(
  draft: Draft,
  language: Language,
  slots: Slots,
  openings: Openings,
  dice: Dice,
): ItemText {
  switch (draft.kind) {
    case 'clock':
      return itemTold(draft, language.clock.story, watchPlan, slots, openings, dice);
    case 'jewelry':
      return itemTold(draft, language.jewelry.story, jewelryPlan, slots, openings, dice);
    case 'accessory':
      return itemTold(draft, language.accessory.story, accessoryPlan, slots, openings, dice);
    case 'art':
      return itemTold(draft, language.art.story, artPlan, slots, openings, dice);
  }
}

/** Earrings and cufflinks, of which there are two. */
const isPair = ({ look }: Draft) =>
  (look.kind === 'jewelry' && look.piece === 'earrings') ||
  (look.kind === 'accessory' && look.silhouette === 'cufflinks');

function itemTold<Fact extends string>(
  draft: Draft,
  story: Story<Fact | CommonFact>,
  plan: Plan<Fact | CommonFact>,
  slots: Slots,
  openings: Openings,
  dice: Dice,
): ItemText {
  const { item, facts } = draft;
  const title = story.title.find((template) => isUsable(template, slots));
  if (title === undefined) throw new Error(`no title fits ${item.maker} ${item.model}`);

  const first = openings.next(story.facts.opening.filter((one) => isUsable(one, slots)));
  if (first === undefined) throw new Error(`no opening fits ${item.maker} ${item.model}`);

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
  const conditions = (isPair(draft) && story.pairConditions) || story.conditions;
  sentences.set('condition', sharedChoice(conditions[item.condition], facts.condition));
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

/** What a thing is made of and its size: told in a sentence of least words as well. */
const kept = ['material', 'mm'] as const;

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
