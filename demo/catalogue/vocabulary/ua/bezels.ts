/** Of a bezel with which a sentence or a clause begins: such a one has a verb. */
export const withVerb = (text: string): string =>
  text
    .replace(/(?<=^|\. )Безель із (?=видимими гвинтами[.;])/gu, 'На безелі — ')
    .replace(/(?<=На безелі — )видимими гвинтами/gu, 'гвинти')
    .replace(/(?<=^|\. )Безель із заокругленими кутами(?=[.;])/gu, 'Безель має заокруглені кути')
    .replace(/(?<=^|\. )Безель із насічкою(?=, як на)/gu, 'Безель має насічку')
    // After «має … завширшки» it would be what the case has.
    .replace(/(?<=завширшки, )безель із заокругленими кутами/gu, 'кути безеля заокруглені')
    .replace(/(?<=завширшки, )безель із видимими гвинтами/gu, 'на безелі — гвинти')
    .replace(/(?<=(?:^|\. )Безель )із виступами/gu, 'має виступи')
    .replace(/(?<=^|\. )Безель з римськими цифрами/gu, 'На безелі — римські цифри')
    .replace(/(?<=(?:^|\. )Безель )з візерунком Clous/gu, 'має візерунок Clous');

/** What the bezel of a model is like, where the general words are not of it. */
export const ownBezels = (text: string): string =>
  text
    // The 24-hour scale of these does not turn.
    .replace(
      /(?<=[Бб]езель сталевий, )(?=з 24-)(?<=(?:Explorer II|Black Bay Pro).*)/gu,
      'нерухомий, ',
    )
    .replace(/безель тонкий(?<=Carrera Chronograph 39\b.*)/gu, 'скло опукле')
    .replace(/тонким безелем(?<=Carrera Chronograph 39\b.*)/gu, 'опуклим склом')
    .replace(/безель гладкий(?<=Shunbun.*)/gu, 'безеля немає')
    .replace(/Безель гладкий(?<=Shunbun.*)/gu, 'Безеля немає')
    .replace(/з гладким безелем(?<=Shunbun.*)/gu, 'без безеля')
    .replace(/(?<=[Бб]езель )рельєфний(?<=Overseas.*)/gu, 'із виступами')
    .replace(/рельєфним безелем(?<=Overseas.*)/gu, 'виступами на безелі')
    .replace(/(?<=[Бб]езель )рельєфний(?<=Constellation.*)/gu, 'з римськими цифрами')
    .replace(/рельєфним безелем(?<=Constellation.*)/gu, 'римськими цифрами на безелі')
    .replace(/(?<=[Бб]езель )рельєфний(?<=Calatrava.*)/gu, 'з візерунком Clous de Paris')
    .replace(/рельєфним безелем(?<=Calatrava.*)/gu, 'візерунком Clous de Paris на безелі')
    .replace(/(?<=[Бб]езель )східчастий(?<=Defy Skyline.*)/gu, 'дванадцятикутний')
    .replace(/зі східчастим(?= безелем)(?<=Defy Skyline.*)/gu, 'з дванадцятикутним');

/** Of a Nautilus and an Aquanaut the bezel is an octagon, not the case. */
export const octagonTold = (text: string): string =>
  /\b(?:Nautilus|Aquanaut)\b/u.test(text)
    ? text
        .replace(
          /безель із заокругленими кутами|кути безеля заокруглені/gu,
          'безель восьмикутний, із заокругленими кутами',
        )
        .replace('Безель має заокруглені кути', 'Безель восьмикутний, із заокругленими кутами')
        .replace(/(?<=[Кк]орпус )восьмикутний, (?=\p{Ll})/gu, '')
        .replace(/ восьмикутний (?=(?:\p{Ll}+ )?корпус)/gu, ' ')
        .replace(/(?<=^|\. )Восьмикутний (\p{Ll})/gu, (_, letter: string) => letter.toUpperCase())
    : text;

/** Rolex watches whose bezel is of the gold of their case, round an insert of ceramic. */
const ofGold = /\b(?:1[12]66(?:13|18)|126711)(?:LB|LN|CHNR)\b/u;
/** «З чорною», «із синьою». */
const withInsert = (colour: string) =>
  `${colour.startsWith('с') ? 'із' : 'з'} ${colour.replace(/ій$/u, 'ьою').replace(/ий$/u, 'ою')}`;

/** «Обертовий безель із 60-хвилинною шкалою — теж золотий, з чорною керамічною вставкою» after a case of gold. */
const ofGoldToo = ({ told = '', scale = '', colour = '' }: Readonly<Record<string, string>>) =>
  `; обертовий безель із ${scale} — ${told.includes(' золота') ? 'теж ' : ''}золотий, ${withInsert(colour)} керамічною вставкою`;

/** Of a bezel of gold its insert is what is ceramic and has a colour. */
export const insertTold = (text: string): string =>
  ofGold.test(text)
    ? text
        .replace(
          /(?<=Безель )(?:теж )?([\p{L}-]+[иі]й), керамічний, обертовий, з (?=\d)/u,
          (_, colour: string) => `обертовий, золотий, ${withInsert(colour)} керамічною вставкою й `,
        )
        .replace(
          /(?<=(?<told>[^.]*))[,;] безель (?<colour>[\p{L}-]+[иі]й), керамічний, обертовий, з (?<scale>\d+-\p{L}+ шкалою)/u,
          (...match) => ofGoldToo(match.at(-1) as Readonly<Record<string, string>>),
        )
    : text;
