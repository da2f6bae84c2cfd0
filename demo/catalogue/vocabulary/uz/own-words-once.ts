/** What a line tells is not told again of a piece, or is told as known. */
export const toldByLine: readonly (readonly [piece: RegExp, plain: string, own: string])[] = [
  [
    / Trinity[^.]* uzugi[^.]*\. Shoir Jan Kokto/u,
    'ikkita Trinity uzugini',
    'ikkita shunday uzukni',
  ],
  [/teshikchalardan iborat/u, ', old tomonida teshikchali naqsh bor', ''],
  [/porshensimon qulf bilan/u, 'Shakli yoysimon, yonlari yumshoq', 'Yonlari yumshoq'],
  [/porshensimon qulf bilan/u, ', qulfi porshen shaklida', ''],
  [/egardek qayrilgan/u, 'Qopqogʻi egarga oʻxshash, unga', 'Qopqogʻiga'],
  [/yetti millimetr/u, 'Korpusi yupqa, ichki choʻntakka', 'Ichki choʻntakka'],
  [/harfi — Constance[^]*H harfi shaklidagi/u, 'H harfi shaklidagi toʻqa bilan', 'shu qulf bilan'],
  [/C harfidan iborat qulf[^]*qopqogʻi qulf/u, 'qopqogʻi qulf bilan', 'qopqogʻi shu qulf bilan'],
  [
    /hamyoni uch tomonidan/u,
    'Shakli uzunchoq, uch tomonidan molniya bilan yopiladi, ichida',
    'Shakli uzunchoq, ichida',
  ],
  [/2\.55 sumkasining zanjir/u, 'Zanjir bilan yelkaga osiladi, qopqogʻi', 'Qopqogʻi'],
  [/bezelining oʻyiqlarida/u, ', bezelining cheti oʻyiqli', ''],
  [/pogʻonali bezel —/u, ', bezeli pogʻonali', ''],
  [
    /bezeliga sutkaning yigirma toʻrt soati/u,
    'qoʻzgʻalmas bezelida 24 soatlik shkala bor',
    'bezeli qoʻzgʻalmas',
  ],
];
