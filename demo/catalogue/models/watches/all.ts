import { type WatchModel } from '../../model-types';
import { audemarsPiguet } from './audemars-piguet';
import { blancpain } from './blancpain';
import { boldCases } from './bold-cases';
import { breguet } from './breguet';
import { breitling } from './breitling';
import { cartierWatches } from './cartier';
import { chopardAndPiaget } from './chopard-piaget';
import { glashuette } from './glashuette';
import { grandSeiko } from './grand-seiko';
import { hublot } from './hublot';
import { independents } from './independents';
import { iwc } from './iwc';
import { jaegerLecoultre } from './jaeger-lecoultre';
import { lange } from './lange';
import { longines } from './longines';
import { marineAndSport } from './marine-and-sport';
import { omega } from './omega';
import { panerai } from './panerai';
import { patekPhilippeClassic } from './patek-philippe-classic';
import { patekPhilippeSport } from './patek-philippe-sport';
import { rolexClassic } from './rolex-classic';
import { rolexDivers } from './rolex-divers';
import { rolexField } from './rolex-field';
import { rolexGmtAndDaytona } from './rolex-gmt-daytona';
import { tagHeuer } from './tag-heuer';
import { tudor } from './tudor';
import { vacheronConstantin } from './vacheron-constantin';
import { zenith } from './zenith';

export const watchModels: readonly WatchModel[] = [
  ...rolexDivers,
  ...rolexGmtAndDaytona,
  ...rolexField,
  ...rolexClassic,
  ...patekPhilippeSport,
  ...patekPhilippeClassic,
  ...audemarsPiguet,
  ...omega,
  ...cartierWatches,
  ...vacheronConstantin,
  ...jaegerLecoultre,
  ...iwc,
  ...breitling,
  ...panerai,
  ...hublot,
  ...tagHeuer,
  ...tudor,
  ...zenith,
  ...blancpain,
  ...breguet,
  ...chopardAndPiaget,
  ...marineAndSport,
  ...boldCases,
  ...independents,
  ...lange,
  ...glashuette,
  ...grandSeiko,
  ...longines,
];
