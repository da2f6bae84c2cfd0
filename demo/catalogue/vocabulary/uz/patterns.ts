import { asSentence } from '../fill';
import { collectionTold, ownWords } from './own-words';

/** The end of a model with which its reference begins: "Vanguard V 45 V 45 SC DT". */
const modelAgain = / (\p{Lu} \d+)(?=(?:,| soatining| soati,)? \1 )/gu;

/** The beginning of a model with which its reference begins: "RM 010 Automatic, RM 010 Ti". */
const modelBefore = / RM ([\d-]+) (\p{Lu}[^,.;]*?)(?=(?:,| soatining| soati,) RM \1 )/gu;

/** The piece in English at the end of a model, before its own word. */
const pieceInEnglish = / (?:Pendant|Wallet)(?= (?:kuloni|hamyoni))/gu;

/** Only Rolex calls its bracelet an Oyster. */
const oyster = /([Ss]oati?,? )([^.;,]+) Oyster bilaguzugi/gu;

/** A calibre that is only a number of one or two figures: `5-kalibr`. */
const shortCalibre = /(?<=buraladigan )(\d{1,2}) kalibri/gu;

/** A jewel that has no inside. */
const withBack =
  / (?:kuloni|sirgʻasi|kolyesi|toʻgʻnagʻichi)[ .]|yasalgan (?:kulon|sirgʻa|kolye|toʻgʻnagʻich)\./u;

/** "Uzukning … Uzukda …": the second time the piece is a pronoun. */
const pieceAgain = /(?<!\p{L})(\p{L}+)ning (oʻziga xos belgisi|asosiy motivi) ([^.]*)\. \1da /giu;
/** "Uzukda … Uzukning …" */
const stonesFirst = /(?<!\p{L})(\p{L}+)da ([^.]* bor)\. \1ning /giu;
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

/** "… poʻlat bilaguzuk bilan taqiladi. Korpusi poʻlatdan, …" */
const metalOfCase =
  /([Ss]oati?,? ([^.;]*) bilaguzu[^.]*\. (?:Korpusi|Diametri [\d,]+ mm boʻlgan korpusi)) (\p{Ll}[^.,;]*?)dan, /gu;

/** "5 ta yassi oq sadaf", "yassi yashil malaxit" */
const flatStone = /yassi ((?:\p{L}+ )*?)(oniks|sadaf|malaxit|aqiq|feruza)/gu;

/** "…; qoʻymasi metall yuzasi … oʻrnatilgan. Unda malaxit qoʻyma va 0,03 karatli brilliant bor." */
const inlayAgain =
  /; qoʻyma(?:si|lari) (metall yuzasi [^.]*\. )(\p{L}+da) ([^.,()]*? qoʻyma)(?: va ([^.]*))? bor\.( ?)/gu;

/** "… Yaponiyada oq oltindan yasalgan." of a strand of pearls */
const goldStrand = /\b(\p{L}+ oltin)dan yasalgan(\.?)/u;

/** "1220 metrgacha": thousands stand apart from hundreds. */
const thousandsOfMetres = /(?<=\s\d{1,3})(?=\d{3} metr)/gu;

/** "… asari — “Parom”. Asar …" */
const workAgain: readonly (readonly [seam: RegExp, told: string])[] = [
  [/( asari? — “[^”]*”\. )Asar (?=\p{Lu})/gu, '$1U '],
  [/( asari? — “[^”]*”\. )([^.]*? ishlangan) asarning oʻlchami/gu, '$1U $2, oʻlchami'],
  [/((?:Asar|U) [^.]*\. )Asar yangi, ilgari/gu, '$1Ilgari'],
];

/** A maker named at the beginning is not named again at the beginning of another sentence. */
const makerAgain = /(?<=^(Mikimoto|Chopard|Graff) .*\. )\1 (?=marvaridlarni|ilk |yirik )/gu;

/** Inlays are told once, with how they are set. */
function inlaysTold(text: string): string {
  const isInlaid = /qoʻyma(?:si|lari) metall yuzasi/u.test(text);
  return text
    .replace(flatStone, (_, colour: string, stone: string) =>
      // All malachite is green and turquoise of its colour.
      [/malaxit|feruza/u.test(stone) ? '' : colour, stone, isInlaid ? ' qoʻyma' : ''].join(''),
    )
    .replace(
      inlayAgain,
      (_, set: string, where: string, inlay: string, more: string | undefined, end: string) =>
        `; ${inlay}si ${set}${more === undefined ? '' : `${where} ${more} ham bor.${end}`}`,
    );
}

/** A strand of pearls has gold only in its clasp. */
function strandTold(text: string): string {
  return text.includes('Akoya Strand')
    ? text.replace(goldStrand, (_, gold: string, stop: string) =>
        stop === '' ? `yasalgan ${gold} qulfli` : `yasalgan, qulfi ${gold}dan.`,
      )
    : text;
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
    : inlaid.replace(oyster, '$1uch qatorli $2 bilaguzuk');
  const sided = withBack.test(strapped)
    ? strapped.replace('Ichki tomonida', 'Orqa tomonida').replace('ichki tomonida', 'orqa tomonida')
    : strapped;
  return sided.includes('sirgʻa')
    ? sided.replace('eʼtibor markaziy toshga', 'eʼtibor toshlarga')
    : sided;
}
