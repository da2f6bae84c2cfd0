import { type Template } from '../language';
import { dated, going, made, named } from './clock-names';

/**
 * Openings that begin with a part of the watch, its size or what it does, or in which the fact stands
 * first and the name last. The first sentence names the watch: a fact alone is of nothing. Where and
 * when it was made is told beside its reference.
 */
export const openingsByPart: Readonly<Record<string, readonly Template[]>> = {
  partOfThis: [`Запас ходу цього ${dated} — {reserve}.`, `Діаметр цього ${dated} — {mmOnly} мм.`],
  inside: [`Усередині цього ${dated} — ${going}.`, `Усередині цього ${dated} — {quartz}.`],
  hasMovement: [`Годинник ${dated} має ${going}.`, `Годинник ${dated} має {quartz}.`],
  reserveGiven: [`{movement} дає цьому ${dated} запас ходу {reserve}.`],
  // One that has no automatic winding has it by hand (`openingsTold`).
  selfWinding: [
    `Цей ${dated} заводиться від рухів руки: усередині — ${going}.`,
    `Цей ${dated} працює від батарейки: усередині — {quartz}.`,
  ],
  whoseWatch: [
    `${named} — {gender} годинник, виготовлений${made}.`,
    `${dated} — {gender} годинник {strap}.`,
    `${dated} — {gender} годинник з {faceIns}.`,
  ],
};
