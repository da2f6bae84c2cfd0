import { type WatchDraft } from '../generate/draft';
import { type Bezel, type Strap } from '../generate/look-watch';
import { fill, type Slots } from './fill';
import { type Language } from './language';
import { counted, decimal, formsOf, listed } from './numbers';

export function watchSlots({ item, look, model }: WatchDraft, language: Language): Slots {
  const { shared, tag } = language;
  const { words } = language.clock;
  const { winding, calibre, reserveHours } = model.movement;
  const movement = fill(words.winding[winding], { calibre });
  const functions =
    model.functions.length > 0
      ? listed(
          model.functions.map((name) => words.functions[name]),
          tag,
        )
      : null;
  const [from, to] = model.years;
  const material = shared.material[item.bodyMaterial];

  return {
    gender: words.gender[model.gender],
    material,
    // Where the name of the model does not say it already, as in "Classic Fusion Titanium".
    materialOnly: model.name.toLowerCase().includes(material) ? null : material,
    // A round case goes without saying.
    form: model.form === 'round' ? null : words.form[model.form],
    mm: decimal(model.diameter, language),
    // Of a round case, where the size needs no "wide".
    mmOnly: model.form === 'round' ? decimal(model.diameter, language) : null,
    ...bezelSlots(look.bezel, language),
    ...formsOf(words.dial, look.dial.colour),
    finish: words.finish[look.dial.finish],
    strap: strapPhrase(look.strap, language),
    movement: reserveHours === null ? null : movement,
    quartz: reserveHours === null ? movement : null,
    reserve: reserveHours === null ? null : counted(reserveHours, words.hours, tag),
    functions,
    functionsMany: model.functions.length > 1 ? functions : null,
    water: counted(model.waterMetres, words.metres, tag),
    since: to === null ? String(from) : null,
    from: to === null || to === from ? null : String(from),
    to: to === null || to === from ? null : String(to),
  };
}

/** The insert is told with the bezel where the language has a phrase for both. */
function bezelSlots({ kind, insert }: Bezel, { shared, clock, tag }: Language): Slots {
  const colours =
    insert &&
    listed(
      insert.map((colour) => shared.colour.colour?.[colour] ?? colour),
      tag,
    );
  const inOne = clock.words.bezelInsert?.[kind];
  return colours && inOne
    ? { bezel: fill(inOne, { colours }), bezelColours: null }
    : { bezel: clock.words.bezel[kind], bezelColours: colours };
}

function strapPhrase(strap: Strap, { shared, clock }: Language): string {
  const metal = strap.metal && metalWord(strap.metal, strap.accent, shared);
  return fill(clock.words.strap[strap.kind], {
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
