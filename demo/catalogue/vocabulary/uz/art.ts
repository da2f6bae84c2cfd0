import { type ArtFact, type ArtWords, type Story } from '../language';

export const words: ArtWords = {
  works: {
    seascape_storm: [
      'Burun yonida boʻron',
      'Boʻronning toʻqqizinchi soati',
      'Yomon havoda brig',
      'Qoya ostidagi toʻlqinlar',
    ],
    seascape_calm: ['Sokin dengiz', 'Dengiz sukunati', 'Sohildagi qayiqlar', 'Oq yelkan'],
    harbour: ['Bandargoh', 'Reyddagi yelkanlar', 'Eski port', 'Kemalar yonida'],
    river_landscape: ['Daryo burilishi', 'Parom', 'Suv toshqini', 'Tolli koʻrfaz'],
    forest: ['Oʻrmon cheti', 'Qaragʻayzor', 'Oʻrmon yoʻlagi', 'Qayinzor'],
    winter: ['Birinchi qor', 'Qishki yoʻl', 'Qor erigan kun', 'Qor bosgan qishloq'],
    steppe: ['Boʻron oldidagi dasht', 'Chalov oʻti', 'Qadimgi tepa', 'Tuzchilar yoʻli'],
    mountains: ['Dovon', 'Qorli tizma', 'Dara', 'Bulutdagi choʻqqi'],
    garden: ['May bogʻi', 'Gullagan olmazor', 'Joʻka ostidagi oʻrindiq', 'Xiyobon'],
    city_street: ['Yomgʻirdan keyingi koʻcha', 'Bulvar', 'Eski torkoʻcha', 'Shoh koʻcha'],
    city_domes: ['Gumbazlar', 'Moviy gumbazlar', 'Madrasa maydoni', 'Eski shahar'],
    still_life_flowers: [
      'Sallagullar',
      'Koʻzadagi nastarin',
      'Oq dasturxondagi atirgullar',
      'Dala gullari',
    ],
    still_life_fruit: ['Anor va uzum', 'Patnisdagi qovun', 'Olmalar', 'Shaftolili natyurmort'],
    abstract_geometric: ['4-kompozitsiya', 'Muvozanat', '7-konstruksiya', 'Tekisliklar kesishuvi'],
    abstract_gestural: ['Shiddat', 'Nomsiz', 'Moʻyqalam izi', 'Shahar shovqini'],
    colour_field: ['Ikki maydon', 'Sukunat', 'Ufq', 'Ohangdoshlik'],
  },
  composition: {
    seascape_storm: [
      'Toʻlqin kema bortidan baland koʻtariladi, uchlarida koʻpik yaltiraydi.',
      'Kema qoyalardan uzoqlashadi, shamol yelkanlarni yulqiydi.',
    ],
    seascape_calm: [
      'Suv deyarli qimirlamaydi, ufq tumanga singib ketgan.',
      'Sohilda ikki qayiq turibdi, dengiz ufqqacha silliq.',
    ],
    harbour: [
      'Machtalar zich turadi, old tomonda yuk tushirilmoqda.',
      'Reyddagi kemalar yorugʻlik fonida qora soyadek koʻrinadi.',
    ],
    river_landscape: [
      'Daryo yumshoq yoy boʻlib ichkariga ketadi, qirgʻoqlar suvda aks etadi.',
      'Old tomonni qirgʻoq oʻtlari egallagan, narigi qirgʻoq tumanda xira koʻrinadi.',
    ],
    forest: [
      'Daraxtlar zich saf tortgan, quyosh nuri soʻqmoqqa yorib tushadi.',
      'Oʻrmon ichkarisi nur va soya almashinuvida koʻrsatilgan.',
    ],
    winter: [
      'Chana izi tushgan yoʻl tepalikdagi uylarga olib boradi.',
      'Qor havorangdan pushtigacha turli tuslarda chizilgan.',
    ],
    steppe: [
      'Ufq past, asarning deyarli butun yuzasi osmonga berilgan.',
      'Oʻt shamoldan egiladi, uzoqda arava koʻrinadi.',
    ],
    mountains: [
      'Tizmalar birin-ketin turadi, har keyingisi ochroq.',
      'Soʻqmoq toʻq qiyaliklar orasidan dovonga koʻtariladi.',
    ],
    garden: [
      'Gullagan shoxlar asarning butun yuqori yarmini egallaydi.',
      'Yoʻlak nigohni ichkaridagi yorugʻ shiyponga olib boradi.',
    ],
    city_street: [
      'Binolar koʻcha oxiridagi yorugʻ dogʻda tutashadi.',
      'Hoʻl tosh yoʻlda derazalar va chiroqlar aks etadi.',
    ],
    city_domes: [
      'Gumbazlar yassi tomlar ustida koʻtariladi, pastda gavjum maydon.',
      'Feruza gumbazlar osmon rangi bilan bahslashadi.',
    ],
    still_life_flowers: [
      'Guldasta oʻrtadan biroz chetda turadi, gulbarglari zich va vazmin.',
      'Gullar fondan yorqinroq, dasturxonda toʻkilgan gulbarg yotibdi.',
    ],
    still_life_fruit: [
      'Mevalar mis patnisda yotibdi, yorugʻlik poʻstida sirgʻaladi.',
      'Buyumlar stol chetiga surilgan, soyalari yumshoq.',
    ],
    abstract_geometric: [
      'Doira va qiya toʻrtburchaklar bir-birini muvozanatlab turadi.',
      'Tekisliklar oʻtkir burchak ostida kesishadi, oq fon ham kompozitsiyaning bir qismi.',
    ],
    abstract_gestural: [
      'Keng surtmalar qatlam-qatlam yotadi, ostidan dastlabki chizma koʻrinib turadi.',
      'Boʻyoq tez surtilgan, ayrim joylari asosigacha tirnalgan.',
    ],
    colour_field: [
      'Ikki katta rang maydoni noaniq chegarada tutashadi.',
      'Rang yupqa shaffof qatlamlarda surtilgan, goʻyo ichidan yorishib turadi.',
    ],
  },
  palette: {
    golden_dusk: 'tillarang va iliq jigarrang tuslar uygʻunlashgan',
    cold_dawn: 'sovuq kulrang va pushti tuslar uygʻunlashgan',
    noon_light: 'yorugʻ, sokin tuslar ustun',
    moonlight: 'kumushsimon va toʻq koʻk tuslar uygʻunlashgan',
    autumn: 'oxra va qirmizi ranglar ustun',
    spring_green: 'yosh yashil tuslar ustun',
    snow_blue: 'moviy va nafis binafsha tuslar ustun',
    southern_sun: 'tiniq va yorqin ranglar ustun',
    earth_ochre: 'oxra va umbra tuslari ustun',
    grey_silver: 'kumushsimon kulrang tuslar ustun',
    red_black: 'qizil, qora va oq ranglar ustun',
    ultramarine: 'ultramarin tuslar toʻq sariq urgʻular bilan jonlantirilgan',
  },
  frame: {
    gilded_carved: 'ramasi oʻymakor, zarhal',
    gilded_plain: 'ramasi silliq, zarhal',
    dark_wood: 'ramasi toʻq yogʻochdan',
    light_wood: 'ramasi och yogʻochdan',
    thin_black: 'ramasi ingichka, qora',
    mat_white: 'oq paspartuda, oyna ostida',
    none: 'xolst chetlari boʻyalgan, ramaga olinmagan',
  },
};

export const story: Story<ArtFact> = {
  title: ['“{work}”, {maker}'],
  facts: {
    opening: [
      '“{work}” taxminan {circa}-yilda {maker}da yaratilgan.',
      '{maker}ning taxminan {circa}-yilgi asari — “{work}”.',
      '{maker}da yaratilgan “{work}” taxminan {circa}-yilga mansub.',
      '“{work}” {exact}-yilda {maker}da yaratilgan.',
      '{maker}ning {exact}-yilgi asari — “{work}”.',
      '{exact}-yilda {maker}da yaratilgan asar — “{work}”.',
    ],
    size: [
      'Asar {madeIn} {material} ishlangan, oʻlchami {width} × {height} sm, {frame}.',
      '{madeIn} {material} ishlangan asarning oʻlchami {width} × {height} sm, {frame}.',
    ],
    composition: ['{composition}'],
    palette: ['{palette}.'],
    // Told with the size.
    frame: [],
    note: ['{note}'],
    // Told with the size.
    origin: [],
    visit: [
      'Asarni u saqlanayotgan filialda koʻrish mumkin.',
      'Asarni filialda kunduzgi yorugʻlikda koʻrsatamiz.',
    ],
  },
  conditions: {
    perfect: [
      'Saqlanishi aʼlo: ranglari tiniq, uchgan joyi yoʻq.',
      'Holati aʼlo, restavratsiya qilinmagan.',
      'Lupada va ultrabinafsha nurda nuqson topilmadi.',
    ],
    new: [
      'Bevosita ustaxonadan olingan, ilgari namoyish qilinmagan.',
      'Saqlanishi benuqson, bu birinchi sotuv.',
      'Yangi, ilgari sotilmagan.',
    ],
    natural_wear: [
      'Holati yaxshi, yuzasida bilinar-bilinmas ishqalanish bor.',
      'Yuzasi toza, chetlarida kichik ishqalanish bor.',
      'Orqasida saqlash izlari bor, old tomoni toza.',
    ],
    has_defects: [
      'Nuqsoni bor: pastki cheti bir oz uchgan.',
      'Burchagida asosning buklami koʻrinadi.',
      'Fonda kichik dogʻ seziladi.',
    ],
    needs_repair: [
      'Restavratsiya kerak: asosi qiyshaygan.',
      'Restavrator ishi kerak: asosining chetlari yirtilgan.',
      'Asarni tozalash va mustahkamlash kerak.',
    ],
  },
  equipments: {
    with_package: [
      'Ekspert xulosasi bilan sotiladi.',
      'Sanʼatshunos xulosasi va egalik tarixi bor.',
      'Ekspertiza xulosasi va saqlanish holatining tavsifi bor.',
    ],
    without_package: [
      'Ekspert xulosasisiz sotiladi, ekspertizani oʻzimiz oʻtkazib berishimiz mumkin.',
      'Hujjatlari yoʻq, tavsifni sanʼatshunosimiz tuzgan.',
      'Egalik tarixi saqlanmagan, asarni ekspertimiz atributsiya qilgan.',
    ],
  },
};
