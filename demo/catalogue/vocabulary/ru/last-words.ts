import { type RowsTold } from '../rows-told';
import { formOnce } from './form-once';
import { noteFirst } from './note-first';
import { ofTheirCountry } from './of-country';
import { withoutOnce } from './without-once';
import { reworded } from './wordings';
import { yearsInTurn } from './years-in-turn';

/** From this year on a watch is too young to have dried up. */
const youngFrom = 2020;

/** A young watch that stops has not come to want cleaning and oil. */
function repairByAge(text: string): string {
  const [, told] =
    /[Вв] (20\d\d) году/.exec(text) ??
    /год выпуска — (20\d\d)/.exec(text) ??
    /^[^.]*, (20\d\d) год[:.;]/.exec(text) ??
    /(20\d\d) год[ау](?!\.? по)/.exec(text) ??
    [];
  const year = Number(told ?? 0);
  return year < youngFrom
    ? text
    : text.replace(
        'Нужен ремонт: механизм останавливается, требуются чистка и смазка.',
        'Нужен ремонт: механизм время от времени останавливается.',
      );
}

/** Stones whose papers are missing: who graded them. */
function gradedBy(text: string): string {
  const grades = text.match(/карата? \([^)]*(?:чистота|включени)/g) ?? [];
  if (grades.length === 0) return text;
  const isOne = grades.length === 1 && !text.includes('общей массой');
  const graded = `цвет и чистоту ${isOne ? 'камня' : 'камней'} определил наш геммолог`;
  return text.replace(
    /(Коробки и (?:документов|сертификата) нет|Коробка и (?:документы|сертификат) не сохранились)(?:[,;] ([^.]* наш эксперт))?\./,
    (_, missing: string, checked: string | undefined) =>
      `${missing}; ${checked === undefined ? graded : `${checked}, ${graded.replace('наш ', '')}`}.`,
  );
}

/** Water resistance that no case stands by is told with the case, in the first sentence. */
function waterWithCase(text: string): string {
  return text
    .replace(
      /^((?:(?!\. [А-ЯЁ]|;)[^])*корпусе(?:(?!\. [А-ЯЁ]|;)[^])*)(\. (?:[^]*?\. )?)((?:Заявленная в|В)одозащита — [\d ]+ метр[а-я]*)\.(?: |$)/,
      (_, first: string, others: string, water: string) =>
        `${first}; ${water.toLowerCase()}${others}`,
    )
    .trimEnd();
}

/** What is mended when everything else is told. */
export function lastWords(text: string, rows?: RowsTold): string {
  const told = noteFirst(
    withoutOnce(reworded(waterWithCase(gradedBy(repairByAge(ofTheirCountry(text)))), rows))
      // A model that has the name of its maker: Panthère de Cartier.
      .replace(/( de Cartier(?: [A-Z]\S*)*) (?:марки|дома) Cartier(?= )/, '$1')
      // Some makers are houses.
      .replace(/ маркой (?=(?:Cartier|Chanel|Bvlgari|Chopard|Hermès) )/, ' домом ')
      .replace(/ марки (?=(?:Cartier|Chanel|Bvlgari|Chopard|Hermès) (?:на |в |с |из ))/, ' дома ')
      .replace(
        /(^Марка|(?:референс(?:а|ом)? \S+(?: [A-Z\d]\S*)*?|^С \d{4} (?:года|по \d{4} год)) марка) ((?:Cartier|Chanel|Bvlgari|Chopard|Hermès) выпуска)(ет|ла)/i,
        (_, before: string, name: string, ending: string) =>
          `${before.replace('Марка', 'Дом').replace('марка', 'дом')} ${name}${ending === 'ла' ? 'л' : ending}`,
      )
      // The years of a reference stand before what is inside.
      .replace(
        /^([^]*? году\.) ((?:Внутри|Под \S+ задней крышкой) калибр [^]*? час\S*?\.) (Референс \S[^]*? год[а]?\.)/,
        '$1 $3 $2',
      )
      .replace(/(^|\. )Корпус из титана(?! и )/g, '$1Титановый корпус')
      .replace(/корпус(е?) из титана(?! и )/g, (_, ending: string) =>
        ending === '' ? 'титановый корпус' : 'титановом корпусе',
      )
      // What a watch is of stands before its dial and its bracelet.
      .replace(
        /— (с [^,;.]+ циферблатом), (из [^,;.]+?) (?=на (?:\p{Ll}+ом )?браслете)/u,
        '— $2, $1, ',
      )
      // Of those metals is the bracelet alone.
      .replace(
        /(циферблат(?:(?!ом)[^.])*?),? и ((?:\p{Ll}+ый )?браслет(?: [A-Z]\w+| миланского плетения)?(?: из тех же металлов| из той же керамики|, тоже из ))/gu,
        '$1, $2',
      )
      // What the sentence before calls a piece of jewelry is told by its own name.
      .replace(/(^[^.]*браслет [^]*украшени[^.]*\. )В украшении/i, '$1В браслете')
      // Into black goes the dial alone.
      .replace(/(циферблат с переходом в чёрный) и (?=[^.]*(?:ремешок|браслет))/, '$1, ')
      // Of that colour is the strap, not the animal.
      .replace(
        /(ремеш(?:ок|ком|ке))( из (?:телячьей кожи|кожи аллигатора)) того же цвета/g,
        '$1 того же цвета$2',
      ),
  );
  return (
    yearsInTurn(formOnce(told), rows)
      // A dial and a strap that one verb tells of are joined.
      .replace(
        /^(У этих [^.;]*циферблат[^.;]*?), (?!и )(?=(?:\p{Ll}[\p{Ll}-]* )*(?:ремешок|браслет))/u,
        '$1 и ',
      )
      // Nor is it named before such a model.
      .replace(/(^| )Cartier (?=\S+ de Cartier)/, '$1')
  );
}
