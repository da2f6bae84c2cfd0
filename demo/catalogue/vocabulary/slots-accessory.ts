import { type AccessoryDraft } from '../generate/draft';
import { type AccessoryLook } from '../generate/look-accessory';
import { type Colour, type Metal } from '../generate/look-watch';
import { fill, type Slots } from './fill';
import { type AccessoryShape, type Language } from './language';
import { decimal, formsOf } from './numbers';

export function accessorySlots(draft: AccessoryDraft, language: Language): Slots {
  const { item, look, finish, sizeCm, faceMm } = draft;
  const { shared } = language;
  const { words } = language.accessory;
  const { colour, hardware } = bodyOf(look);
  const inlay = look.silhouette === 'cufflinks' ? look.inlay : null;
  const isPhone = look.silhouette === 'phone';
  const material = shared.material[item.bodyMaterial];
  const colourWord = colour && shared.colour.colour?.[colour];
  const template = shared.coloured?.[item.bodyMaterial];
  const coloured = colour && template ? fill(template, formsOf(shared.colour, colour)) : null;
  const colouredName = coloured ?? (colour && material);
  const isPen = look.silhouette === 'pen';

  return {
    ...formsOf(words.piece, look.silhouette),
    ...(look.silhouette === 'pen' ? words[`${look.type}Pen`] : {}),
    finish,
    material: colour ? material : null,
    materialOnly: colour || inlay || isPhone ? null : material,
    // Of materials that one phrase tells with their colour.
    coloured,
    // Of every coloured piece, with hardware and without.
    colouredName: hardware && colouredName,
    colouredOnly: hardware ? null : colouredName,
    frame: isPhone ? material : null,
    leather: isPhone ? shared.colour.colour?.[look.leather] : null,
    leatherGen: isPhone ? shared.colour.colourGen?.[look.leather] : null,
    leatherOf: isPhone ? shared.colour.colourFem?.[look.leather] : null,
    inlaid: inlay ? material : null,
    inlay: inlay && language.jewelry.words.stone[inlay].one,
    colour: hardware ? colourWord : null,
    colourOnly: hardware ? null : colourWord,
    hardware: hardware && words.hardware?.[hardware],
    // Bags and wallets have hardware, pens have fittings.
    hardwareOnly: hardware && !isPen ? words.hardware?.[hardware] : null,
    // Of either, as it follows the material.
    hardwarePhrase:
      hardware &&
      ((isPen ? words.trimPhrase?.[hardware] : null) ?? words.hardwarePhrase?.[hardware]),
    trim: hardware && isPen ? (words.trim?.[hardware] ?? words.hardware?.[hardware]) : null,
    shape: fill(words.shape[shapeOf(look)], {
      size: sizeCm?.map((side) => decimal(side, language)).join(' × '),
      face: faceMm === null ? null : String(faceMm),
    }),
  };
}

/** Colour of the body, and the metal of its fittings where that is a coating worth telling. */
function bodyOf(look: AccessoryLook): { colour: Colour | null; hardware: Metal | null } {
  switch (look.silhouette) {
    case 'bag':
    case 'wallet':
      return { colour: look.colour, hardware: look.hardware };
    case 'pen':
      return { colour: look.colour, hardware: look.trim };
    case 'lighter':
      return { colour: look.colour, hardware: null };
    case 'phone':
    case 'cufflinks':
      return { colour: null, hardware: null };
  }
}

function shapeOf(look: AccessoryLook): AccessoryShape {
  switch (look.silhouette) {
    case 'bag':
      return `bag_${look.shape}`;
    case 'wallet':
      return `wallet_${look.shape}`;
    case 'pen':
      return `pen_${look.type}`;
    case 'phone':
      return `phone_${look.shape}`;
    case 'cufflinks':
      return `cufflinks_${look.shape}`;
    case 'lighter':
      return `lighter_${look.shape}`;
  }
}
