import { type SeedMaker } from '../types';
import { bielAndJuraMakers } from './biel-and-jura';
import { cartier } from './cartier';
import { genevaMakers } from './geneva';
import { germanAndJapaneseMakers } from './germany-and-japan';
import { hermes } from './hermes';
import { parisAndRomeJewelers } from './jewelers-paris-rome';
import { worldJewelers } from './jewelers-world';
import { leatherAndCouture } from './leather-and-couture';
import { pensPhonesLighters } from './pens-phones-lighters';
import { rolex } from './rolex';
import { schaffhausenAndOtherMakers } from './schaffhausen-and-others';
import { landscapeSchools } from './schools-land';
import { schoolOfAivazovsky } from './schools-sea';
import { inventedStudios } from './studios';
import { valleeDeJouxMakers } from './vallee-de-joux';

export const makers: readonly SeedMaker[] = [
  rolex,
  ...genevaMakers,
  ...bielAndJuraMakers,
  ...valleeDeJouxMakers,
  ...schaffhausenAndOtherMakers,
  ...germanAndJapaneseMakers,
  cartier,
  ...parisAndRomeJewelers,
  ...worldJewelers,
  hermes,
  ...leatherAndCouture,
  ...pensPhonesLighters,
  schoolOfAivazovsky,
  ...landscapeSchools,
  ...inventedStudios,
];
