import { asSentence } from '../fill';
/** Forms of a case, by the stem of their adjective. */
const forms = ['бочкообразн', 'квадратн', 'прямоугольн', 'овальн', 'подушкообразн'] as const;

const retold = forms.map(
  (form) => new RegExp(`(${form}[^]*\\. )${form}ый ((?:\\p{Ll}+ )?корпус)`, 'iu'),
);

/** A form that the line of a watch has told is not told of its case again. */
export const formOnce = (text: string): string =>
  retold.reduce(
    (told, form) =>
      told.replace(form, (_, before: string, subject: string) => before + asSentence(subject)),
    text,
  );
