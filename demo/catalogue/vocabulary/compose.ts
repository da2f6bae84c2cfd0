import { hostCodes, type HostCode } from '../../../src/config/hosts';
import { createDice, type Dice } from '../generate/dice';
import { type Draft } from '../generate/draft';
import { type PerHost } from '../lookups/per-host';
import { asSentence, countWords, fill, isUsable, type Slots } from './fill';
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

/**
 * Title and description on every host; the same seeds give the same words. Neighbours in `turn` open
 * in different ways.
 */
export function composeTexts(
  draft: Draft,
  turn: number,
  ...seeds: readonly number[]
): PerHost<ItemText> {
  const compose = (host: HostCode, salt: number) =>
    composeText(draft, host, turn, createDice(...seeds, salt));
  const [ru, en, ua, uz] = hostCodes;
  return {
    ru: compose(ru, 1),
    en: compose(en, 2),
    ua: compose(ua, 3),
    uz: compose(uz, 4),
  };
}

/** True for a text whose description has a length to be read with pleasure. */
export function isReadable({ description }: ItemText): boolean {
  const words = countWords(description);
  return words >= descriptionWords.least && words <= descriptionWords.most;
}

function composeText(draft: Draft, host: HostCode, turn: number, dice: Dice): ItemText {
  const language = languages[host];
  const { title, description } = toldOf(
    draft,
    language,
    slotsFor(draft, host, language),
    turn,
    dice,
  );
  const { euphony = (text) => text } = language;
  return { title: euphony(title), description: euphony(description) };
}

function toldOf(
  draft: Draft,
  language: Language,
  slots: Slots,
  turn: number,
  dice: Dice,
): ItemText {
  switch (draft.kind) {
    case 'clock':
      return told(draft, language.clock.story, watchPlan, slots, turn, dice);
    case 'jewelry':
      return told(draft, language.jewelry.story, jewelryPlan, slots, turn, dice);
    case 'accessory':
      return told(draft, language.accessory.story, accessoryPlan, slots, turn, dice);
    case 'art':
      return told(draft, language.art.story, artPlan, slots, turn, dice);
  }
}

/** Earrings and cufflinks, of which there are two. */
const isPair = ({ look }: Draft) =>
  (look.kind === 'jewelry' && look.piece === 'earrings') ||
  (look.kind === 'accessory' && look.silhouette === 'cufflinks');

function told<Fact extends string>(
  draft: Draft,
  story: Story<Fact | CommonFact>,
  plan: Plan<Fact | CommonFact>,
  slots: Slots,
  turn: number,
  dice: Dice,
): ItemText {
  const { item, facts } = draft;
  const title = story.title.find((template) => isUsable(template, slots));
  if (title === undefined) throw new Error(`no title fits ${item.maker} ${item.model}`);

  const openings = story.facts.opening.filter((template) => isUsable(template, slots));
  const first = openings[turn % openings.length];
  if (first === undefined) throw new Error(`no opening fits ${item.maker} ${item.model}`);

  const sentences = new Map<string, string>([['opening', asSentence(fill(first, slots))]]);
  const already = subjectsOf(first);
  for (const fact of Object.keys(story.facts) as (Fact | CommonFact)[]) {
    if (fact === 'opening') continue;
    const sentence = sentenceOf(story.facts[fact], slots, already, dice);
    if (sentence !== null) sentences.set(fact, sentence);
  }
  const conditions = (isPair(draft) && story.pairConditions) || story.conditions;
  sentences.set('condition', sharedChoice(conditions[item.condition], facts.condition));
  sentences.set('equipment', sharedChoice(story.equipments[item.equipment], facts.equipment));

  for (const fact of unneeded(sentences, plan.extras, dice)) sentences.delete(fact);
  const description = [...dice.pick(plan.orders), 'visit']
    .flatMap((fact) => sentences.get(fact) ?? [])
    .join(' ');
  return { title: asSentence(fill(title, slots)), description };
}

/** One of the sentences that tell most of a fact and nothing of what was told `already`. */
function sentenceOf(
  templates: readonly Template[],
  slots: Slots,
  already: ReadonlySet<string>,
  dice: Dice,
): string | null {
  const usable = templates.filter(
    (template) =>
      isUsable(template, slots) && [...subjectsOf(template)].every((it) => !already.has(it)),
  );
  const most = Math.max(...usable.map((template) => subjectsOf(template).size));
  const fullest = usable.filter((template) => subjectsOf(template).size === most);
  return fullest.length > 0 ? asSentence(fill(dice.pick(fullest), slots)) : null;
}

/** What to leave out so that the description comes near a length of its own. */
function unneeded(
  sentences: ReadonlyMap<string, string>,
  extras: readonly string[],
  dice: Dice,
): string[] {
  const aim = dice.between(...descriptionWords.aim);
  const lengthOf = (fact: string) => countWords(sentences.get(fact) ?? '');
  let words = [...sentences.keys()]
    .filter((fact) => fact !== 'visit' && !extras.includes(fact))
    .reduce((sum, fact) => sum + lengthOf(fact), 0);

  const left = dice.shuffled(extras).filter((fact) => {
    const isWanted = words < aim && words + lengthOf(fact) <= descriptionWords.most;
    if (isWanted) words += lengthOf(fact);
    return !isWanted;
  });
  return words < descriptionWords.least ? left : [...left, 'visit'];
}
