import { type LineOpeners } from '../line-openers';

export const lineOpeners: LineOpeners = {
  'rolex/submariner': [
    'A diver could read from the bezel of the first Submariner, in 1953, how long he had been down.',
    'In 1953 few wristwatches could follow the Submariner to a hundred metres.',
  ],
  'omega/seamaster': [
    'Since GoldenEye in 1995, James Bond has worn a Seamaster on screen.',
    'Omega had made watches for the British forces; what it learnt went into the Seamaster in 1948.',
  ],
  'rolex/datejust': [
    'Rolex turned forty in 1945 and celebrated with the Datejust.',
    'The lens that magnifies the date came to the Datejust in the 1950s.',
  ],
  'rolex/gmt-master-ii': ['Pan American pilots flew with the GMT-Master in the 1950s.'],
  'audemars-piguet/royal-oak': ['In 1972 a Royal Oak in steel cost as much as a gold watch.'],
  'hermes/birkin': [
    'Jane Birkin met the head of Hermès on a flight, and in 1984 he had the Birkin made for her.',
  ],
  'omega/speedmaster': [
    'NASA put several chronographs to the test and in 1965 chose the Speedmaster.',
  ],
  'cartier/tank': ['Louis Cartier drew the Tank in 1917, but none was sold until two years later.'],
  'tudor/black-bay': [
    'Divers of the French navy wore Tudor watches with the angular hands that the Black Bay has.',
  ],
  'cartier/love': ['Screw heads have been the mark of the Love line since 1969.'],
  'iwc/portugieser': [
    'For the sake of precision, the first Portugieser had the movement of a pocket watch.',
  ],
  'rolex/cosmograph-daytona': [
    'Racing drivers can read their average speed from the bezel of a Daytona.',
  ],
  'rolex/explorer-ii': [
    'Underground there is neither day nor night, so the Explorer II has counted all twenty-four hours since 1971.',
  ],
  'cartier/juste-un-clou': [
    'Aldo Cipullo bent a nail round the wrist in 1971, and Juste un Clou was born.',
  ],
  'iwc/pilot': [
    'A turning bezel and protection from magnetic fields: IWC’s pilots had both as early as 1936.',
  ],
  'hublot/classic-fusion': [
    'Hublot’s first watch, gold on a rubber strap, lives on in the Classic Fusion.',
  ],
  'van-cleef-arpels/alhambra': ['Four-leaf clovers, a sign of luck, make up the Alhambra line.'],
  'rolex/day-date': ['The Day-Date was spelling out the day of the week as early as 1956.'],
  'patek-philippe/complications': [
    'Annual calendars, world-time watches and chronographs make up Patek Philippe’s Complications.',
  ],
  'vertu/signature': ['Vertu made its first telephone, the Signature, in 2002.'],
  'rolex/sea-dweller': [
    'Saturation divers breathe helium; the Sea-Dweller has let it out through a valve since 1967.',
  ],
  'tag-heuer/carrera': [
    'Jack Heuer heard of a road race across Mexico and in 1963 named a chronograph after it: the Carrera.',
  ],
  'zenith/chronomaster': ['El Primero, at work in the Chronomaster, measures tenths of a second.'],
  'mikimoto/mikimoto-classic': ['Mikimoto sorts its pearls by size, colour and lustre.'],
  'hermes/kelly': [
    'Photographs of Grace Kelly, in 1956, made a bag of Hermès famous and called it Kelly.',
  ],
  'rolex/sky-dweller': ['Until the Sky-Dweller, in 2012, Rolex had made no annual calendar.'],
  'rolex/cellini': [
    'Benvenuto Cellini was a goldsmith of the Renaissance; until 2023 Rolex’s dress watches bore his name.',
  ],
  'patek-philippe/nautilus': [
    'Gérald Genta had a ship’s porthole in mind when he drew the Nautilus.',
  ],
  'bulgari/divas-dream': [
    'Bvlgari found the fans of Divas’ Dream in mosaics, in the Baths of Caracalla in Rome.',
  ],
  'damiani/belle-epoque': [
    'Look closely at the pattern of Belle Époque, and you will see a strip of film.',
  ],
  'piaget/possession': ['On a Possession piece one band turns round another.'],
  'montblanc/sartorial': [
    'Montblanc embosses Sartorial leather with a fine cross-grain, which resists scratches.',
  ],
  'rolex/oyster-perpetual': [
    'Rolex’s first waterproof watches are the ancestors of the Oyster Perpetual.',
  ],
  'blancpain/villeret': [
    'Blancpain began in a village in 1735 and calls its classic line after it: Villeret.',
  ],
  'nomos/tangente': ['Nomos owes its fame to the Tangente, introduced in 1992.'],
  'bulgari/b-zero1': ['Seen from the side, the B.zero1 has the outline of the Colosseum.'],
  'tiffany/tiffany-victoria': ['Marquise-shaped stones stand in clusters in the Victoria line.'],
  'louis-vuitton/neverfull': [
    'Louis Vuitton meant the Neverfull for every day: it is light and holds much.',
  ],
  'rolex/milgauss': ['The Milgauss is not disturbed by a magnetic field of a thousand gauss.'],
  'vacheron-constantin/overseas': [
    'Vacheron Constantin has shaped the bezel of the Overseas after a Maltese cross since 1996.',
  ],
  'breitling/avenger': ['You can set an Avenger with gloves on.'],
  'chanel/j12': ['Chanel made ceramic elegant with the J12, in 2000.'],
  'chaumet/josephine': [
    'The Joséphine line honours the Empress, Napoleon’s first wife and a client of Chaumet.',
  ],
  'hermes/constance': ['A large H fastens the Constance.'],
  'hermes/bearn': ['Hermès borrowed the name Béarn from a region in south-west France.'],
  'dior/lady-dior': ['Princess Diana made a Dior bag famous; then it became the Lady Dior.'],
  'patek-philippe/grand-complications': [
    'Perpetual calendars, repeaters and split-seconds chronographs are Patek Philippe’s Grand Complications.',
  ],
  'audemars-piguet/royal-oak-offshore': [
    'So large was the first Royal Oak Offshore, in 1993, that it was called ‘the Beast’.',
  ],
  'breitling/superocean-heritage': [
    'Broad hands marked Breitling’s first diving watch, in 1957, as they do the Superocean Heritage.',
  ],
  'cartier/ballon-bleu': [
    'An arch of metal shelters the cabochon in the crown of the Ballon Bleu.',
  ],
  'cartier/trinity': ['A hundred years have hardly changed Trinity, which goes back to 1924.'],
  'piaget/altiplano': ['Piaget keeps its thinnest movements for the Altiplano.'],
  'a-lange-soehne/lange-1': ['With the Lange 1, in 1994, A. Lange & Söhne began again.'],
  'hublot/big-bang': ['Metal, ceramic and rubber met in one case, the Big Bang, in 2005.'],
  'hublot/spirit-of-big-bang': [
    'Barrel-shaped, not round: that is how the Spirit of Big Bang differs from the Big Bang.',
  ],
  'blancpain/fifty-fathoms': [
    'French combat divers asked Blancpain for a watch and in 1953 had the Fifty Fathoms.',
  ],
  'chopard/happy-sport': [
    'When the Happy Sport let diamonds slide about in a steel watch, in 1993, that was new.',
  ],
  'glashuette-original/senator': ['Round and classic: such are the watches called Senator.'],
  'pomellato/nudo': ['Pomellato hides what holds the stone of a Nudo piece.'],
  'van-cleef-arpels/frivole': [
    'The petals of Frivole mirror one another, so well are they polished.',
  ],
  'chanel/comete': ['Gabrielle Chanel showed comets of diamonds in 1932.'],
  'harry-winston/sunflower': [
    'Like the petals of a sunflower, diamonds stand round a centre stone.',
  ],
  'harry-winston/the-one': [
    'Harry Winston calls its engagement rings with a halo of small diamonds The One.',
  ],
  'graff/graff-butterfly': [
    'Graff lets the points of four stones meet, and they become a butterfly.',
  ],
  'chopard/happy-diamonds': [
    'Drops of a waterfall gave a designer at Chopard the idea of Happy Diamonds.',
  ],
  'louis-vuitton/speedy': [
    'City dwellers wanted a smaller Keepall; in the 1930s they got the Speedy.',
  ],
  'louis-vuitton/alma': ['The outline of the Alma is that of an Art Deco bag, drawn in 1934.'],
  'chanel/classic-flap': ['Karl Lagerfeld gave the Classic Flap its double-C lock in the 1980s.'],
  'chanel/reissue-255': ['The figures of the 2.55 are a date: February 1955.'],
  'gucci/jackie': ['Jacqueline Kennedy so often carried one Gucci bag that it became the Jackie.'],
  'st-dupont/ligne-2': ['You can tell a Ligne 2 with your eyes closed: its lid rings as it opens.'],
  'st-dupont/cufflinks': ['S.T. Dupont finishes its cufflinks as it does its lighters.'],
  'patek-philippe/aquanaut': ['Younger and sportier, the Aquanaut joined the Nautilus in 1997.'],
  'vacheron-constantin/patrimony': [
    'The Patrimony is as spare as Vacheron Constantin’s watches of the 1950s.',
  ],
  'vacheron-constantin/traditionnelle': [
    'A railway track counts the minutes on the Traditionnelle.',
  ],
  'vacheron-constantin/historiques': [
    'At the wheel, in 1921, a driver could read the turned dial of an American.',
  ],
  'audemars-piguet/code-1159': [
    'Round above and octagonal beneath: so the case of Code 11.59 is built.',
  ],
  'longines/master-collection': ['Every watch in the Master Collection of Longines is mechanical.'],
  'breitling/premier': [
    'In the 1940s Breitling’s dress chronographs were called Premier, as they are now.',
  ],
  'cartier/panthere-watch': [
    'A jeweller’s chain is no suppler than the bracelet of a Panthère watch.',
  ],
  'cartier/pasha-de-cartier': ['A small chain holds the cover of the Pasha’s crown.'],
  'jaeger-lecoultre/master-control': [
    'A thousand hours of tests await each Master Control before it is sold.',
  ],
  'iwc/ingenieur': [
    'For engineers, who work among magnetic fields, IWC made the Ingenieur in 1955.',
  ],
  'panerai/radiomir': ['Italian frogmen dived with the first Radiomir watches in the 1930s.'],
  'girard-perregaux/laureato': [
    'Laureato, Italian for ‘graduate’, has been a sports watch since 1975.',
  ],
  'bell-ross/instruments': [
    'Cockpit gauges are round in a square frame, and so are Bell & Ross’s Instruments.',
  ],
  'h-moser/streamliner': ['Trains of the 1920s and 1930s gave the Streamliner its flowing lines.'],
  'breguet/classique': [
    'Abraham-Louis Breguet liked his watches restrained, and so is the Classique.',
  ],
  'breguet/type-xx': ['French military aviation ordered the Type XX in the 1950s.'],
  'chopard/alpine-eagle': [
    'Chopard drew its St. Moritz of 1980 again in 2019 and called it the Alpine Eagle.',
  ],
  'chopard/mille-miglia': [
    'Chopard keeps the time at the Mille Miglia, an Italian rally for historic cars.',
  ],
  'nomos/ahoi': ['One may swim with an Ahoi on, and its strap dries quickly.'],
  'boucheron/quatre': ['Four patterns from the Boucheron archive meet in Quatre.'],
  'boucheron/serpent-boheme': ['The drop of Serpent Bohème stands for a snake’s head.'],
  'tiffany/tiffany-setting': [
    'Six claws lift the diamond above the band in the Tiffany Setting, an idea of 1886.',
  ],
  'chopard/ice-cube': ['Gold is cut into little cubes for Ice Cube.'],
  'louis-vuitton/keepall': ['When it is empty, a Keepall folds flat: so it was made in 1930.'],
  'gucci/dionysus': ['The clasp of the Dionysus bears two tiger heads.'],
  'montblanc/starwalker': ['The Montblanc star shines through the clear dome of the StarWalker.'],
  'patek-philippe/twenty-4': [
    'Patek Philippe’s first line for women alone was the Twenty~4, in 1999.',
  ],
  'patek-philippe/golden-ellipse': [
    'The golden section determines the proportions of the Golden Ellipse.',
  ],
  'vacheron-constantin/fiftysix': ['The Fiftysix looks back to reference 6073 and its year, 1956.'],
  'omega/constellation': ['The star has been on the dial of the Constellation since 1952.'],
  'omega/de-ville': ['In 1967 the De Ville left the Seamaster to become Omega’s dress line.'],
  'longines/spirit': ['Pilots once flew with Longines instruments; the Spirit honours them.'],
  'longines/dolcevita': ['Longines watches of the 1920s were rectangular, as the DolceVita is.'],
  'breitling/chronomat': [
    'The Frecce Tricolori, Italy’s aerobatic team, helped Breitling to develop the Chronomat.',
  ],
  'tag-heuer/monaco': [
    'A square chronograph that wound itself was new in 1969, when the Monaco appeared.',
  ],
  'cartier/drive-de-cartier': ['The case of a Drive has the curves of a vintage motor car.'],
  'jaeger-lecoultre/reverso': [
    'Polo balls broke watch crystals, so in 1931 the Reverso was made to turn over.',
  ],
  'jaeger-lecoultre/polaris': [
    'Divers of the 1960s heard the alarm of the Memovox Polaris, forebear of the Polaris.',
  ],
  'iwc/portofino': ['The Portofino is the quiet one among IWC’s watches.'],
  'panerai/submersible': ['Once a Luminor, the Submersible has been a line of its own since 2019.'],
  'a-lange-soehne/saxonia': ['Saxony, the home of A. Lange & Söhne, is Saxonia in Latin.'],
  'a-lange-soehne/datograph': [
    'A. Lange & Söhne built its first chronograph after the revival, the Datograph, in 1999.',
  ],
  'a-lange-soehne/odysseus': ['Steel came late to A. Lange & Söhne, with the Odysseus in 2019.'],
  'tudor/ranger': ['A British expedition took Tudor watches to Greenland in 1952.'],
  'ulysse-nardin/marine': [
    'Marine chronometers made Ulysse Nardin’s name, and the Marine has their dials.',
  ],
  'girard-perregaux/1966': [
    'The year 1966 brought Girard-Perregaux an award of the Neuchâtel Observatory.',
  ],
  'bell-ross/br-05': [
    'Case and bracelet are one in the BR 05, Bell & Ross’s square watch for town.',
  ],
  'richard-mille/rm-011': ['Felipe Massa, the racing driver, lent his name to the RM 011.'],
  'h-moser/pioneer': ['A Moser for every day was missing until 2015, when the Pioneer came.'],
  'breguet/marine': ['In 1815 Breguet became watchmaker to the French navy.'],
  'bulgari/serpenti-watch': [
    'Like a snake, the bracelet of a Serpenti watch coils round the wrist.',
  ],
};
