import { asSentence } from '../fill';

/** What the opening, the note and the body of one text would say twice, and how they join. */
export function saidOnce(text: string): string {
  return (
    text
      // A sentence of its own after the note.
      .replace(
        /(?:цю|ці|цей|це) (?=каблуч|сереж|підвіс|кольє|браслет|брошк|сумк|портмоне|ручк|телефон|запон|запальнич)(?<=\. \p{L}+ )/gu,
        asSentence,
      )
      .replace(/\p{Ll}+(?= виготовлено)(?<=^Це .*\. \p{L}+)/gu, asSentence)
      // When its reference was made stands with when it was made, and not between parts of one thing.
      .replace(
        /\. Референс випускають із (\d{4}) року(?=\.)(?<=^[^;‸]* (?:зробили|виготовили|виготовлено) [^;‸]*року\. [^.]*)/gu,
        ', а референс випускають із $1-го',
      )
      .replace(
        /\. Референс (?=випускали від \d{4} до \d{4} року\.)(?<=^[^;‸]* (?:зробили|виготовили|виготовлено) [^;‸]*року\. [^.]*)/gu,
        ', а референс ',
      )
      .replace(
        / Референс випуска(?:ють|ли) [^.]*\.(?<!(?:року|рік\)(?:[^.]|\.(?=\S))*)\. Референс [^.]*\.)/gu,
        '',
      )
      .replace(
        /(Номер моделі — [^.]*)\. ((?:[^.]*\. )*?)(Вага|Проба|Внутрішній|Розмір|Довжина)(?= )/gu,
        (_, number: string, between: string, measure: string) =>
          `${between}${number}, ${measure.toLowerCase()}`,
      )
      // The maker whose name the model bears; a watch named alone keeps it.
      .replace(
        /(?<=\S )(?:Cartier|Chaumet) (?=(?:Tank Louis|\p{L}+ de) C(?:artier|haumet))|Dior (?=Lady Dior)|Tiffany & Co\. (?=Tiffany Setting)/gu,
        '',
      )
      .replace(
        /Марка заявляє водозахист до (?=\d)(?<=(?<!\p{L})[Мм]арка .*Марка заявляє водозахист до )/gu,
        'Заявлений водозахист — ',
      )
      // One master made each of these, which the note tells.
      .replace(/Майстри (Vertu) (?:зробили|виготовили) (?=цей)/u, 'Марка $1 випустила ')
      .replace(
        /(?=майстри Vertu )(?<=[Цц]ей телефон [^.]*)майстри (Vertu) (?:зробили|виготовили)/u,
        'марка $1 виготовила',
      )
      .replace(/(?<=Шкіра козяча, )(?=синя)(?<=Bleu Électrique.*)/gu, 'яскраво-')
      .replace(/(?=сталевий, (?:нерухомий, )?з 24-)(?<=сталев[^.]*[Бб]езель )/gu, 'теж ')
      // Of steel already, as the bracelet is.
      .replace(
        /Корпус також сталевий(?:, діаметром ([\d,]+ мм))?, безель теж сталевий, (нерухомий, |)з 24-годинною шкалою/gu,
        (_, size: string | undefined, fixed: string) =>
          `Корпус ${size === undefined ? '' : `діаметром ${size} `}і ${fixed === '' ? '' : 'нерухомий '}безель із 24-годинною шкалою також сталеві`,
      )
      .replace(
        /Корпус перевертається\. (\p{Lu}\p{L}+ \p{L}+ корпус має [\d,]+ мм завширшки)/gu,
        '$1 і перевертається',
      )
      .replace(/(?<=Корпус перевертається)\. Корпус (?=\p{L}+ий, )/gu, '; він ')
      // A model and a reference that are numbers would read as one; a title is no sentence.
      .replace(
        /(?<=\p{L} \d{2,4}) (\d{3}(?:[\w./-]*\w)?)(?=[ ,;.])(?! VpH)(?=.*\.$)/su,
        ' (референс $1)',
      )
      // A size beside a metal would be that of the metal.
      .replace(
        /(?<=корпус(?:і|) )((?:зі?|із) [^.,;—]+?) ((?:діаметром|завширшки) [\d,]+ мм)/gu,
        '$2 $1',
      )
      .replace(
        /(?=\. Оздоблення )(?<=Модель (?:чорнильна|кулькова|— ролер)[^.]*)\. Оздоблення/gu,
        '; оздоблення',
      )
      // The band that turns, of this piece and of the first of its line.
      .replace(
        /(?<=^Зовнішній обідок .*Лінія Possession .*)каблучки, обідок якої обертається/u,
        'такої каблучки',
      )
      .replace(/(?<=обідок якої обертається\. .*Зовнішній обідок )(?=обертається)/u, 'теж ')
      // The opening has told the stones.
      .replace(/, каменів немає(?=\.)(?<=^(?:У \p{L}+ .* —|\p{L}+ .* прикраша\p{L}+) .*)/u, '')
      // The line has told of its petals.
      .replace(/ (?:Форма|Кожна сережка) нагадує квітку\.(?<=соняшник.*)/u, '')
      // What the inlay is of and what form it has are not parted by the line.
      .replace(
        /(?<=^У [^.]* — )(вставка|\d+ вставок)( (?:з|із) \p{L}+(?: \p{L}+)?)\.((?: [^.]*\.)?) (?:Кожна в|В)ставка має форму (чотирилисника[^.]*\.)/u,
        (_, inlay: string, of: string, note: string, form: string) =>
          `${inlay}${of}${inlay === 'вставка' ? '' : ', кожна'} у формі ${form}${note}`,
      )
      // The number of the model is the beginning of its reference.
      .replace(/(Automatic|Flyback Chronograph|Extra Flat) (RM [\d-]+) Ti(?!\p{L})/gu, '$2 $1')
      // What the canvas is printed with.
      .replace(/(?=із захисним)(?<=Monogram.*Полотно коричневе, )/gu, 'з монограмою LV, ')
  );
}

/** The same of a line that comes first and the sentence behind it, which names the item. */
export const saidAfterLine = (text: string): string =>
  text
    // The maker whose name has just been told.
    .replace(/(\p{Lu}[^(]{1,24}?) (?!Glashütte|de )(?<=^[^.]* \1\. (?:Цей|Годинник) \1 )/u, '')
    // The lens that magnifies a date has told of it, and a window is told of once.
    .replace(/ (?:Годинник показує дату|Дату показано у віконці)\.(?<=^[^.]*збільшує дату .*)/u, '')
    .replace(/Дату показано у віконці(?=\.)(?<=^[^.]* у віконці\. .*)/u, 'Годинник показує дату')
    // A sentence with «але» or «немає» does not follow another that has one.
    .replace(
      /(?<=(?:, але |немає|без )[^.]*\. )(?:Немає ні коробки, ні|Прода[єю]ться без (?:фірмової )?коробки й|(?:Фірмової к|К)оробки й) (документів|сертифіката)(?: немає)?, але ([^.]*)\.$/u,
      (_, papers: string, seen: string) => `${asSentence(seen)}. Коробки й ${papers} немає.`,
    )
    // «Годинник» after a line that has said the word.
    .replace(/(?<=^[^.]*[Гг]одинник[^.]*\. )Годинник (?=[A-Z])/u, 'Цей ');
