const ofWhat = String.raw`(?:сталі та |титану та )?\p{L}+ого золота|того самого золота|тих самих металів|[\p{L}-]+ої коштовної смоли`;
const partOf = new RegExp(
  String.raw`(?<=(?:^|[.;] )(?:корпус|браслет(?: Oyster| Jubilee| President)?)) (зі|із|з) (?=(?:${ofWhat})[,;.])`,
  'giu',
);

/** What a case or a bracelet is of, where nothing else is told between: «корпус — з рожевого золота». */
export const dashed = (text: string): string =>
  text.replace(partOf, (_, of: string) => ` — ${of === 'зі' ? of : 'з'} `);
