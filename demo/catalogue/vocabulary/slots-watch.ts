import { type LanguageCode } from '../../../src/config/languages';
import { type WatchDraft } from '../generate/draft';
import {
  type Bezel,
  type DialColour,
  type DialFinish,
  type Strap,
  type StrapKind,
} from '../generate/look-watch';
import { bodyMaterials } from '../lookups/body-materials';
import { countries } from '../lookups/countries';
import { type BezelTold, type WatchFunction, type Winding } from '../model-types';
import { fill, type Slots } from './fill';
import { type Language, type Template } from './language';
import { counted, decimal, formsOf, listed } from './numbers';

export function watchSlots(
  { item, look, model }: WatchDraft,
  host: LanguageCode,
  language: Language,
): Slots {
  const { shared, tag } = language;
  const { words } = language.clock;
  const isSwiss = item.madeIn === 'switzerland';
  const { winding, calibre, reserveHours } = model.movement;
  const movement = fill(words.winding[winding], { calibre });
  const functions =
    model.functions.length > 0
      ? listed(
          model.functions.map((name) => words.functions[name]),
          tag,
        )
      : null;
  const [from, to] = model.areYearsUnsure ? [null, null] : model.years;
  const bezel = model.bezelTold
    ? ownBezelSlots(model.bezelTold, language)
    : bezelSlots(look.bezel, language);
  const material = shared.material[model.caseMaterial ?? item.bodyMaterial];

  return {
    // Nothing of a Swiss watch, as a dealer tells it; the page of an item lists the country of each.
    whereMade: isSwiss ? '' : ` ${shared.madeIn[item.madeIn]}`,
    // The same beside a year: "(ref. 139, Germany, 2018)".
    abroad: isSwiss ? '' : `${countries[item.madeIn][host]}, `,
    gender: model.gender && words.gender[model.gender],
    // Nothing, and not known of a woman's watch: for sentences that leave out whose watch it is.
    notWomens: model.gender === 'women' ? null : '',
    material,
    // Where the name of the model does not say it already, as in "Classic Fusion Titanium".
    materialOnly: isNamedIn(model.name, [material, bodyMaterials[item.bodyMaterial].en])
      ? null
      : material,
    // A round case goes without saying.
    form: model.form === 'round' ? null : words.form[model.form],
    mm: decimal(model.diameter, language),
    // Of a round case, where the size needs no "wide".
    mmOnly: model.form === 'round' ? decimal(model.diameter, language) : null,
    // The same of a model whose name does not say it, as "Datejust 41" does.
    mmOf:
      model.form === 'round' && !model.name.includes(String(model.diameter))
        ? decimal(model.diameter, language)
        : null,
    ...bezel,
    // Of a ring that goes round the dial and is worth a first word.
    bezelOnly: model.bezelTold || !isRing(look.bezel) ? null : bezel.bezel,
    // As one word, for what is told only where there is room.
    bezelSpare: bezel.bezel?.replaceAll(' ', '_'),
    functionsSpare: functions?.replaceAll(' ', '_'),
    ...dialSlots(look.dial, language),
    strap: strapPhrase(look.strap, words.strap, language),
    strapName: words.strapName && strapPhrase(look.strap, words.strapName, language),
    movement: reserveHours === null ? null : movement,
    quartz: reserveHours === null ? movement : null,
    reserve: reserveHours === null ? null : counted(reserveHours, words.hours, tag),
    functions,
    // Nothing, of a watch that has none: for sentences that tell of its reserve alone.
    noFunctions: functions === null ? '' : null,
    functionsOnly: isShort(model) ? functions : null,
    functionsPhrase: functionsPhrase(model.functions, winding, language),
    // Nothing, where the movement is seen through the back: for sentences that say so.
    openBack: look.back.kind === 'sapphire' ? '' : null,
    water: counted(model.waterMetres, words.metres, tag),
    // Of a watch for divers, where it is worth a first word.
    waterOnly: model.waterMetres >= 200 ? counted(model.waterMetres, words.metres, tag) : null,
    since: from !== null && to === null ? String(from) : null,
    from: to === null || to === from ? null : String(from),
    to: to === null || to === from ? null : String(to),
  };
}

/** Names of models that say some of their functions, as "Chronomaster" and "Datejust" do. */
const namesFunctions = /Chrono|Calendar|Date|GMT|Moon(?!watch)|Seconds|World|Travel Time/;

/** Functions worth a first sentence and with room in it, which have no "with" of their own. */
const isShort = ({ name, functions }: WatchDraft['model']) =>
  functions.length <= 2 &&
  functions.some((one) => one !== 'date') &&
  !functions.includes('flyback') &&
  !namesFunctions.test(name);

const rings: readonly Bezel['kind'][] = [
  'fluted',
  'dive',
  'gmt_24h',
  'tachymeter',
  'octagonal_screws',
  'octagonal',
  'porthole',
  'gem_set',
];

/** A ring of 24 hours that has no insert is told too shortly. */
const isRing = ({ kind, insert }: Bezel) =>
  rings.includes(kind) && (kind !== 'gmt_24h' || insert !== null);

const isNamedIn = (name: string, words: readonly string[]) =>
  words.some((word) => name.toLowerCase().includes(word.toLowerCase()));

/** Functions in one phrase with the movement, where the language tells them so. */
function functionsPhrase(
  functions: readonly WatchFunction[],
  winding: Winding,
  { clock, tag }: Language,
): string | null {
  const told = clock.words.functionsWith;
  if (!told || functions.length === 0) return null;
  const names = functions.map((name) => told.functions[name]);
  // After a phrase that stands for the first of the list.
  return told.joins.includes(winding)
    ? listed(['-', ...names], tag).slice(1)
    : ` ${told.with} ${listed(names, tag)}`;
}

function dialSlots(
  { colour, finish }: { colour: DialColour; finish: DialFinish },
  { clock }: Language,
): Slots {
  const { words } = clock;
  const dial = formsOf(words.dial, colour);
  const faceIns = words.faceIns?.[finish];
  return {
    ...dial,
    // A surface that is not told has no word.
    finish: words.finish[finish] || null,
    face: words.face && fill(words.face[finish], dial),
    faceIns: faceIns && fill(faceIns, dial),
  };
}

function ownBezelSlots(told: BezelTold, { clock }: Language): Slots {
  const { bezel, bezelWith } = clock.words;
  return { bezel: bezel[told], bezelPhrase: bezelWith?.[told], bezelColours: null };
}

/** The insert is told with the bezel where the language has a phrase for both. */
function bezelSlots({ kind, insert }: Bezel, { shared, clock, tag }: Language): Slots {
  const { words } = clock;
  const coloursIn = (form: string) =>
    insert &&
    listed(
      insert.map((colour) => shared.colour[form]?.[colour] ?? colour),
      tag,
    );
  const colours = coloursIn('colour');
  const inOne = words.bezelInsert?.[kind];
  const withInsert = insert && words.bezelInsertWith?.[kind];
  const forms = Object.fromEntries(
    Object.keys(shared.colour).map((form) => [form, coloursIn(form)]),
  );
  const bezelPhrase = withInsert ? fill(withInsert, forms) : words.bezelWith?.[kind];
  return colours && inOne
    ? { bezel: fill(inOne, { colours }), bezelPhrase, bezelColours: null }
    : { bezel: words.bezel[kind], bezelPhrase, bezelColours: colours };
}

function strapPhrase(
  strap: Strap,
  straps: Readonly<Record<StrapKind, Template>>,
  { shared }: Language,
): string {
  const metal = strap.metal && metalWord(strap.metal, strap.accent, shared);
  return fill(straps[strap.kind], {
    ...(strap.colour ? formsOf(shared.colour, strap.colour) : {}),
    metal,
  });
}

/** Two-tone bracelets share the words of two-tone cases. */
function metalWord(
  metal: NonNullable<Strap['metal']>,
  accent: Strap['accent'],
  shared: Language['shared'],
): string {
  if (metal === 'steel' && accent === 'yellow_gold') return shared.material.steel_yellow_gold;
  if (metal === 'steel' && accent === 'rose_gold') return shared.material.steel_rose_gold;
  if (metal === 'titanium' && accent === 'rose_gold') return shared.material.titanium_rose_gold;
  return shared.metal[metal];
}
