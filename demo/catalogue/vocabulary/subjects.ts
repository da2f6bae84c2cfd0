import { slotsOf } from './fill';
import { type Template } from './language';
import { oncePerKey } from './once-per-key';

/** Slots that name the item: a text may name it twice. */
const names = new Set([
  'maker',
  'collection',
  'line',
  'model',
  'modelPiece',
  'modelTitle',
  'reference',
  'piece',
  'gender',
  'author',
  'kind',
]);

/** Slots that tell one thing in different words, by the slot that stands for it. */
const sameSubject: Readonly<Record<string, string>> = {
  country: 'madeIn',
  whereMade: 'madeIn',
  abroad: 'madeIn',
  circa: 'year',
  exact: 'year',
  since: 'from',
  trim: 'hardware',
  face: 'dial',
  noteFirst: 'note',
  strapName: 'strap',
  stonesSaid: 'stones',
  technique: 'material',
};

/** Case forms and narrower conditions of a slot, e.g. `dialIns` and `settingOnly`. */
const variant = /(?:Ins|Prep|Gen|Acc|Loc|Of|Phrase|Name|Only|Many)$/;

/** What a language leaves out again where a finished text has no room for it. */
const isSpare = (slot: string) => slot.endsWith('Spare');

/** What a template tells, apart from naming the item: `dial` and `dialIns` are one subject. */
export const subjectsOf = oncePerKey((template: Template): ReadonlySet<string> => {
  const subjects = slotsOf(template)
    .filter((slot) => !isSpare(slot))
    .map((slot) => {
      const plain = slot.replace(variant, '');
      return sameSubject[plain] ?? plain;
    });
  return new Set(subjects.filter((subject) => !names.has(subject)));
});
