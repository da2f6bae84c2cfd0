import { type ArtFact, type ArtWords, type Story } from '../language';

export const words: ArtWords = {
  kinds: {
    oil_canvas: { kind: 'rangtasvir asari', technique: null },
    oil_board: { kind: 'rangtasvir asari', technique: null },
    oil_panel: { kind: 'rangtasvir asari', technique: null },
    acrylic_canvas: { kind: 'rangtasvir asari', technique: null },
    watercolour: { kind: 'akvarel', technique: null },
    gouache: { kind: 'guash', technique: null },
    pastel: { kind: 'pastel', technique: null },
    lithograph: { kind: 'litografiya', technique: null },
  },
  works: {
    seascape_storm: [
      'Burun yonida boʻron',
      'Boʻronning toʻqqizinchi soati',
      'Yomon havoda brig',
      'Qoya ostidagi toʻlqinlar',
    ],
    seascape_calm: ['Sokin dengiz', 'Dengiz sukunati', 'Sohildagi qayiqlar', 'Koʻrfaz'],
    harbour: ['Bandargoh', 'Reyddagi yelkanlar', 'Eski port', 'Kemalar yonida'],
    river_landscape: ['Daryo burilishi', 'Sokin suv', 'Daryo boʻyida', 'Daryo qoʻltigʻi'],
    forest: ['Oʻrmonda', 'Qadimiy oʻrmon', 'Oʻrmon yoʻlagi', 'Qayinzor'],
    winter: ['Birinchi qor', 'Qishki yoʻl', 'Qor erigan kun', 'Qor bosgan qishloq'],
    steppe: ['Dasht', 'Chalov oʻti', 'Dashtdagi shamol', 'Tuzchilar yoʻli'],
    mountains: ['Dovon', 'Qorli tizma', 'Dara', 'Togʻlarda'],
    garden: ['May bogʻi', 'Gullagan olmazor', 'Eski bogʻ', 'Xiyobon'],
    city_street: ['Yomgʻirdan keyingi koʻcha', 'Bulvar', 'Eski torkoʻcha', 'Shoh koʻcha'],
    city_domes: ['Gumbazlar', 'Moviy gumbazlar', 'Madrasa maydoni', 'Eski shahar'],
    still_life_flowers: ['Sallagullar', 'Koʻzadagi guldasta', 'Atirgullar', 'Dala gullari'],
    still_life_fruit: ['Anor va uzum', 'Patnisdagi qovun', 'Olmalar', 'Shaftolili natyurmort'],
    abstract_geometric: ['4-kompozitsiya', 'Ritm', '7-konstruksiya', 'Diagonal'],
    abstract_gestural: ['Shiddat', 'Nomsiz', 'Moʻyqalam izi', 'Shahar shovqini'],
    colour_field: ['Ikki maydon', 'Sukunat', 'Ufq', 'Ohangdoshlik'],
  },
  composition: {
    seascape_storm: [
      'Toʻlqin kema bortidan baland koʻtarilgan, uchida koʻpik yaltiraydi.',
      'Kema qoyalardan uzoqlashadi, shamol yelkanlarni yulqiydi.',
    ],
    seascape_calm: [
      'Suv deyarli qimirlamaydi, ufq tumanga singib ketgan.',
      'Qirgʻoq yaqinida ikkita kemacha koʻrinadi, suv yuzi silliq.',
    ],
    harbour: [
      'Machtalar zich turadi, old planda yuk tushirilmoqda.',
      'Langar tashlagan kemalar yorugʻlik fonida qora soyadek koʻrinadi.',
    ],
    river_landscape: [
      'Oqim uzoqqa choʻzilgan, unda qirgʻoqdagi daraxtlar aks etadi.',
      'Old planda qamishlar, narigi qirgʻoq tumanda xira koʻrinadi.',
    ],
    forest: [
      'Daraxtlar zich saf tortgan, quyosh nuri shoxlar orasidan soʻqmoqqa tushadi.',
      'Daraxtlar orasida yorugʻlik va soya almashib turadi.',
    ],
    winter: [
      'Chana izlari tepalikdagi uylarga olib boradi.',
      'Daraxt soyalari havorang, nur tushgan joylar pushti.',
    ],
    steppe: [
      'Ufq past, tasvirning deyarli butun yuzasini osmon egallagan.',
      'Oʻtlar shamoldan egilgan, uzoqda arava koʻrinadi.',
    ],
    mountains: [
      'Togʻ tizmalari ketma-ket joylashgan, har biri oldingisidan ochroq.',
      'Soʻqmoq qoramtir yonbagʻirlar orasidan yuqoriga koʻtariladi.',
    ],
    garden: [
      'Gul ochgan shoxlar tasvirning butun yuqori yarmini egallagan.',
      'Yoʻlak bogʻ ichidagi oq shiyponga olib boradi.',
    ],
    city_street: [
      'Koʻcha oxirida, binolar orasida yorugʻlik koʻrinadi.',
      'Hoʻl tosh yoʻlda derazalar va chiroqlar aks etadi.',
    ],
    city_domes: [
      'Yassi tomlar ustida qubbalar koʻtarilgan, pastda odam gavjum.',
      'Feruza rangli qubbalar ochiq osmon fonida turadi.',
    ],
    still_life_flowers: [
      'Guldasta oʻrtadan biroz chetda turibdi, gullari toʻla ochilgan.',
      'Guncha va barglar bosiq fonda yorqin koʻrinadi, dasturxonga bitta gulbarg tushgan.',
    ],
    still_life_fruit: [
      'Mevalar mis patnisda yotibdi, poʻstida yorugʻlik jilvalanadi.',
      'Mevalar stol chetiga surib qoʻyilgan, soyalari yumshoq.',
    ],
    abstract_geometric: [
      'Doira va qiya toʻrtburchaklar bir-birini muvozanatlab turadi.',
      'Tekisliklar oʻtkir burchak ostida kesishadi, oq fon ham tasvirning bir qismi.',
    ],
    abstract_gestural: [
      'Keng surtmalar qatlam-qatlam yotadi, ostidan dastlabki chizma koʻrinib turadi.',
      'Boʻyoq tez surtilgan, ayrim joylarda faktura uchun asosigacha qirilgan.',
    ],
    colour_field: [
      'Ikki katta rang maydoni noaniq chegarada tutashadi.',
      'Boʻyoq yupqa shaffof qatlamlarda surtilgan, goʻyo ichidan nur sochadi.',
    ],
  },
  palette: {
    golden_dusk: 'tillarang va iliq jigarrang tuslar uygʻunlashgan',
    cold_dawn: 'sovuq kulrang va pushti tuslar uygʻunlashgan',
    noon_light: 'yorugʻ, sokin tuslar ustun',
    moonlight: 'kumushsimon va toʻq koʻk tuslar uygʻunlashgan',
    autumn: 'oxra va qirmizi ranglar ustun',
    spring_green: 'bahorgi yashil tuslar ustun',
    snow_blue: 'moviy va och binafsha tuslar ustun',
    southern_sun: 'toʻyingan, quyoshli ranglar ustun',
    earth_ochre: 'oxra va umbra tuslari ustun',
    grey_silver: 'kumushsimon kulrang tuslar ustun',
    red_black: 'qizil, qora va oq ranglar ustun',
    ultramarine: 'ultramarin tuslar ustun, toʻq sariq ham uchraydi',
  },
  frame: {
    gilded_carved: 'ramasi oʻyma naqshli, zarhal',
    gilded_plain: 'ramasi silliq, zarhal',
    dark_wood: 'ramasi toʻq rangli yogʻochdan',
    light_wood: 'ramasi och rangli yogʻochdan',
    thin_black: 'ramasi ingichka, qora',
    mat_white: 'paspartusi oq, ustiga oyna qoʻyilgan',
    none: 'ramasi yoʻq, xolst chetlari boʻyalgan',
  },
  signature: {
    lower_right: 'pastki oʻng burchagida imzo bor',
    lower_left: 'pastki chap burchagida imzo bor',
    monogram: 'pastki burchagiga monogramma qoʻyilgan',
    none: 'imzosi yoʻq',
    back: 'orqa tomoniga imzo va sana qoʻyilgan',
    margin: 'hoshiyasiga qalam bilan nusxa raqami va imzo qoʻyilgan',
  },
};

export const story: Story<ArtFact> = {
  title: ['“{work}”, {maker}'],
  facts: {
    // Works from 1950 on are dated exactly and come from a studio; older ones belong to a school.
    opening: [
      '“{work}” — {maker}ga mansub {kind}, {circa}-yil atrofida yaratilgan.',
      '{circa}-yil atrofida {material} ishlangan “{work}” {maker}ga mansub.',
      '“{work}” {circa}-yil atrofida {madeIn} yaratilgan, u {maker}ga mansub.',
      '{circa}-yil atrofida yaratilgan “{work}” {maker}ga mansub, unda {palette}.',
      '{maker}ga mansub “{work}” {circa}-yil atrofida {madeIn} yaratilgan.',
      '“{work}” {maker}ga mansub, u {circa}-yil atrofida {material} ishlangan.',
      '{maker}ga mansub “{work}” — {circa}-yil atrofida yaratilgan {kind}.',
      '{circa}-yil atrofida yaratilgan “{work}” — {maker} rassomlaridan birining ishi.',
      '“{work}” {exact}-yilda {maker}da yaratilgan.',
      '{material} ishlangan “{work}” — {maker}ning {exact}-yilgi asari.',
      '“{work}” {exact}-yilda {maker}da {material} ishlangan.',
      '{exact}-yilda {maker}da yaratilgan “{work}” asarida {palette}.',
      '{maker}da {exact}-yilda yaratilgan “{work}” {material} ishlangan.',
      '{exact}-yilda {madeIn} yaratilgan “{work}” — {maker}ning ishi.',
      '{maker} rassomlari “{work}” asarini {exact}-yilda yaratgan.',
      '“{work}” — {exact}-yilda {maker}da yaratilgan {kind}.',
    ],
    size: [
      'Asar {madeIn} {material} ishlangan, oʻlchami {width} × {height} sm, {frame}.',
      '{madeIn} {material} ishlangan asarning oʻlchami {width} × {height} sm, {frame}.',
      'Asar {material} ishlangan, oʻlchami {width} × {height} sm, {frame}.',
      '{material} ishlangan asarning oʻlchami {width} × {height} sm, {frame}.',
      'Oʻlchami {width} × {height} sm, {frame}.',
      'Asar {madeIn} {material} ishlangan, {frame}.',
      'Asar {madeIn} yaratilgan, oʻlchami {width} × {height} sm, {frame}.',
    ],
    signature: ['{signature}.'],
    composition: ['{composition}'],
    palette: ['{palette}.'],
    // Told with the size.
    frame: [],
    note: ['{note}'],
    // Told with the size.
    origin: [],
    visit: [
      'Asarni filialga kelib koʻrish mumkin.',
      'Asarni filialda kunduzgi yorugʻlikda koʻrsatamiz.',
    ],
  },
  conditions: {
    perfect: [
      'Holati aʼlo: ranglari tiniq, boʻyogʻi koʻchgan joyi yoʻq.',
      'Holati aʼlo, restavratsiya qilinmagan.',
      'Lupada va ultrabinafsha nurda nuqson topilmadi.',
    ],
    new: [
      'Bevosita ustaxonadan olingan, ilgari namoyish qilinmagan.',
      'Holati benuqson, birinchi marta sotilmoqda.',
      'Asar yangi, ilgari sotilmagan.',
    ],
    natural_wear: [
      'Holati yaxshi, yuzasida yengil ishqalanish izlari bor.',
      'Yuzasi toza, chetlarida mayda ishqalanish izlari bor.',
      'Orqa tomonida saqlashdan qolgan izlar bor, old tomoni toza.',
    ],
    has_defects: [
      'Nuqsoni bor: pastki cheti ozgina shikastlangan.',
      'Nuqsoni bor: yuqori chap burchagida bukilish izi koʻrinadi.',
      'Fonda kichik dogʻ koʻrinadi.',
    ],
    needs_repair: [
      'Restavratsiya kerak: asosi qiyshaygan.',
      'Restavrator ishi kerak: asosining chetlari shikastlangan.',
      'Restavratsiya kerak: bir joyida boʻyoq qatlamini mustahkamlash lozim.',
    ],
  },
  equipments: {
    with_package: [
      'Ekspert xulosasi bilan sotiladi.',
      'Sanʼatshunos xulosasi va egalik tarixi bor.',
      'Ekspertiza xulosasi va saqlanish holatining tavsifi bor.',
    ],
    without_package: [
      'Ekspert xulosasi yoʻq; xohlasangiz, ekspertiza oʻtkazib beramiz.',
      'Hujjatlari yoʻq, tavsifini sanʼatshunosimiz tuzgan.',
      'Hujjatlarsiz sotiladi, kelib chiqishini ekspertimiz aniqlagan.',
    ],
  },
};
