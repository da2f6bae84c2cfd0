import { asSentence } from '../fill';

/** What stands for the plain word of a bezel or a dial, or of a motif told of one, by the piece. */
const ownWords: readonly (readonly [piece: RegExp, plain: string, own: string])[] = [
  [/\bBreguet\b/u, 'bezeli tanga chetidek kertilgan', 'yon tomoni tanga chetidek kertilgan'],
  [/\bParmigiani\b/u, 'bezeli taram-taram', 'bezeli mayda kertikli'],
  [/\bCalatrava\b/u, 'bezeli boʻrtma naqshli', 'bezeli “Parij mixlari” naqshli'],
  [/\bConstellation\b/u, 'bezeli boʻrtma naqshli', 'bezeliga rim raqamlari oʻyilgan'],
  [/\bOverseas\b/u, 'bezeli boʻrtma naqshli', 'bezelining cheti oʻyiqli'],
  [/\bDefy Skyline\b/u, 'bezeli pogʻonali', 'bezeli oʻn ikki qirrali'],
  [/\bIngenieur Automatic 40\b/u, 'donador yuzali', 'katak naqshli'],
  [/\bTwo Butterfly\b/u, 'yozgan kapalak', 'yozgan ikki kapalak'],
  [/\bCarrera Chronograph 39\b/u, 'bezeli ingichka', 'oynasi qavariq'],
  [/\bCarrera Chronograph 39\b/u, 'Bezelining bir joyi', 'Korpusining bir joyi'],
  // A strand of pearls has no metal but its clasp.
  [/\bAkoya Strand\b/u, 'Ichki tomonida yengil', 'Qulfida yengil'],
  [/\bAkoya Strand\b/u, 'ichki tomonida sezilarli', 'qulfida sezilarli'],
  [/\bAkoya Strand\b/u, 'Metallining bir chetida', 'Qulfining metallida'],
  [/\bAkoya Strand\b/u, 'Bir cheti biroz bukilgan', 'Qulfi biroz bukilgan'],
  [/\bAkoya Strand\b/u, 'metall bir joyidan darz', 'qulfi bir joyidan darz'],
  // Of two, what is told of one.
  [/sirgʻa/u, ': ichki tomonida sezilarli', ': sirgʻalardan birining ichki tomonida sezilarli'],
  [/sirgʻa/u, 'Metallining bir chetida', 'Sirgʻalardan birining metallida'],
  [/sirgʻa/u, 'Bir cheti biroz bukilgan', 'Sirgʻalardan birining cheti biroz bukilgan'],
  [/sirgʻa/u, 'metall bir joyidan darz', 'sirgʻalardan birining metalli darz'],
  [/zaponkalar/u, ': yuzasida sezilarli', ': zaponkalardan birining yuzasida sezilarli'],
  [/zaponkalar/u, 'Old tomonida chuqur', 'Zaponkalardan birining old tomonida chuqur'],
  [/zaponkalar/u, 'Yuzasining bir joyi qattiq', 'Zaponkalardan birining yuzasi qattiq'],
  [/zaponkalar/u, 'harakatlanadigan qismlaridan biri', 'zaponkalardan birining qulfi'],
  [/zaponkalar/u, ': qismlaridan biri', ': zaponkalardan birining qulfi'],
  // Cufflinks are a pair.
  [/zaponkalar/u, 'Bu nusxa ', 'Bu zaponkalar '],
  // Of more than one stone.
  [/ jami |(?:[2-9]|\d\d) ta /u, 'toshi yopiq gardishga', 'toshlari yopiq gardishga'],
  [/(?:[2-9]|\d\d) ta yassi/u, 'qoʻymasi metall', 'qoʻymalari metall'],
  [/(?:[2-9]|\d\d) ta yassi/u, 'hoshiyalangan toʻrtbarg;', 'hoshiyalangan toʻrtbarglar;'],
  // The same noun in two sentences on end.
  [/metalldan ishlangan\. Metall qismlarida/u, 'Metall qismlarida', 'Yuzasida'],
  [/metall qismlari [^.;]*\. Metall qismlarida/u, 'Metall qismlarida', 'Ularda'],
];

/** The end of a model with which its reference begins: "Vanguard V 45 V 45 SC DT". */
const modelAgain = / (\p{Lu} \d+)(?=(?:,| soatining| soati,)? \1 )/gu;

/** Only Rolex calls its bracelet an Oyster. */
const oyster = /([Ss]oati?,? )([^.;,]+) Oyster bilaguzugi/gu;

/** A calibre that is only a number of one or two figures: `5-kalibr`. */
const shortCalibre = /(?<=buraladigan )(\d{1,2}) kalibri/gu;

/** A jewel that has no inside. */
const withBack =
  / (?:kuloni|sirgʻasi|kolyesi|toʻgʻnagʻichi)[ .]|yasalgan (?:kulon|sirgʻa|kolye|toʻgʻnagʻich)\./u;

/** "Uzukning … Uzukda …": the second time the piece is a pronoun. */
const pieceAgain = /(\p{L}+)ning (oʻziga xos belgisi|asosiy motivi) ([^.]*)\. \1da /giu;
/** "Uzukda … Uzukning …" */
const stonesFirst = /(\p{L}+)da ([^.]* bor)\. \1ning /giu;
/** "… uzugi … yasalgan. Uzukda …", "… yasalgan uzuk. Uzukning …" */
const openedWith =
  /(?<=(bilaguzu|uzu|sirgʻa|kulon|kolye|toʻgʻnagʻich)\p{L}*(?: [^.]*yasalgan)?\. )\1\p{L}*?(?:da|ning) /giu;

/** The watch is no subject again right after a sentence that names it. */
const watchAgain: readonly (readonly [seam: RegExp, told: string])[] = [
  [
    /([Ss]oat(?:[^.]|\.(?! ))*\. )Soat ((?:[^.;]|\.(?! ))*?) bilan taqiladi, siferblati ([^.]*)\./gu,
    '$1Siferblati $3; soat $2 bilan taqiladi.',
  ],
  [/(soat [^.;]*bilan taqiladi[^.;]*\. )Soat yangi/giu, '$1Yangi'],
  [/(soat [^.;]*bilan taqiladi[^.;]*\. )Soat avaylab/giu, '$1Avaylab'],
  [/(soat [^.;]*bilan taqiladi[^.;]*\. )Soat biror/giu, '$1Biror'],
];

/** "… poʻlat bilaguzuk bilan taqiladi. Poʻlatdan ishlangan korpusi …" */
const metalAgain =
  /([Ss]oati?,? ([^.;]*) bilaguzu[^.]*\. )(\p{Lu}[^.,;]*?)dan ishlangan ((?:[^.,;]+ )?)korpusi suvdan/gu;

/** "… asari — “Parom”. Asar …" */
const workAgain: readonly (readonly [seam: RegExp, told: string])[] = [
  [/( asari? — “[^”]*”\. )Asar (?=\p{Lu})/gu, '$1U '],
  [/( asari? — “[^”]*”\. )([^.]*? ishlangan) asarning oʻlchami/gu, '$1U $2, oʻlchami'],
];

/** Words that one watch or jewel has and its neighbours have not. */
export function patternsTold(text: string): string {
  const owned = ownWords
    .filter(([piece]) => piece.test(text))
    .reduce((words, [, plain, own]) => words.replace(plain, own), text);
  const told = [...watchAgain, ...workAgain]
    .reduce((words, [seam, again]) => words.replace(seam, again), owned)
    .replace(/xronograf, flaybek/gu, 'flaybekli xronograf')
    .replace(shortCalibre, '$1-kalibr')
    .replace(modelAgain, '')
    .replace(pieceAgain, '$1ning $2 $3. Unda ')
    .replace(stonesFirst, '$1da $2. Uning ')
    .replace(openedWith, (piece) => (piece.endsWith('da ') ? 'Unda ' : 'Uning '))
    // Two sentences on end never begin with a pronoun.
    .replace(/(?<=\. Uning [^.]*\. )Unda /gu, 'Taqinchoqda ')
    .replace(/\bUnda (?=[^.]* bor\. Uning )/gu, 'Taqinchoqda ')
    .replace(metalAgain, (all, before: string, strap: string, metal: string, form: string) =>
      strap.includes(metal.toLowerCase())
        ? `${before}${asSentence(`${form}korpusi`)} ham ${metal.toLowerCase()}dan, suvdan`
        : all,
    )
    // One inlay needs no number.
    .replace(/(?<![\d,])1 ta (?=\p{L})/gu, '');
  const strapped = told.includes('Rolex')
    ? told
    : told.replace(oyster, '$1uch qatorli $2 bilaguzuk');
  const sided = withBack.test(strapped)
    ? strapped.replace('Ichki tomonida', 'Orqa tomonida').replace('ichki tomonida', 'orqa tomonida')
    : strapped;
  return sided.includes('sirgʻa')
    ? sided.replace('eʼtibor markaziy toshga', 'eʼtibor toshlarga')
    : sided;
}
