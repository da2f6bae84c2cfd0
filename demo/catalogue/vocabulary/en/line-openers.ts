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
    'French navy divers wore Tudor watches with the angular hands now seen on the Black Bay.',
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
    'A rotating bezel and an antimagnetic movement: IWC gave pilots both as early as 1936.',
  ],
  'hublot/classic-fusion': [
    'Hublot’s first watch, gold on a rubber strap, lives on in the Classic Fusion.',
  ],
  'van-cleef-arpels/alhambra': ['The four-leaf clover of the Alhambra line is a sign of luck.'],
  'rolex/day-date': ['The Day-Date was spelling out the day of the week as early as 1956.'],
  'patek-philippe/complications': [
    'Annual calendars and world-time watches count as Complications at Patek Philippe.',
  ],
  'vertu/signature': ['Vertu made its first telephone, the Signature, in 2002.'],
  'rolex/sea-dweller': [
    'Comex, the French diving company, gave its divers the Sea-Dweller in the 1970s.',
  ],
  'tag-heuer/carrera': [
    'Jack Heuer heard of a road race across Mexico and in 1963 named a chronograph after it: the Carrera.',
  ],
  'zenith/chronomaster': ['With its El Primero, the Chronomaster times tenths of a second.'],
  'mikimoto/mikimoto-classic': ['Mikimoto opened its first shop, in Ginza, in 1899.'],
  'hermes/kelly': ['A Hermès bag in the hands of Grace Kelly, in 1956, became known as the Kelly.'],
  'rolex/sky-dweller': ['Until the Sky-Dweller, in 2012, Rolex had made no annual calendar.'],
  'rolex/cellini': [
    'Benvenuto Cellini was a goldsmith of the Renaissance; until 2023 Rolex’s dress watches bore his name.',
  ],
  'patek-philippe/nautilus': [
    'Gérald Genta had a ship’s porthole in mind when he drew the Nautilus.',
  ],
  'bulgari/divas-dream': [
    'In Rome, mosaics in the Baths of Caracalla gave Bvlgari the fans of Divas’ Dream.',
  ],
  'damiani/belle-epoque': [
    'Look closely at the pattern of Belle Époque, and you will see a strip of film.',
  ],
  'piaget/possession': ['On a Possession piece one band turns round another.'],
  'montblanc/sartorial': ['Montblanc took the name Sartorial from the world of tailoring.'],
  'rolex/oyster-perpetual': [
    'Since 1931 the Oyster Perpetual has been waterproof and self-winding.',
  ],
  'blancpain/villeret': [
    'Blancpain began in 1735 in the village that named its classic line: Villeret.',
  ],
  'nomos/tangente': ['In 1992 the Tangente was one of Nomos’s first four models.'],
  'bulgari/b-zero1': ['Seen from the side, the B.zero1 has the outline of the Colosseum.'],
  'tiffany/tiffany-victoria': ['Marquise-cut stones form the clusters of the Victoria line.'],
  'louis-vuitton/neverfull': [
    'Louis Vuitton made the Neverfull for every day: it is light but holds a lot.',
  ],
  'rolex/milgauss': ['Rolex made the Milgauss in 1956 for scientists and engineers.'],
  'vacheron-constantin/overseas': [
    'Since 1996 the bezel of the Overseas has echoed Vacheron Constantin’s Maltese cross.',
  ],
  'breitling/avenger': ['You can set an Avenger with gloves on.'],
  'chanel/j12': ['Chanel made ceramic elegant with the J12, in 2000.'],
  'chaumet/josephine': ['Tiaras lend their outline to Chaumet’s Joséphine line.'],
  'hermes/constance': ['A large H fastens the Constance.'],
  'hermes/bearn': ['Hermès borrowed the name Béarn from a region in south-west France.'],
  'dior/lady-dior': ['Princess Diana made a Dior bag famous; then it became the Lady Dior.'],
  'patek-philippe/grand-complications': [
    'Perpetual calendars and minute repeaters are among Patek Philippe’s Grand Complications.',
  ],
  'audemars-piguet/royal-oak-offshore': [
    'So large was the first Royal Oak Offshore, in 1993, that it was called ‘the Beast’.',
  ],
  'breitling/superocean-heritage': [
    'Broad hands link the Superocean Heritage with Breitling’s first diving watch, of 1957.',
  ],
  'cartier/ballon-bleu': ['The Ballon Bleu owes its name to its rounded case and blue cabochon.'],
  'cartier/trinity': ['A hundred years have hardly changed Trinity, which goes back to 1924.'],
  'piaget/altiplano': ['Piaget keeps its thinnest movements for the Altiplano.'],
  'a-lange-soehne/lange-1': ['With the Lange 1, in 1994, A. Lange & Söhne began again.'],
  'hublot/big-bang': ['Metal, ceramic and rubber met in the case of the Big Bang in 2005.'],
  'hublot/spirit-of-big-bang': [
    'Barrel-shaped, not round: that is how the Spirit of Big Bang differs from the Big Bang.',
  ],
  'blancpain/fifty-fathoms': [
    'French combat divers asked Blancpain for a watch and in 1953 got the Fifty Fathoms.',
  ],
  'chopard/happy-sport': [
    'When the Happy Sport let diamonds slide about in a steel watch, in 1993, that was new.',
  ],
  'glashuette-original/senator': ['Glashütte Original’s classic round watch is the Senator.'],
  'pomellato/nudo': ['Nothing seems to hold the stone of a Pomellato Nudo.'],
  'van-cleef-arpels/frivole': ['In Frivole each petal is polished until it mirrors the next.'],
  'chanel/comete': ['Gabrielle Chanel showed comets of diamonds in 1932.'],
  'harry-winston/sunflower': ['Harry Winston’s Sunflower has diamonds for petals.'],
  'harry-winston/the-one': [
    'In ‘The One’, Harry Winston sets the centre stone in a halo of small diamonds.',
  ],
  'graff/graff-butterfly': ['Graff sets four stones point to point, and they become a butterfly.'],
  'chopard/happy-diamonds': [
    'Drops of a waterfall gave a designer at Chopard the idea for Happy Diamonds.',
  ],
  'louis-vuitton/speedy': [
    'City dwellers wanted a smaller Keepall; in the 1930s they got the Speedy.',
  ],
  'louis-vuitton/alma': ['The outline of the Alma is that of an Art Deco bag, drawn in 1934.'],
  'chanel/classic-flap': ['The Classic Flap is Karl Lagerfeld’s reworking of the 2.55.'],
  'chanel/reissue-255': ['The figures of the 2.55 are a date: February 1955.'],
  'gucci/jackie': ['Jacqueline Kennedy so often carried one Gucci bag that it became the Jackie.'],
  'st-dupont/ligne-2': ['You can tell a Ligne 2 with your eyes closed: its lid rings as it opens.'],
  'st-dupont/cufflinks': ['S.T. Dupont finishes its cufflinks as it does its lighters.'],
  'patek-philippe/aquanaut': ['Younger and sportier, the Aquanaut joined the Nautilus in 1997.'],
  'vacheron-constantin/patrimony': [
    'Vacheron Constantin modelled the Patrimony on its own 1950s watches.',
  ],
  'vacheron-constantin/traditionnelle': [
    'A railway track marks the minutes on the Traditionnelle.',
  ],
  'vacheron-constantin/historiques': [
    'The tilted dial of the American 1921 was meant to be read at the wheel.',
  ],
  'audemars-piguet/code-1159': ['Beneath its round bezel, the case of Code 11.59 is octagonal.'],
  'longines/master-collection': ['Every watch in the Longines Master Collection is mechanical.'],
  'breitling/premier': [
    'In the 1940s Breitling’s dress chronographs were called Premier, as they are now.',
  ],
  'cartier/panthere-watch': [
    'A jeweller’s chain is no suppler than the bracelet of a Panthère watch.',
  ],
  'cartier/pasha-de-cartier': ['A small chain holds the cover of the Pasha’s crown.'],
  'jaeger-lecoultre/master-control': ['A thousand hours of tests lie behind each Master Control.'],
  'iwc/ingenieur': [
    'For engineers, who work among magnetic fields, IWC made the Ingenieur in 1955.',
  ],
  'panerai/radiomir': ['Italian frogmen dived with the first Radiomir watches in the 1930s.'],
  'girard-perregaux/laureato': [
    'Laureato, Italian for ‘graduate’, became the name of a watch in 1975.',
  ],
  'bell-ross/instruments': [
    'Cockpit gauges are round in a square frame, and so are Bell & Ross’s Instruments.',
  ],
  'h-moser/streamliner': ['Integrated bracelets came to Moser with the Streamliner in 2020.'],
  'breguet/classique': [
    'Abraham-Louis Breguet liked restraint in a watch, and the Classique shows it.',
  ],
  'breguet/type-xx': ['French naval pilots flew with the Type XX from 1960.'],
  'chopard/alpine-eagle': [
    'Chopard redrew its St Moritz of 1980 in 2019 and called it the Alpine Eagle.',
  ],
  'chopard/mille-miglia': [
    'Chopard keeps the time at the Mille Miglia, an Italian rally for historic cars.',
  ],
  'nomos/ahoi': ['You can swim in an Ahoi, and its strap dries quickly.'],
  'boucheron/quatre': ['Four patterns from the Boucheron archive meet in Quatre.'],
  'boucheron/serpent-boheme': ['The drop of Serpent Bohème stands for a snake’s head.'],
  'tiffany/tiffany-setting': [
    'Six claws lift the diamond above the band in the Tiffany Setting, an idea of 1886.',
  ],
  'chopard/ice-cube': ['Gold is cut into little cubes for Ice Cube.'],
  'louis-vuitton/keepall': ['An empty Keepall folds flat, as it has done since 1930.'],
  'gucci/dionysus': ['The Dionysus bears the name of the Greek god of wine.'],
  'montblanc/starwalker': ['The Montblanc star shines through the clear dome of the StarWalker.'],
  'patek-philippe/twenty-4': [
    'Patek Philippe’s first line for women alone was the Twenty~4, in 1999.',
  ],
  'patek-philippe/golden-ellipse': [
    'The golden section determines the proportions of the Golden Ellipse.',
  ],
  'vacheron-constantin/fiftysix': ['The year 1956 gave the Fiftysix its name and its inspiration.'],
  'omega/constellation': ['A star has marked the dial of the Constellation since 1952.'],
  'omega/de-ville': ['In 1967 the De Ville left the Seamaster to become Omega’s dress line.'],
  'longines/spirit': ['Pilots once flew with Longines instruments; the Spirit honours them.'],
  'longines/dolcevita': ['A rectangular Longines of the 1920s inspired the DolceVita.'],
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
  'iwc/portofino': ['IWC named the Portofino after a Ligurian village.'],
  'panerai/submersible': ['Once a Luminor, the Submersible has been a line of its own since 2019.'],
  'a-lange-soehne/saxonia': ['Saxony, the home of A. Lange & Söhne, is Saxonia in Latin.'],
  'a-lange-soehne/datograph': [
    'A. Lange & Söhne built its first chronograph after the revival, the Datograph, in 1999.',
  ],
  'a-lange-soehne/odysseus': ['Steel came late to A. Lange & Söhne, with the Odysseus in 2019.'],
  'tudor/ranger': ['Tudor registered the name Ranger as early as 1929.'],
  'ulysse-nardin/marine': [
    'Ships once carried Ulysse Nardin chronometers, whose dials the Marine has kept.',
  ],
  'girard-perregaux/1966': ['In 1966 the Neuchâtel Observatory gave Girard-Perregaux an award.'],
  'bell-ross/br-05': [
    'Case and bracelet are one in the BR 05, Bell & Ross’s square watch for town.',
  ],
  'richard-mille/rm-011': ['Felipe Massa, the racing driver, lent his name to the RM 011.'],
  'h-moser/pioneer': ['Before the Pioneer, in 2015, Moser had no watch for everyday wear.'],
  'breguet/marine': ['In 1815 Breguet became watchmaker to the French navy.'],
  'bulgari/serpenti-watch': ['The first Serpenti watches coiled round the wrist like a snake.'],
};
