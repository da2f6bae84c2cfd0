import { type LineOpeners } from '../line-openers';

export const lineOpeners: LineOpeners = {
  'rolex/submariner': [
    'The bezel of a Submariner tells a diver how long he has been down.',
    'Rolex rated the first Submariner to a hundred metres, a great depth for a wristwatch in 1953.',
    'Divers of the Royal Navy were issued with the Submariner.',
    'Dozens of makers have copied the look of the Submariner.',
    'Sean Connery’s James Bond wore a Submariner.',
    'The Submariner was the idea of a Rolex director who liked to dive.',
  ],
  'omega/seamaster': [
    'James Bond first strapped on a Seamaster in GoldenEye.',
    'Omega had made watches for the British forces; what it learnt went into the Seamaster in 1948.',
    'A rubber gasket like those of submarines kept the first Seamaster dry.',
    'Jacques Mayol dived to a hundred metres on one breath, wearing a Seamaster.',
  ],
  'rolex/datejust': [
    'Rolex turned forty in 1945 and celebrated with the Datejust.',
    'The lens that magnifies the date came to the Datejust in the 1950s.',
    'Rolex designed the Jubilee bracelet for the Datejust.',
    'Winston Churchill was presented with a Datejust, the hundred-thousandth Rolex chronometer.',
  ],
  'rolex/gmt-master-ii': [
    'Pan Am pilots flew with the GMT-Master.',
    'The fourth hand of a GMT-Master II goes round the dial once a day.',
    'Sooner or later each two-colour bezel of the GMT-Master gets a nickname.',
    'Jack Swigert wore a GMT-Master on Apollo 13.',
  ],
  'audemars-piguet/royal-oak': [
    'In 1972 a Royal Oak in steel cost as much as a gold watch.',
    'Gérald Genta said that he drew the Royal Oak in a single night.',
    'The Royal Oak is named after a ship of the Royal Navy.',
  ],
  'hermes/birkin': [
    'Jane Birkin met the head of Hermès on a flight, and in 1984 he had the Birkin made for her.',
    'The first Birkin of all fetched more than eight million euros at auction in Paris.',
    'One artisan makes each Birkin from start to finish.',
  ],
  'omega/speedmaster': [
    'NASA put several chronographs to the test and in 1965 chose the Speedmaster.',
    'The Speedmaster took the tachymeter from the dial to the bezel.',
    'Omega meant the Speedmaster for the racetrack, not for space.',
  ],
  'cartier/tank': [
    'Louis Cartier drew the Tank in 1917, but none was sold until two years later.',
    'Andy Warhol wore a Tank but never wound it.',
  ],
  'tudor/black-bay': [
    'French navy divers wore Tudor watches with the angular hands now seen on the Black Bay.',
    'Collectors call the angular hands of a Black Bay ‘snowflakes’.',
  ],
  'cartier/love': [
    'Elizabeth Taylor and Richard Burton were among the first couples to wear Love.',
    'A Love bracelet is meant to be put on by somebody else.',
  ],
  'iwc/portugieser': [
    'For the sake of precision, the first Portugieser had the movement of a pocket watch.',
    'At more than forty millimetres across, the first Portugieser was enormous for its day.',
  ],
  'rolex/cosmograph-daytona': [
    'Racing drivers can read their average speed from the bezel of a Daytona.',
    'Paul Newman wore a Daytona, and collectors have never forgotten it.',
  ],
  'rolex/explorer-ii': ['On the bezel of an Explorer II the day has all its twenty-four hours.'],
  'cartier/juste-un-clou': [
    'Aldo Cipullo, who drew the Love bracelet, designed Juste un Clou two years later.',
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
  'vertu/signature': [
    'Vertu made its first telephone, the Signature, in 2002.',
    'At the press of a button, the Vertu Signature called a concierge.',
  ],
  'rolex/sea-dweller': [
    'Comex, the French diving company, gave its divers the Sea-Dweller in the 1970s.',
    'Helium gets into a watch at great depth; a valve lets it out of the Sea-Dweller.',
  ],
  'tag-heuer/carrera': [
    'Jack Heuer wanted a dial that a driver could read at speed, and drew the Carrera.',
  ],
  'zenith/chronomaster': [
    'Thanks to its El Primero movement, the Chronomaster times events to a tenth of a second.',
  ],
  'mikimoto/mikimoto-classic': ['Mikimoto opened its first shop, in Ginza, in 1899.'],
  'hermes/kelly': [
    'Hermès took some twenty years to call the Kelly what everybody else called it.',
  ],
  'rolex/sky-dweller': [
    'The bezel of a Sky-Dweller turns to choose what its crown will set.',
    'Rolex calls the calendar of the Sky-Dweller Saros, after a cycle of eclipses.',
  ],
  'rolex/cellini': [
    'Benvenuto Cellini was a goldsmith of the Renaissance; until 2023 Rolex’s dress watches bore his name.',
  ],
  'patek-philippe/nautilus': [
    'Like the hinges of a porthole, two ears flank the case of the Nautilus.',
  ],
  'bulgari/divas-dream': ['Bvlgari found the fan of Divas’ Dream in the mosaics of Roman baths.'],
  'damiani/belle-epoque': [
    'Look closely at Damiani’s Belle Époque, and you will see a strip of film.',
  ],
  'piaget/possession': ['Piaget means Possession jewels to be played with.'],
  'montblanc/sartorial': ['Montblanc borrowed a word from the tailor for its Sartorial line.'],
  'rolex/oyster-perpetual': [
    'Oyster stands for the waterproof case, Perpetual for the rotor that winds the watch.',
    'Mercedes Gleitze swam in the English Channel with a Rolex Oyster round her neck.',
  ],
  'blancpain/villeret': [
    'Villeret, a village in the Bernese Jura, is where Blancpain began in 1735.',
  ],
  'nomos/tangente': ['The Tangente was one of the four models with which Nomos made its debut.'],
  'bulgari/b-zero1': ['Seen from the side, the B.zero1 has the outline of the Colosseum.'],
  'tiffany/tiffany-victoria': ['Marquise-cut stones form the clusters of the Victoria line.'],
  'louis-vuitton/neverfull': ['Laces at the sides draw a Neverfull in or let it out.'],
  'rolex/milgauss': ['The Milgauss became known as the watch of the scientists at CERN.'],
  'vacheron-constantin/overseas': [
    'You can see half a Maltese cross in the bezel of Vacheron Constantin’s Overseas.',
  ],
  'breitling/avenger': ['You can set an Avenger with gloves on.'],
  'chanel/j12': ['Chanel brought ceramic into fashion with the J12.'],
  'chaumet/josephine': ['Tiaras lend their outline to Chaumet’s Joséphine line.'],
  'hermes/constance': ['The Constance bears the name of its designer’s daughter.'],
  'hermes/bearn': [
    'Hermès borrowed the name Béarn from a region in south-west France.',
    'Béarn is a region at the foot of the Pyrenees; Hermès gave its name to a wallet.',
  ],
  'dior/lady-dior': [
    'Princess Diana made a Dior bag so famous that it was renamed the Lady Dior.',
    'The quilting of the Lady Dior follows the caned seats of Napoleon III chairs.',
  ],
  'patek-philippe/grand-complications': [
    'Perpetual calendars and minute repeaters are among Patek Philippe’s Grand Complications.',
  ],
  'audemars-piguet/royal-oak-offshore': [
    'So large was the first Royal Oak Offshore, in 1993, that it was called ‘the Beast’.',
    'Gérald Genta is said to have hated what the Offshore made of his Royal Oak.',
  ],
  'breitling/superocean-heritage': [
    'Broad hands link the Superocean Heritage with Breitling’s first diving watch, launched in 1957.',
  ],
  'cartier/ballon-bleu': ['The Ballon Bleu owes its name to its rounded case and blue cabochon.'],
  'cartier/trinity': ['A hundred years have hardly changed Trinity, which goes back to 1924.'],
  'piaget/altiplano': ['Piaget keeps its thinnest movements for the Altiplano.'],
  'a-lange-soehne/lange-1': ['With the Lange 1, in 1994, A. Lange & Söhne began again.'],
  'hublot/big-bang': ['Metal, ceramic and rubber met in the case of the Big Bang in 2005.'],
  'hublot/spirit-of-big-bang': [
    'Barrel-shaped, not round: that is how the Spirit of Big Bang differs from the Big Bang.',
    'Nine years after the Big Bang came its tonneau, the Spirit of Big Bang.',
  ],
  'blancpain/fifty-fathoms': [
    'French combat divers asked Blancpain for a watch and in 1953 got the Fifty Fathoms.',
  ],
  'chopard/happy-sport': [
    'When the Happy Sport let diamonds slide about in a steel watch, in 1993, that was new.',
  ],
  'glashuette-original/senator': [
    'Glashütte Original keeps to the classic round watch in the Senator.',
  ],
  'pomellato/nudo': ['Nothing seems to hold the stone of a Pomellato Nudo.'],
  'van-cleef-arpels/frivole': ['In Frivole each petal is polished until it mirrors the next.'],
  'chanel/comete': ['Gabrielle Chanel showed comets of diamonds in 1932.'],
  'harry-winston/sunflower': ['Harry Winston’s Sunflower has diamonds for petals.'],
  'harry-winston/the-one': [
    'In ‘The One’, Harry Winston sets the centre stone amid small diamonds.',
  ],
  'graff/graff-butterfly': ['Four stones set point to point make the wings of a Graff butterfly.'],
  'chopard/happy-diamonds': [
    'Drops of a waterfall gave a designer at Chopard the idea for Happy Diamonds.',
  ],
  'louis-vuitton/speedy': [
    'City dwellers wanted a smaller Keepall; in the 1930s they got the Speedy.',
  ],
  'louis-vuitton/alma': ['A square in Paris, the Place de l’Alma, gave the Alma its name.'],
  'chanel/classic-flap': ['The Classic Flap is Karl Lagerfeld’s reworking of the 2.55.'],
  'chanel/reissue-255': ['The figures of the 2.55 are a date: February 1955.'],
  'gucci/jackie': [
    'Gucci’s Jackie takes its name from Jacqueline Kennedy, who was often seen carrying one.',
  ],
  'st-dupont/ligne-2': ['You can tell a Ligne 2 with your eyes closed: its lid rings as it opens.'],
  'st-dupont/cufflinks': ['S.T. Dupont finishes its cufflinks as it does its lighters.'],
  'patek-philippe/aquanaut': ['Raised squares give the dial of the Aquanaut its pattern.'],
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
  'jaeger-lecoultre/master-control': [
    'A thousand hours of testing lie behind each Master Control.',
  ],
  'iwc/ingenieur': [
    'For engineers working near magnetic fields, IWC brought out the Ingenieur in 1955.',
  ],
  'panerai/radiomir': [
    'Italian frogmen dived with the first Radiomir watches in the 1930s.',
    'Panerai patented Radiomir, a luminous paint made with radium, and then a watch took the name.',
  ],
  'girard-perregaux/laureato': [
    'Laureato, Italian for ‘graduate’, became the name of a watch in 1975.',
  ],
  'bell-ross/instruments': [
    'Cockpit gauges are round in a square frame, and so are Bell & Ross’s Instruments.',
    'Bell & Ross took the clock out of the cockpit and put it on the wrist.',
  ],
  'h-moser/streamliner': ['Integrated bracelets came to Moser with the Streamliner in 2020.'],
  'breguet/classique': [
    'Abraham-Louis Breguet liked restraint in a watch, and the Classique shows it.',
  ],
  'breguet/type-xx': ['French naval pilots flew with the Type XX from 1960.'],
  'chopard/alpine-eagle': [
    'Chopard redrew the St Moritz, a watch from 1980, and in 2019 called it the Alpine Eagle.',
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
  'chopard/ice-cube': ['Straight lines are all that Ice Cube has for ornament.'],
  'louis-vuitton/keepall': ['An empty Keepall folds flat, as it has done since 1930.'],
  'gucci/dionysus': ['The Dionysus bears the name of the Greek god of wine.'],
  'montblanc/starwalker': ['The Montblanc star shines through the clear dome of the StarWalker.'],
  'patek-philippe/twenty-4': [
    'Patek Philippe’s first line for women alone was the Twenty~4, in 1999.',
  ],
  'patek-philippe/golden-ellipse': [
    'Neither round nor rectangular, the Golden Ellipse lies between the two.',
  ],
  'vacheron-constantin/fiftysix': ['The year 1956 gave the Fiftysix its name and its inspiration.'],
  'omega/constellation': ['Four claws grip the case of a Constellation.'],
  'omega/de-ville': ['In 1967 the De Ville left the Seamaster to become Omega’s dress line.'],
  'longines/spirit': ['Pilots once flew with Longines instruments; the Spirit honours them.'],
  'longines/dolcevita': ['A rectangular Longines of the 1920s inspired the DolceVita.'],
  'breitling/chronomat': [
    'The Frecce Tricolori, Italy’s aerobatic team, helped Breitling to develop the Chronomat.',
  ],
  'tag-heuer/monaco': ['Steve McQueen wore a Monaco in the film ‘Le Mans’.'],
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
    'Ships once carried Ulysse Nardin chronometers; the dial of the Marine follows theirs.',
  ],
  'girard-perregaux/1966': ['In 1966 the Neuchâtel Observatory gave Girard-Perregaux an award.'],
  'bell-ross/br-05': [
    'The bracelet runs straight on from the case in the BR 05, Bell & Ross’s square watch for town.',
  ],
  'richard-mille/rm-011': ['Felipe Massa, the racing driver, lent his name to the RM 011.'],
  'h-moser/pioneer': ['Before the Pioneer, in 2015, Moser had no watch for everyday wear.'],
  'breguet/marine': ['In 1815 Breguet became watchmaker to the French navy.'],
  'bulgari/serpenti-watch': ['The first Serpenti watches coiled round the wrist like a snake.'],
  'patek-philippe/calatrava': [
    'The Calatrava bears the name of the cross that is Patek Philippe’s emblem.',
  ],
  'breitling/navitimer': [
    'Scott Carpenter took a Navitimer into orbit in 1962.',
    'Miles Davis wore a Navitimer.',
  ],
  'cartier/santos-de-cartier': ['The screws of a Santos are there to be seen.'],
  'rolex/explorer': ['Rolex sent watches up Everest for years before it made the Explorer.'],
  'montblanc/meisterstueck': [
    'The figure 4810 on the nib of a Meisterstück is the height of Mont Blanc.',
    'Three rings circle the cap of a Meisterstück pen.',
  ],
  'panerai/luminor': ['A lever on the bridge of a Luminor presses its crown shut.'],
  'dior/saddle': ['Carrie Bradshaw carried a Saddle in ‘Sex and the City’.'],
  'vertu/constellation': ['Vertu built the Constellation by hand in Hampshire.'],
  'st-dupont/slim-7': ['You would hardly feel a Slim 7 in a shirt pocket.'],
  'bulgari/octo': ['Bvlgari bought Gérald Genta’s brand in 2000, and from it came the Octo.'],
  'parmigiani/tonda-pf': [
    'Michel Parmigiani restored clocks and watches for twenty years before he made his own.',
  ],
  'a-lange-soehne/1815': [
    'With Arabic numerals and a railway track, the 1815 looks like an old Lange pocket watch.',
  ],
  'zenith/defy': ['‘A safe for time’ was how Zenith advertised the first Defy.'],
};
