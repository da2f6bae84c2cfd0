import { type Template } from '../language';
import { dated, datedModel, going, made, named } from './clock-names';

/**
 * Openings that begin with a part of the watch, its size or what it does, or in which the fact stands
 * first and the name last. The first sentence names the watch: a fact alone is of nothing. Where and
 * when it was made is told beside its reference.
 */
export const openingsByPart: Readonly<Record<string, readonly Template[]>> = {
  partOfThis: [
    `Запас ходу цього ${dated} — {reserve}.`,
    `Діаметр цього ${named}, виготовленого${made}, становить {mmOnly} мм.`,
  ],
  inside: [`Усередині цього ${dated} — ${going}.`, `Усередині цього ${dated} — {quartz}.`],
  forModel: [
    `У цей ${datedModel} марка {maker} поставила ${going}.`,
    `У цей ${datedModel} марка {maker} поставила {quartz}.`,
  ],
  reserveGiven: [`{movement} дає цьому ${dated} запас ходу {reserve}.`],
  // What a watch has, and does not show, is told otherwise (`besidesTime`).
  besides: [`Крім поточного часу, цей ${dated} має {functionsOnly}.`],
  sold: [`Цей ${dated} продається {strap}.`, `Цей ${dated} з {faceIns} продається {strap}.`],
  behindDial: [
    `За {faceIns} цього ${dated} працює ${going}.`,
    `Під задньою кришкою цього ${dated} працює ${going}.`,
  ],
  // The dial is told as «чорний матовий циферблат» (`underGlass`).
  underGlass: [`Під склом цього ${dated} — циферблат {face}.`],
  whoseWatch: [
    `${dated} — {gender} годинник {strap}.`,
    `${dated} — {gender} годинник з {faceIns}.`,
  ],
  // One that has no automatic winding has it by hand (`openingsTold`).
  selfWinding: [
    `Цей ${dated} заводиться від рухів руки: усередині — ${going}.`,
    `Цей ${dated} працює від батарейки: усередині — {quartz}.`,
  ],
  // One that stops has a reserve (`thatStops`).
  takenOff: [
    `Якщо цей ${dated} зняти на ніч, він не зупиниться: запас ходу — {reserve}.`,
    `Заводити цей ${dated} не треба: усередині — {quartz}.`,
  ],
};
