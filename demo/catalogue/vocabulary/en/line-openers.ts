import { type LineOpeners } from '../line-openers';

export const lineOpeners: LineOpeners = {
  'rolex/submariner': [
    'The bezel of a Submariner tells divers how long they have been under water.',
    'Rolex rated the first Submariner to a hundred metres, a great depth for a wristwatch in 1953.',
    'The Royal Navy once issued its divers with the Submariner.',
    'Dozens of makers have copied the look of the Submariner.',
    'Sean Connery’s James Bond wore a Submariner.',
    'The Submariner was the idea of a Rolex director who liked to dive.',
  ],
  'omega/seamaster': [
    'James Bond first wore a Seamaster in ‘GoldenEye’.',
    'Omega drew on its wartime watches for the British forces when it made the first Seamaster.',
    'A rubber gasket like those used in submarines kept the first Seamaster dry.',
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
    'Collectors have nicknames for the two-colour bezels of the GMT-Master.',
    'Jack Swigert wore a GMT-Master on Apollo 13.',
  ],
  'audemars-piguet/royal-oak': [
    'In 1972 a Royal Oak in steel cost as much as a gold watch.',
    'Gérald Genta said that he drew the Royal Oak in a single night.',
    'The Royal Oak is named after a ship of the Royal Navy.',
  ],
  'hermes/birkin': [
    'Jane Birkin met the head of Hermès on a flight, and in 1984 he had the Birkin made for her.',
    'The very first Birkin fetched more than eight million euros at auction in Paris.',
    'One artisan makes each Birkin from start to finish.',
  ],
  'omega/speedmaster': [
    'NASA put several chronographs to the test and in 1965 chose the Speedmaster.',
    'No chronograph had its tachymeter on the bezel until the Speedmaster.',
    'Omega designed the Speedmaster for motor racing, not for space.',
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
    'Elizabeth Taylor and Richard Burton were among the first couples to wear Love bracelets.',
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
  'rolex/explorer-ii': [
    'The bezel of an Explorer II is marked with all twenty-four hours of the day.',
  ],
  'cartier/juste-un-clou': [
    'Aldo Cipullo, who drew the Love bracelet, designed Juste un Clou two years later.',
  ],
  'iwc/pilot': [
    'IWC’s first watch for pilots, in 1936, had a rotating bezel and an antimagnetic escapement.',
  ],
  'hublot/classic-fusion': [
    'Hublot’s first watch, in gold on a rubber strap, lives on in the Classic Fusion.',
  ],
  'van-cleef-arpels/alhambra': ['The four-leaf clover of the Alhambra line is a symbol of luck.'],
  'rolex/day-date': [
    'The Day-Date was the first wristwatch to spell out the day of the week in full.',
  ],
  'patek-philippe/complications': [
    'Annual calendars and world-time watches count as Complications at Patek Philippe.',
  ],
  'vertu/signature': [
    'Vertu made its first telephone, the Signature, in 2002.',
    'At the press of a button, the Vertu Signature called a concierge.',
  ],
  'rolex/sea-dweller': [
    'Comex, the French diving company, gave its divers the Sea-Dweller in the 1970s.',
    'A valve in the Sea-Dweller lets out the helium that enters the case at great depth.',
  ],
  'tag-heuer/carrera': [
    'Jack Heuer wanted a dial that a driver could read at speed, and drew the Carrera.',
  ],
  'zenith/chronomaster': [
    'Thanks to its El Primero movement, the Chronomaster times events to a tenth of a second.',
  ],
  'mikimoto/mikimoto-classic': ['Mikimoto opened its first shop, in Ginza, in 1899.'],
  'hermes/kelly': ['The public named the Kelly; Hermès adopted the name only in 1977.'],
  'rolex/sky-dweller': [
    'The bezel of a Sky-Dweller turns to select what the crown sets.',
    'Rolex calls the calendar of the Sky-Dweller Saros, after a cycle of eclipses.',
  ],
  'rolex/cellini': [
    'Benvenuto Cellini was a goldsmith of the Renaissance; until 2023 Rolex’s dress watches bore his name.',
  ],
  'patek-philippe/nautilus': [
    'The case of a Nautilus has two ‘ears’, like the hinges of a porthole.',
  ],
  'bulgari/divas-dream': ['Bvlgari found the fan of Divas’ Dream in the mosaics of Roman baths.'],
  'damiani/belle-epoque': ['The pattern of Damiani’s Belle Époque is that of a strip of film.'],
  'piaget/possession': ['Piaget designs its Possession jewels to be turned and played with.'],
  'montblanc/sartorial': ['Montblanc named its Sartorial line after the tailor’s craft.'],
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
  'louis-vuitton/neverfull': ['Laces at the sides of a Neverfull make it wider or narrower.'],
  'rolex/milgauss': ['The Milgauss became known as the watch worn by scientists at CERN.'],
  'vacheron-constantin/overseas': [
    'The bezel of the Overseas echoes the Maltese cross, Vacheron Constantin’s emblem.',
  ],
  'breitling/avenger': ['You can set an Avenger with gloves on.'],
  'chanel/j12': ['Chanel made ceramic watches fashionable with the J12.'],
  'chaumet/josephine': ['Chaumet’s Joséphine line takes its outline from the tiara.'],
  'hermes/constance': ['The Constance bears the name of its designer’s daughter.'],
  'hermes/bearn': [
    'Hermès borrowed the name Béarn from a region in south-west France.',
    'Hermès named its Béarn wallet after a region at the foot of the Pyrenees.',
  ],
  'dior/lady-dior': [
    'Princess Diana made a Dior bag so famous that it was renamed the Lady Dior.',
    'The quilting of the Lady Dior follows the caned seats of Napoleon III chairs.',
  ],
  'patek-philippe/grand-complications': [
    'Perpetual calendars and minute repeaters are among Patek Philippe’s Grand Complications.',
  ],
  'audemars-piguet/royal-oak-offshore': [
    'The first Royal Oak Offshore, in 1993, was so large that it was called ‘the Beast’.',
    'Gérald Genta is said to have hated what the Offshore made of his Royal Oak.',
  ],
  'breitling/superocean-heritage': [
    'The broad hands of the Superocean Heritage are those of Breitling’s first diving watch.',
  ],
  'cartier/ballon-bleu': ['The Ballon Bleu owes its name to its rounded case and blue cabochon.'],
  'cartier/trinity': ['Jean Cocteau wore Cartier’s Trinity ring on his little finger.'],
  'piaget/altiplano': ['Piaget keeps its thinnest movements for the Altiplano.'],
  'a-lange-soehne/lange-1': ['With the Lange 1, in 1994, A. Lange & Söhne began again.'],
  'hublot/big-bang': [
    'Hublot combined metal, ceramic and rubber in the case of the Big Bang in 2005.',
  ],
  'hublot/spirit-of-big-bang': [
    'The Spirit of Big Bang is barrel-shaped where the Big Bang is round.',
    'Hublot added the Spirit of Big Bang nine years after the Big Bang.',
  ],
  'blancpain/fifty-fathoms': [
    'French combat divers asked Blancpain for a watch and in 1953 got the Fifty Fathoms.',
  ],
  'chopard/happy-sport': [
    'Caroline Scheufele of Chopard combined diamonds with steel in the Happy Sport in 1993.',
  ],
  'glashuette-original/senator': [
    'Glashütte Original keeps to the classic round watch in the Senator.',
  ],
  'pomellato/nudo': ['Nothing seems to hold the stone of a Pomellato Nudo.'],
  'van-cleef-arpels/frivole': ['The flowers of the Frivole line have heart-shaped petals.'],
  'chanel/comete': ['Gabrielle Chanel showed comets of diamonds in 1932.'],
  'harry-winston/sunflower': ['Harry Winston’s Sunflower has diamonds for petals.'],
  'harry-winston/the-one': [
    'In ‘The One’, Harry Winston sets the centre stone amid small diamonds.',
  ],
  'graff/graff-butterfly': ['Four stones set point to point make the wings of a Graff butterfly.'],
  'chopard/happy-diamonds': ['A waterfall gave a designer at Chopard the idea for Happy Diamonds.'],
  'louis-vuitton/speedy': ['Louis Vuitton introduced the Speedy, a smaller Keepall, in the 1930s.'],
  'louis-vuitton/alma': ['A square in Paris, the Place de l’Alma, gave the Alma its name.'],
  'chanel/classic-flap': ['The Classic Flap is Karl Lagerfeld’s reworking of the 2.55.'],
  'chanel/reissue-255': ['The figures of the 2.55 are a date: February 1955.'],
  'gucci/jackie': [
    'Gucci’s Jackie takes its name from Jacqueline Kennedy, who was often seen carrying one.',
  ],
  'st-dupont/ligne-2': ['You can tell a Ligne 2 by the ring of its lid.'],
  'st-dupont/cufflinks': ['S.T. Dupont finishes its cufflinks with the same care as its lighters.'],
  'patek-philippe/aquanaut': ['A pattern of raised squares covers the dial of the Aquanaut.'],
  'vacheron-constantin/patrimony': [
    'Vacheron Constantin modelled the Patrimony on its own 1950s watches.',
  ],
  'vacheron-constantin/traditionnelle': [
    'A railway track marks the minutes on the Traditionnelle.',
  ],
  'vacheron-constantin/historiques': [
    'The tilted dial of the American 1921 was meant to be read at the wheel.',
  ],
  'audemars-piguet/code-1159': [
    'The figures of Code 11.59 stand for the last minute before a new day.',
  ],
  'longines/master-collection': ['Every watch in the Longines Master Collection is mechanical.'],
  'breitling/premier': [
    'In the 1940s Breitling’s dress chronographs were called Premier, as they are now.',
  ],
  'cartier/panthere-watch': [
    'The bracelet of a Panthère watch is as supple as a jeweller’s chain.',
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
    'The Radiomir takes its name from Panerai’s luminous paint, which was made with radium.',
  ],
  'girard-perregaux/laureato': [
    'The name Laureato, used by Girard-Perregaux since 1975, is Italian for ‘graduate’.',
  ],
  'bell-ross/instruments': [
    'Like the gauges of a cockpit, Bell & Ross’s Instruments are square with a round dial.',
    'Bell & Ross modelled its first square watch on the clock of an aircraft cockpit.',
  ],
  'h-moser/streamliner': [
    'Moser’s first watch with an integrated bracelet was the Streamliner, in 2020.',
  ],
  'breguet/classique': [
    'Abraham-Louis Breguet designed the hollow-tipped hands that the Classique still has.',
  ],
  'breguet/type-xx': ['French naval pilots flew with the Type XX from 1960.'],
  'chopard/alpine-eagle': [
    'The Alpine Eagle, launched in 2019, is Chopard’s new version of the St Moritz.',
  ],
  'chopard/mille-miglia': [
    'Chopard keeps the time at the Mille Miglia, an Italian rally for historic cars.',
  ],
  'nomos/ahoi': ['You can swim in an Ahoi, and its strap dries quickly.'],
  'boucheron/quatre': ['Quatre brings together four patterns from the Boucheron archive.'],
  'boucheron/serpent-boheme': [
    'The drop motif of the Serpent Bohème line stands for a snake’s head.',
  ],
  'tiffany/tiffany-setting': [
    'In the Tiffany Setting, introduced in 1886, six claws lift the diamond above the band.',
  ],
  'chopard/ice-cube': ['Chopard’s Ice Cube is all straight lines and right angles.'],
  'louis-vuitton/keepall': ['A Keepall folds flat when it is empty.'],
  'gucci/dionysus': ['The Dionysus bears the name of the Greek god of wine.'],
  'montblanc/starwalker': ['The Montblanc star shines through the clear dome of the StarWalker.'],
  'patek-philippe/twenty-4': [
    'Patek Philippe’s first line for women alone was the Twenty~4, in 1999.',
  ],
  'patek-philippe/golden-ellipse': [
    'The Golden Ellipse is neither round nor rectangular but something between the two.',
  ],
  'vacheron-constantin/fiftysix': [
    'The Fiftysix is named after 1956, the year of the watch that inspired it.',
  ],
  'omega/constellation': ['Four claws grip the case of a Constellation.'],
  'omega/de-ville': [
    'In 1967 the De Ville left the Seamaster line and became Omega’s dress watch.',
  ],
  'longines/spirit': ['The Spirit honours the pilots who once flew with Longines instruments.'],
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
    'The Polaris descends from the Memovox Polaris, whose alarm told divers when to surface.',
  ],
  'iwc/portofino': ['IWC named the Portofino after a Ligurian village.'],
  'panerai/submersible': ['Once a Luminor, the Submersible has been a line of its own since 2019.'],
  'a-lange-soehne/saxonia': ['Saxony, the home of A. Lange & Söhne, is Saxonia in Latin.'],
  'a-lange-soehne/datograph': [
    'A. Lange & Söhne built its first chronograph since the revival, the Datograph, in 1999.',
  ],
  'a-lange-soehne/odysseus': ['Steel came late to A. Lange & Söhne, with the Odysseus in 2019.'],
  'tudor/ranger': ['Tudor registered the name Ranger as early as 1929.'],
  'ulysse-nardin/marine': [
    'Ships once carried Ulysse Nardin chronometers; the dial of the Marine follows theirs.',
  ],
  'girard-perregaux/1966': ['In 1966 the Neuchâtel Observatory gave Girard-Perregaux an award.'],
  'bell-ross/br-05': ['The BR 05 is Bell & Ross’s square watch for the city.'],
  'richard-mille/rm-011': ['Felipe Massa, the racing driver, lent his name to the RM 011.'],
  'h-moser/pioneer': [
    'Moser had no watch for everyday wear until it launched the Pioneer in 2015.',
  ],
  'breguet/marine': ['In 1815 Breguet became watchmaker to the French navy.'],
  'bulgari/serpenti-watch': ['The first Serpenti watches coiled round the wrist like a snake.'],
  'patek-philippe/calatrava': [
    'The Calatrava bears the name of the cross that is Patek Philippe’s emblem.',
  ],
  'breitling/navitimer': [
    'Scott Carpenter took a Navitimer into orbit in 1962.',
    'Miles Davis wore a Navitimer.',
  ],
  'cartier/santos-de-cartier': ['The screws on the bezel of a Santos are left in plain sight.'],
  'rolex/explorer': [
    'Rolex supplied watches to Everest expeditions for years before it launched the Explorer.',
  ],
  'montblanc/meisterstueck': [
    'The figure 4810 on the nib of a Meisterstück is the height of Mont Blanc.',
    'Three rings circle the cap of a Meisterstück pen.',
  ],
  'panerai/luminor': ['A lever in the bridge of a Luminor presses the crown against the case.'],
  'dior/saddle': ['Carrie Bradshaw carried a Saddle in ‘Sex and the City’.'],
  'vertu/constellation': ['Vertu built the Constellation by hand in Hampshire.'],
  'st-dupont/slim-7': ['You hardly feel a Slim 7 in a shirt pocket.'],
  'bulgari/octo': [
    'The Octo grew out of the designs of Gérald Genta, whose firm Bvlgari bought in 2000.',
  ],
  'parmigiani/tonda-pf': [
    'Michel Parmigiani restored clocks and watches for twenty years before he made his own.',
  ],
  'a-lange-soehne/1815': [
    'With its Arabic numerals and railway track, the 1815 looks like an old Lange pocket watch.',
  ],
  'zenith/defy': ['Zenith advertised the first Defy as ‘a safe for time’.'],
};
