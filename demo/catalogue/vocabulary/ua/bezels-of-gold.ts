/** Of a Datejust of two metals the case is of steel, and its fluted bezel alone of gold. */
export const ofWhiteGoldBezel = (text: string) =>
  text
    .replace(/(?<=орпус(?:у|і|) )зі сталі та білого золота/gu, 'зі сталі')
    .replace(/(?<=[Бб]езель рифлений)(?!, )/u, ', з білого золота')
    .replace(/(?<=з рифленим безелем)(?! з білого)/u, ' з білого золота');

/** Of one of steel and gold the fluted bezel is of the gold. */
export const ofGoldBezel = (text: string) =>
  text
    .replace(/(?<=[Бб]езель рифлений)(?!, )/u, ', золотий')
    .replace(/(?<=з рифленим )(?=безелем)/u, 'золотим ');
