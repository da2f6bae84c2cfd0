import { type ArtWords } from '../language';

/** Colours of a work, each palette in several wordings: a sentence without its full stop. */
export const palette: ArtWords['palette'] = {
  golden_dusk: [
    'tillarang va iliq jigarrang tuslar uygʻunlashgan',
    'tillarang va iliq jigarrang tuslar ustun',
    'iliq, tillarang tuslar ustun',
    'ranglar iliq, tillarangdan jigarranggacha',
  ],
  cold_dawn: [
    'sovuq kulrang va pushti tuslar uygʻunlashgan',
    'sovuq kulrang tuslar pushti rang bilan jonlantirilgan',
    'kulrang tuslar ustun, orada pushti ham bor',
    'ranglar bosiq, kulrangdan och pushtigacha',
  ],
  noon_light: [
    'yorugʻ, sokin tuslar ustun',
    'ochiq va sokin ranglar uygʻunlashgan',
    'tuslar yorugʻ, oʻzaro keskin farq qilmaydi',
    'yorugʻ tuslar ustun',
  ],
  moonlight: [
    'kumushsimon va toʻq koʻk tuslar uygʻunlashgan',
    'toʻq koʻk tuslar ustun, orasida kumushrang ham bor',
    'toʻq koʻk tuslar kumushrang bilan jonlangan',
    'ranglar toʻq, koʻkdan kumushranggacha',
  ],
  autumn: [
    'oxra va qirmizi ranglar ustun',
    'oxra va qirmizi ranglar uygʻunlashgan',
    'ranglar iliq, oxradan qirmizigacha',
    'oxra tuslari ustun, qirmizi ham uchraydi',
  ],
  spring_green: [
    'bahorgi yashil tuslar ustun',
    'och yashil, maysarang tuslar ustun',
    'yashil ranglar yorugʻ va tiniq',
    'yashilning och tuslari uygʻunlashgan',
  ],
  snow_blue: [
    'moviy va och binafsha tuslar ustun',
    'moviy tuslar och binafsha bilan uygʻunlashgan',
    'ranglar sovuq, moviydan och binafshagacha',
    'oq, moviy va och binafsha ranglar uygʻunlashgan',
  ],
  southern_sun: [
    'yorqin, quyoshli ranglar ustun',
    'ranglar yorqin va tiniq',
    'sof, yorqin ranglar uygʻunlashgan',
    'iliq, quyoshli tuslar ustun',
  ],
  earth_ochre: [
    'oxra va umbra tuslari ustun',
    'oxra va umbra tuslari uygʻunlashgan',
    'ranglar bosiq, oxradan umbragacha',
    'oxra tuslari ustun, orasida jigarrang ham bor',
  ],
  grey_silver: [
    'kumushsimon kulrang tuslar ustun',
    'tuslar och kulrangdan toʻq kulranggacha boradi',
    'kulrangning turli tuslari uygʻunlashgan',
    'kumushrang va kulrang tuslar ustun',
  ],
  red_black: [
    'qizil, qora va oq ranglar ustun',
    'asosiy ranglar — qizil va qora',
    'qizil va qora ranglar keskin ajralib turadi',
    'ranglar kam, asosan qizil va qora',
  ],
  ultramarine: [
    'ultramarin tuslar ustun, toʻq sariq ham uchraydi',
    'ultramarin tuslar toʻq sariq bilan uygʻunlashgan',
    'ultramarin fonida toʻq sariq ajralib turadi',
    'ultramarin ustun, yorugʻ joylari iliq tusda',
  ],
};
