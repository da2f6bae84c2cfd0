import { asSentence } from '../fill';
import { collectionTold, ownWords } from './own-words';

/** The end of a model with which its reference begins: "Vanguard V 45 V 45 SC DT". */
const modelAgain = / (\p{Lu} \d+)(?=(?:,| \(| soatining| soati,)? ?\1 )/gu;

/** The beginning of a model with which its reference begins: "RM 010 Automatic, RM 010 Ti". */
const modelBefore = / RM ([\d-]+) (\p{Lu}[^,.;]*?)(?=(?:,| \(| soatining| soati,) ?RM \1 )/gu;

/** The piece in English at the end of a model, before its own word. */
const pieceInEnglish = / (?:Pendant|Wallet)(?=,| (?:—|kuloni|hamyoni|taqinchogʻi|modeli))/gu;

/** Only Rolex calls its bracelet an Oyster. */
const oyster =
  /((?:(?:titan|poʻlat) va (?:sariq|pushti|oq) oltin|(?:(?:qoraytirilgan|sariq|pushti|oq|qora|koʻk) )?(?:poʻlat|oltin|titan|platina|bronza|keramika|karbon|kumush))) Oyster bilaguzu(?:gi|k)/giu;

/** A calibre that is only a number of one or two figures: `5-kalibr`. */
const shortCalibre = /(?<=buraladigan )(\d{1,2}) kalibri/gu;

/** A jewel that has no inside. */
const withBack = /(?<!\p{L})(?:kulon|sirgʻa(?!la[dn])|kolye(?! boʻlgan)|toʻgʻnagʻich)/iu;

/** "… uzugi … yasalgan. Uzukning …" */
const openedWith =
  /(?<=(bilaguzu|uzu|sirgʻa|kulon|kolye|toʻgʻnagʻich)\p{L}*[^.]*\. )\1\p{L}*?ning /giu;

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

/** "… poʻlat bilaguzuk bilan taqiladi. Korpusi poʻlatdan, …" */
const metalOfCase =
  /([Ss]oati?,? ([^.;]*) bilaguzu[^.]*\. (?:Korpusi|Diametri [\d,]+ mm boʻlgan korpusi)) (\p{Ll}[^.,;]*?)dan, /gu;

/** "5 ta yassi oq sadaf", "yassi yashil malaxit" */
const flatStone = /yassi ((?:\p{L}+ )*?)(oniks|sadaf|malaxit|aqiq|feruza)/gu;

/** A strand of pearls has gold only in its clasp. */
const goldStrand: readonly (readonly [gold: RegExp, clasp: string])[] = [
  [/\b((?:\d+-probali )?\p{L}+ oltin)dan yasalgan (?=kolye|Mikimoto)/gu, 'yasalgan $1 qulfli '],
  [/\b((?:\d+-probali )?\p{L}+ oltin)dan yasalgan/gu, 'yasalgan, qulfi $1dan'],
  [/\b((?:\d+-probali )?\p{L}+ oltin)dan yasagan/gu, '$1 qulfli qilib yasagan'],
  [/\bbu (\p{L}+ oltin) kolye/giu, 'bu $1 qulfli kolye'],
  [/\b([Mm])etalli (\d+-probali)(?! \p{L})/gu, 'qulfi $2'],
  [/\bmetalli (\d+-probali \p{L}+ oltin)/gu, 'qulfi $1dan'],
  [/(?<!qulfining )probasi (\d+)/gu, 'qulfining probasi $1'],
];

/** "har bir sirgʻada bittadan jami 7,36 karatli 2 ta ametist (…) bor" */
const pairOfStones = /bittadan (jami [\d,]+ karatli 2 ta \p{L}+) (\([^()]*\)) bor/gu;
/** "har bir sirgʻada bittadan 2 ta dumaloq oq marvarid bor" */
const pairOfPearls = /bittadan 2 ta ([\p{L} ]*marvarid) bor/gu;

/** "zumrad (“nok” kesimi, yashil, …)": every emerald is green. */
const greenEmerald = /(zumrad \([^(),]*), yashil(?=[,)])/gu;

/** "1220 metrgacha": thousands stand apart from hundreds. */
const thousandsOfMetres = /(?<=\s\d{1,3})(?=\d{3} metr)/gu;

/** "… asari — “Parom”. Asar …" */
const workAgain: readonly (readonly [seam: RegExp, told: string])[] = [
  [/( asari? — “[^”]*”\. )Asar (?=\p{Lu})/gu, '$1U '],
  [/( asari? — “[^”]*”\. )([^.]*? ishlangan) asarning oʻlchami/gu, '$1U $2, oʻlchami'],
  [/((?:Asar|U) [^.]*\. )Asar yangi, ilgari/gu, '$1Ilgari'],
];

/** A maker named at the beginning is not named again at the beginning of another sentence. */
const makerAgain = /(?<=(Mikimoto|Chopard|Graff) .*\. )\1 (?=marvaridlarni|ilk |yirik )/gu;

/** All malachite is green and turquoise of its colour; what a setting holds is no inlay. */
function inlaysTold(text: string): string {
  const isSet = text.includes('gardish');
  return text.replace(flatStone, (_, colour: string, stone: string) =>
    [/malaxit|feruza/u.test(stone) ? '' : colour, stone, isSet ? '' : ' qoʻyma'].join(''),
  );
}

function strandTold(text: string): string {
  return text.includes('Akoya Strand')
    ? goldStrand.reduce((told, [gold, clasp]) => told.replace(gold, clasp), text)
    : text;
}

/** One stone in each of two earrings. */
function stonesPlaced(text: string): string {
  return text
    .replace(pairOfStones, 'bittadan, $1 bor $2')
    .replace(pairOfPearls, 'bittadan $1 bor')
    .replace(greenEmerald, '$1');
}

/** Words that one watch or jewel has and its neighbours have not. */
export function patternsTold(text: string): string {
  const own = text.includes(' kolleksiyasidagi ') ? ownWords : [...ownWords, ...collectionTold];
  const owned = own
    .filter(([piece]) => piece.test(text))
    .reduce((words, [, plain, better]) => words.replace(plain, better), text);
  const told = [...watchAgain, ...workAgain]
    .reduce((words, [seam, again]) => words.replace(seam, again), owned)
    .replace(/xronograf, flaybek/gu, 'flaybekli xronograf')
    .replace(shortCalibre, '$1-kalibr')
    .replace(modelAgain, '')
    .replace(modelBefore, ' $2')
    .replace(pieceInEnglish, '')
    .replace(openedWith, 'Uning ')
    .replace(/Siferblati yuzasi/gu, 'Siferblatining yuzasi')
    .replace(metalAgain, (all, before: string, strap: string, metal: string, form: string) =>
      strap.includes(metal.toLowerCase())
        ? `${before}${asSentence(`${form}korpusi`)} ham ${metal.toLowerCase()}dan, suvdan`
        : all,
    )
    .replace(metalOfCase, (all, before: string, strap: string, metal: string) =>
      strap.includes(metal) ? `${before} ham ${metal}dan, ` : all,
    )
    .replace(/qoʻshilmalar koʻzga koʻrinmaydi(?=\))/gu, 'koʻzga koʻrinadigan qoʻshilmasi yoʻq')
    .replace(makerAgain, 'Brend ')
    .replace(thousandsOfMetres, '\u00a0')
    // One inlay needs no number.
    .replace(/(?<![\d,])1 ta (?=\p{L})/gu, '');
  const inlaid = strandTold(inlaysTold(told));
  const strapped = inlaid.includes('Rolex')
    ? inlaid
    : inlaid.replace(oyster, (_, metal: string) => {
        const told = `uch qatorli ${metal.toLowerCase()} bilaguzuk`;
        return /^\p{Lu}/u.test(metal) ? asSentence(told) : told;
      });
  const placed = stonesPlaced(strapped);
  return withBack.test(placed)
    ? placed.replace('Ichki tomonida', 'Orqa tomonida').replace('ichki tomonida', 'orqa tomonida')
    : placed;
}
