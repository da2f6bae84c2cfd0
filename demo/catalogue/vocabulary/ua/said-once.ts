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
      // The maker whose name has just been told.
      .replace(/(\p{Lu}[^(]{1,24}?) (?<= \1\. Цей \1 )/gu, '')
      .replace(
        /; марка заявляє водозахист до (?=\d)(?<=^(?:\d{4} року м|М)арка .*)/gu,
        '; заявлений водозахист — ',
      )
      // The note need not tell the buckle that the shape tells.
      .replace(
        /; її впізнають за пряжкою у формі літери H(?:(?=.*пряжка у формі)|(?<=пряжка у формі.*))/gu,
        '',
      )
      .replace(/(?=сталевий, (?:нерухомий, )?з 24-)(?<=сталев[^.]*[Бб]езель )/gu, 'теж ')
      // Of steel already, as the bracelet is.
      .replace(
        /Корпус також сталевий, діаметром ([\d,]+ мм), безель теж сталевий, (нерухомий, |)з 24-годинною шкалою/gu,
        (_, size: string, fixed: string) =>
          `Корпус і ${fixed === '' ? '' : 'нерухомий '}безель із 24-годинною шкалою також сталеві, діаметр корпусу — ${size}`,
      )
      .replace(
        /Корпус перевертається\. (\p{Lu}\p{L}+ \p{L}+ корпус має [\d,]+ мм завширшки)/gu,
        '$1 і перевертається',
      )
      .replace(/(?<=Корпус перевертається)\. Корпус (?=\p{L}+ий, )/gu, '; він ')
      // What the canvas is printed with.
      .replace(/(?=із захисним)(?<=Monogram.*Полотно коричневе, )/gu, 'з монограмою LV, ')
  );
}
