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
        /\. Референс випускають із (\d{4}) року(?=\.)(?<=\. Годинник[^.]* року\. [^.]*)/gu,
        '; референс випускають із $1-го',
      )
      .replace(
        /\. Референс (?=випускали від \d{4} до \d{4} року\.)(?<=\. Годинник[^.]* року\. [^.]*)/gu,
        '; референс ',
      )
      .replace(
        /\. Референс випускають із (\d{4}) року(?=\.)(?<=^[^;‸]* року\. [^.]*)/gu,
        '; референс випускають із $1-го',
      )
      .replace(
        /\. Референс (?=випускали від \d{4} до \d{4} року\.)(?<=^[^;‸]* року\. [^.]*)/gu,
        '; референс ',
      )
      .replace(
        /\. Референс (випускають із|випускали від) (\d{4})( року|)(?= до \d{4} року\.|\.)(?<=(, (?:виготовлен|зроблен)\p{L}+|годинник (?:виготовлено|виготовили|зроблено|зробили)) [^.;—]* року\. [^.]*)/gu,
        (_, made: string, year: string, ofYear: string, before: string) =>
          `${before.startsWith(',') ? ';' : ', а'} референс ${made} ${year}${ofYear === '' ? '' : '-го'}`,
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
      // The case that the sentence before has named.
      .replace(
        /(?<=^Корпус цього .*\. )Корпус (\p{L}+)ий, завширшки (?=[\d,]+ мм)/u,
        'Форма $1а, ширина — ',
      )
      // The maker whose name the model bears; a watch named alone keeps it.
      .replace(
        /(?<=\S )(?:Cartier|Chaumet) (?=(?:Tank Louis|\p{L}+ de) C(?:artier|haumet))|Dior (?=Lady Dior)|Tiffany & Co\. (?=Tiffany Setting)/gu,
        '',
      )
      // The maker whose name has just been told.
      .replace(/(\p{Lu}[^(]{1,24}?) (?!Glashütte)(?<= \1\. (?:Цей|Годинник) \1 )/gu, '')
      .replace(
        /; марка заявляє водозахист до (?=\d)(?<=(?<!\p{L})[Мм]арка .*; марка заявляє водозахист до )/gu,
        '; заявлений водозахист — ',
      )
      // One master made each of these, which the note tells.
      .replace(/^(Телефон [^.]*?) — робота майстрів (Vertu), виконана /u, '$1 марка $2 виготовила ')
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
      // «Годинник» after a note that has said the word.
      .replace(/(?<=^[^.]*годинник[^.]*\. )Годинник (?=[A-Z])/iu, 'Цей ')
      // «Каблучка … важить 12 г; її виготовлено»
      .replace(
        /(?<=^(\p{L}+) [^;]* важ(?:ить|ать разом) [\d,]+ г; )(?=виготовлено)/u,
        (_, piece: string) => `${pronouns[piece.at(-1) ?? ''] ?? 'його'} `,
      )
      .replace(
        /(?=\. Оздоблення )(?<=(?:Ручка (?:чорнильна|кулькова)|Ролер)[^.]*)\. Оздоблення/gu,
        '; оздоблення',
      )
      // The opening has told the stones.
      .replace(
        /; каменів немає(?=\.)(?<=^(?:Для .* взяли|У \p{L}+ .* —|\p{L}+ .* прикраша\p{L}+) .*)/u,
        '',
      )
      // A first sentence has a verb.
      .replace(/^(Фурнітура(?: [^.;]*?)?) з (\p{L}+)им покриттям(?=[.;])/u, '$1 має $2е покриття')
      // What the canvas is printed with.
      .replace(/(?=із захисним)(?<=Monogram.*Полотно коричневе, )/gu, 'з монограмою LV, ')
  );
}

/** By the last letter of a piece: «каблучка», «сережки»; of others it is «його». */
const pronouns: Readonly<Record<string, string>> = { а: 'її', и: 'їх' };
