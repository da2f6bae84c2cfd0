import { type LineOpeners } from '../line-openers';

export const lineOpeners: LineOpeners = {
  'rolex/submariner': [
    'The bezel of a Submariner tells divers how long they have been under water.',
    'Rolex rated the first Submariner to a hundred metres, a great depth for a wristwatch in 1953.',
    'The Royal Navy once issued its divers with the Submariner.',
    'Dozens of makers have copied the look of the Submariner.',
    'Sean Connery’s James Bond wore a Submariner.',
    'The Submariner was the idea of a Rolex director who liked to dive.',
    'Most Submariners never go near the water.',
  ],
  'omega/seamaster': [
    'James Bond first wore a Seamaster in ‘GoldenEye’.',
    'Omega drew on its wartime watches for the British forces when it made the first Seamaster.',
    'A rubber gasket like those used in submarines kept the first Seamaster dry.',
    'Jacques Mayol dived to a hundred metres on one breath, wearing a Seamaster.',
    'The Seamaster came out in 1948, in Omega’s hundredth year.',
    'An Omega designer found the seahorse of the Seamaster on a gondola in Venice.',
  ],
  'rolex/datejust': [
    'Rolex turned forty in 1945 and celebrated with the Datejust.',
    'The lens that magnifies the date came to the Datejust in the 1950s.',
    'Rolex designed the Jubilee bracelet for the Datejust.',
    'Winston Churchill was presented with a Datejust, the hundred-thousandth Rolex chronometer.',
    'Rolex presented Dwight Eisenhower with a gold Datejust.',
    'A Datejust changes its date at midnight.',
    'Few watches come in as many combinations of metal, dial and bezel as the Datejust.',
  ],
  'rolex/gmt-master-ii': [
    'Pan Am pilots flew with the GMT-Master.',
    'The fourth hand of a GMT-Master II goes round the dial once a day.',
    'Collectors have nicknames for the two-colour bezels of the GMT-Master.',
    'Jack Swigert wore a GMT-Master on Apollo 13.',
    'Bakelite proved too brittle for the bezel of the first GMT-Master.',
  ],
  'audemars-piguet/royal-oak': [
    'In 1972 a Royal Oak in steel cost as much as a gold watch.',
    'Gérald Genta said that he drew the Royal Oak in a single night.',
    'The Royal Oak is named after a ship of the Royal Navy.',
    'Audemars Piguet showed the first Royal Oak at the Basel fair in 1972.',
    'A Royal Oak takes its octagonal bezel from a diver’s helmet.',
  ],
  'hermes/birkin': [
    'Jane Birkin met the head of Hermès on a flight, and in 1984 he had the Birkin made for her.',
    'The very first Birkin fetched more than eight million euros at auction in Paris.',
    'One artisan makes each Birkin from start to finish.',
    'A Birkin has two handles where a Kelly has one.',
  ],
  'omega/speedmaster': [
    'NASA put several chronographs to the test and in 1965 chose the Speedmaster.',
    'No chronograph had its tachymeter on the bezel until the Speedmaster.',
    'Omega designed the Speedmaster for motor racing, not for space.',
    'Every astronaut who has walked on the Moon was issued with a Speedmaster.',
    'The crew of Apollo 13 timed an engine burn with a Speedmaster.',
  ],
  'cartier/tank': [
    'Louis Cartier drew the Tank in 1917, but none was sold until two years later.',
    'Andy Warhol wore a Tank but never wound it.',
    'The brancards of a Tank are the bars at the sides of its case.',
    'Cartier has made long Tanks, square Tanks and even a slanting one.',
  ],
  'tudor/black-bay': [
    'French navy divers wore Tudor watches with the angular hands now seen on the Black Bay.',
    'Collectors call the angular hands of a Black Bay ‘snowflakes’.',
    'The Black Bay won Tudor a prize at the Grand Prix d’Horlogerie de Genève in 2013.',
    'The first Black Bay had a burgundy bezel.',
    'Tudor leaves the crown of a Black Bay without guards, as on its earliest diving watches.',
  ],
  'cartier/love': [
    'Elizabeth Taylor and Richard Burton were among the first couples to wear Cartier’s Love bracelet.',
    'Cartier’s Love line began in 1969 with a bracelet that closes with screws.',
    'Screw heads mark every piece of Cartier’s Love line.',
  ],
  'iwc/portugieser': [
    'For the sake of precision, the first Portugieser had the movement of a pocket watch.',
    'At more than forty millimetres across, the first Portugieser was enormous for its day.',
  ],
  'rolex/cosmograph-daytona': [
    'Racing drivers can read their average speed from the bezel of a Daytona.',
    'Paul Newman wore a Daytona, and collectors have never forgotten it.',
    'Dealers once struggled to sell the Daytona.',
  ],
  'rolex/explorer-ii': [
    'The bezel of an Explorer II is marked with all twenty-four hours of the day.',
    'Italian collectors nicknamed the first Explorer II ‘Freccione’, the big arrow.',
  ],
  'cartier/juste-un-clou': [
    'Aldo Cipullo, who drew the Love bracelet, designed Juste un Clou two years later.',
    'Cartier brought Juste un Clou back in 2012.',
    'Cartier bent a nail into a bracelet and called it Juste un Clou.',
  ],
  'hublot/classic-fusion': [
    'The Classic Fusion keeps the rubber strap with which Hublot made its name in 1980.',
  ],
  'van-cleef-arpels/alhambra': [
    'The four-leaf clover of the Alhambra line is a symbol of luck.',
    'Jacques Arpels used to pick four-leaf clovers, the motif of Alhambra, for his staff.',
  ],
  'rolex/day-date': [
    'The Day-Date was the first wristwatch to spell out the day of the week in full.',
    'The day on a Day-Date can be had in more than twenty languages.',
  ],
  'vertu/signature': [
    'Vertu made its first telephone, the Signature, in 2002.',
    'A button on the side of a Vertu Signature called a concierge.',
  ],
  'rolex/sea-dweller': [
    'A Sea-Dweller is thicker than a Submariner and goes deeper.',
    'Divers of the French company Comex wore the Sea-Dweller in the 1970s.',
    'Rolex tested the Sea-Dweller at sea with the divers of Comex, a French company.',
    'A valve in the Sea-Dweller lets out the helium that enters the case at great depth.',
  ],
  'tag-heuer/carrera': [
    'Jack Heuer designed the Carrera with a dial that a driver could read at speed.',
  ],
  'zenith/chronomaster': [
    'Thanks to its El Primero movement, the Chronomaster times events to a tenth of a second.',
    'A Chronomaster beats ten times a second.',
  ],
  'hermes/kelly': [
    'Hermès officially adopted the name Kelly in 1977, twenty years after the public had.',
    'A Kelly Sellier has its seams outside, a Kelly Retourné inside.',
    'In the 1930s Robert Dumas of Hermès devised the bag now called the Kelly.',
  ],
  'rolex/sky-dweller': [
    'You turn the bezel of a Sky-Dweller to choose what the crown sets.',
    'Rolex calls the annual calendar of the Sky-Dweller Saros, after a cycle of eclipses.',
  ],
  'rolex/cellini': [
    'Until 2023 Rolex named its dress watches after Benvenuto Cellini, a Renaissance goldsmith.',
    'Unlike most Rolex watches, a Cellini has no Oyster case.',
  ],
  'patek-philippe/nautilus': [
    'The case of a Nautilus has two ‘ears’, like the hinges of a porthole.',
    'Gérald Genta is said to have sketched the Nautilus in five minutes.',
    'Patek Philippe advertised the first Nautilus as one of the world’s costliest watches, though it was steel.',
    'Patek Philippe launched the Nautilus in 1976.',
  ],
  'bulgari/divas-dream': [
    'Ancient Roman mosaics show the same fan as Divas’ Dream.',
    'Bvlgari has helped to restore the Roman mosaics that lie behind Divas’ Dream.',
  ],
  'damiani/belle-epoque': ['A strip of film gave Damiani the pattern of the Belle Époque.'],
  'piaget/possession': ['Piaget designs its Possession jewels to be turned and played with.'],
  'montblanc/sartorial': [
    'Montblanc named its Sartorial line after the tailor’s craft.',
    'Sartorial leather has a fine cross-grain that resists scratches.',
    'Sartorial wallets and cases come from Montblanc’s workshop near Florence.',
  ],
  'rolex/oyster-perpetual': [
    'Oyster stands for the waterproof case, Perpetual for the rotor that winds the watch.',
    'Mercedes Gleitze swam in the English Channel with a Rolex Oyster round her neck.',
    'The Oyster Perpetual shows the time and nothing else.',
  ],
  'blancpain/villeret': [
    'Blancpain began in 1735 in Villeret, a village in the Bernese Jura.',
    'The Villeret is Blancpain at its most classical.',
  ],
  'nomos/tangente': ['The Tangente was one of the four models with which Nomos made its debut.'],
  'bulgari/b-zero1': ['Seen from the side, the B.zero1 has the outline of the Colosseum.'],
  'louis-vuitton/neverfull': ['Laces at the sides of a Neverfull make it wider or narrower.'],
  'rolex/milgauss': ['The Milgauss became known as the watch worn by scientists at CERN.'],
  'vacheron-constantin/overseas': [
    'The bezel of the Overseas echoes the Maltese cross, Vacheron Constantin’s emblem.',
    'A sports watch of 1977, the 222, paved the way for the Overseas.',
  ],
  'breitling/avenger': ['You can set an Avenger with gloves on.'],
  'chanel/j12': ['Chanel made ceramic watches fashionable with the J12.'],
  'chaumet/josephine': ['Chaumet’s founder made jewels for the Empress Joséphine.'],
  'hermes/constance': [
    'A large H serves the Constance as a clasp.',
    'The Constance bears the name of its designer’s daughter.',
    'The first Constance left the workshop on the day its designer’s daughter was born.',
  ],
  'hermes/bearn': [
    'To close a Béarn you draw its strap through a metal H.',
    'Hermès borrowed the name Béarn from a region in south-west France.',
    'Hermès named its Béarn wallet after a region at the foot of the Pyrenees.',
    'A Béarn slips easily into a coat pocket.',
  ],
  'dior/lady-dior': [
    'Princess Diana made a Dior bag so famous that it was renamed the Lady Dior.',
    'The quilting of the Lady Dior follows the caned seats of Napoleon III chairs.',
    'Four charms on a Lady Dior spell out the name Dior.',
  ],
  'audemars-piguet/royal-oak-offshore': [
    'The first Royal Oak Offshore, in 1993, was so large that it was called ‘the Beast’.',
    'Gérald Genta is said to have hated what the Offshore made of his Royal Oak.',
    'Arnold Schwarzenegger has a Royal Oak Offshore on his wrist in ‘End of Days’.',
    'Emmanuel Gueit was in his twenties when he drew the Royal Oak Offshore.',
  ],
  'breitling/superocean-heritage': [
    'The broad hands of the Superocean Heritage are those of Breitling’s first diving watch.',
  ],
  'cartier/ballon-bleu': ['The Ballon Bleu owes its name to its rounded case and blue cabochon.'],
  'cartier/trinity': [
    'Jean Cocteau wore Cartier’s Trinity ring on his little finger.',
    'The three bands of a Trinity roll over one another.',
  ],
  'piaget/altiplano': ['Piaget keeps its thinnest movements for the Altiplano.'],
  'a-lange-soehne/lange-1': ['A. Lange & Söhne returned to watchmaking in 1994 with the Lange 1.'],
  'hublot/big-bang': [
    'Hublot combined metal, ceramic and rubber in the case of the Big Bang in 2005.',
    'Hublot owes much of its fame to the Big Bang.',
  ],
  'hublot/spirit-of-big-bang': [
    'The Spirit of Big Bang is barrel-shaped where the Big Bang is round.',
    'Hublot launched the Spirit of Big Bang in 2014, nine years after the Big Bang.',
    'Screws with H-shaped heads fix the bezel of a Spirit of Big Bang.',
  ],
  'blancpain/fifty-fathoms': [
    'Blancpain made the Fifty Fathoms in 1953 at the request of French combat divers.',
    'Jacques Cousteau’s divers wear the Fifty Fathoms in ‘The Silent World’.',
  ],
  'chopard/happy-sport': [
    'Caroline Scheufele of Chopard combined diamonds with steel in the Happy Sport in 1993.',
    'Loose diamonds glide between two crystals in a Happy Sport.',
  ],
  'glashuette-original/senator': ['The Senator is the classic round watch of Glashütte Original.'],
  'pomellato/nudo': [
    'Nothing seems to hold the stone of a Pomellato Nudo.',
    'Pomellato first made its Nudo rings in 2001.',
  ],
  'van-cleef-arpels/frivole': ['Three heart-shaped petals form each Frivole flower.'],
  'chanel/comete': ['Gabrielle Chanel showed comets of diamonds in 1932.'],
  'harry-winston/sunflower': ['Harry Winston’s Sunflower has diamonds for petals.'],
  'harry-winston/the-one': [
    'In ‘The One’, Harry Winston sets the centre stone amid small diamonds.',
  ],
  'graff/graff-butterfly': ['Four stones set point to point make the wings of a Graff butterfly.'],
  'chopard/happy-diamonds': ['A waterfall gave a designer at Chopard the idea for Happy Diamonds.'],
  'louis-vuitton/speedy': [
    'Louis Vuitton introduced the Speedy, a smaller Keepall, in the 1930s.',
    'Audrey Hepburn had Louis Vuitton make her a smaller Speedy.',
  ],
  'louis-vuitton/alma': [
    'The Alma is named after the Place de l’Alma, a square in Paris.',
    'An Alma stands upright on its stiff base.',
  ],
  'chanel/classic-flap': ['The Classic Flap is Karl Lagerfeld’s reworking of the 2.55.'],
  'chanel/reissue-255': [
    'Gabrielle Chanel put a shoulder strap on the 2.55 to leave the hands free.',
  ],
  'gucci/jackie': [
    'Gucci’s Jackie takes its name from Jacqueline Kennedy, who was often seen carrying one.',
    'Gucci brought the Jackie back in 2020 as the Jackie 1961.',
  ],
  'st-dupont/ligne-2': [
    'You can tell a Ligne 2 by the sound of its lid.',
    'S.T. Dupont tunes the lid of each Ligne 2 by ear.',
  ],
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
    'Breitling sold its first Premier in 1943.',
  ],
  'cartier/panthere-watch': [
    'The bracelet of a Panthère watch is as supple as a jeweller’s chain.',
  ],
  'cartier/pasha-de-cartier': ['A small chain holds the cover of the Pasha’s crown.'],
  'jaeger-lecoultre/master-control': [
    'Jaeger-LeCoultre tests each Master Control for a thousand hours.',
  ],
  'iwc/ingenieur': [
    'IWC brought out the Ingenieur in 1955 for engineers who worked near magnetic fields.',
  ],
  'panerai/radiomir': [
    'Italian frogmen dived with the first Radiomir watches in the 1930s.',
    'The Radiomir takes its name from Panerai’s luminous paint, which was made with radium.',
    'Thin loops of wire hold the strap of a Radiomir.',
  ],
  'girard-perregaux/laureato': [
    'Girard-Perregaux’s Laureato takes its name from the Italian for ‘graduate’.',
  ],
  'h-moser/streamliner': [
    'In 2020 the Streamliner became Moser’s first watch with an integrated bracelet.',
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
  'tiffany/tiffany-hardwear': ['Lady Gaga fronted the first campaign for Tiffany’s HardWear.'],
  'bulgari/bulgari-tubogas': [
    'The coils of Bvlgari’s Tubogas resemble a gas pipe, hence the name.',
  ],
  'chopard/ice-cube': ['Chopard’s Ice Cube is all straight lines and right angles.'],
  'louis-vuitton/keepall': [
    'A Keepall folds flat when it is empty.',
    'Travellers with no room for a trunk took to the Keepall.',
  ],
  'gucci/dionysus': ['The Dionysus bears the name of the Greek god of wine.'],
  'montblanc/starwalker': ['The Montblanc star shines through the clear dome of the StarWalker.'],
  'patek-philippe/twenty-4': [
    'The Twenty~4, launched in 1999, was Patek Philippe’s first line for women alone.',
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
    'Breitling developed the Chronomat with Italy’s aerobatic team, the Frecce Tricolori.',
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
  'panerai/submersible': ['The Submersible was once part of the Luminor line.'],
  'a-lange-soehne/saxonia': ['Saxonia is the Latin name of Saxony, the home of A. Lange & Söhne.'],
  'a-lange-soehne/datograph': [
    'A. Lange & Söhne built its first chronograph since the revival, the Datograph, in 1999.',
  ],
  'a-lange-soehne/odysseus': ['The Odysseus is A. Lange & Söhne’s first sports watch.'],
  'tudor/ranger': ['Tudor registered the name Ranger as early as 1929.'],
  'ulysse-nardin/marine': [
    'Ulysse Nardin modelled the dial of the Marine on its own ship’s chronometers.',
  ],
  'girard-perregaux/1966': [
    'The 1966 recalls an award that Girard-Perregaux won from the Neuchâtel Observatory that year.',
  ],
  'bell-ross/br-05': ['The BR 05 is Bell & Ross’s square watch for the city.'],
  'richard-mille/rm-011': ['The RM 011 once bore the name of the racing driver Felipe Massa.'],
  'h-moser/pioneer': [
    'Moser had no watch for everyday wear until it launched the Pioneer in 2015.',
  ],
  'breguet/marine': [
    'Breguet named the Marine in memory of its years as watchmaker to the French navy.',
  ],
  'bulgari/serpenti-watch': ['The first Serpenti watches coiled round the wrist like a snake.'],
  'grand-seiko/heritage': [
    'Flat planes and sharp edges mark a Heritage watch as a Grand Seiko.',
    'Grand Seiko polishes the cases of its Heritage watches like mirrors.',
  ],
  'patek-philippe/calatrava': [
    'The Calatrava bears the name of the cross that is Patek Philippe’s emblem.',
    'Patek Philippe registered the Calatrava cross as its trademark in 1887.',
  ],
  'breitling/navitimer': [
    'Scott Carpenter took a Navitimer into orbit in 1962.',
    'Miles Davis wore a Navitimer.',
    'Navitimer is short for navigation timer.',
  ],
  'cartier/santos-de-cartier': [
    'The screws on the bezel of a Santos are left in plain sight.',
    'Cartier first sold the Santos to the public in 1911.',
  ],
  'rolex/explorer': [
    'Rolex supplied watches to Everest expeditions for years before it launched the Explorer.',
    'Ian Fleming owned a Rolex Explorer.',
    'Three, six and nine are the only figures on the dial of an Explorer.',
  ],
  'montblanc/meisterstueck': [
    'The white star on a Meisterstück stands for the snow-covered summit of Mont Blanc.',
    'Many a treaty has been signed with a Meisterstück.',
  ],
  'panerai/luminor': ['A lever in the bridge of a Luminor presses the crown against the case.'],
  'dior/saddle': ['Carrie Bradshaw carried a Saddle in ‘Sex and the City’.'],
  'vertu/constellation': ['Vertu built the Constellation by hand in Hampshire.'],
  'st-dupont/slim-7': ['A Slim 7 lighter is thin enough for a shirt pocket.'],
  'bulgari/octo': [
    'An Octo Finissimo case has 110 facets.',
    'The Octo grew out of the designs of Gérald Genta, whose firm Bvlgari bought in 2000.',
  ],
  'parmigiani/tonda-pf': [
    'Michel Parmigiani restored clocks and watches for twenty years before he made his own.',
  ],
  'a-lange-soehne/1815': [
    'With its Arabic numerals and railway track, the 1815 looks like an old Lange pocket watch.',
  ],
  'van-cleef-arpels/two-butterfly': ['A Two Butterfly ring is worn between two fingers.'],
  'breguet/reine-de-naples': [
    'Caroline Murat, Queen of Naples, bought more than thirty clocks and watches from Breguet.',
  ],
  'piaget/polo': ['Piaget named the Polo after the sport.'],
  'bulgari/serpenti': ['Bvlgari’s snakes began with watches that coil round the wrist.'],
  'tiffany/elsa-peretti': ['Elsa Peretti was a model before she became a designer.'],
  'louis-vuitton/zippy': ['Louis Vuitton’s Zippy closes with a zip on three sides.'],
  'zenith/defy': ['Zenith advertised the first Defy as ‘a safe for time’.'],
  'jaeger-lecoultre/master-ultra-thin': ['A Master Ultra Thin disappears under a shirt cuff.'],
  'hermes/evelyne': ['The Evelyne comes from the riding department of Hermès.'],
  'iwc/pilot': [
    'The Mark XI, made for the Royal Air Force, set the style of IWC’s Pilot’s Watches.',
    'A triangle marks twelve o’clock on an IWC Pilot’s Watch.',
  ],
  // Of makers.
  'patek-philippe': [
    'Patek Philippe services every watch that it has made, however old.',
    'The Stern family has owned Patek Philippe for four generations.',
    'Queen Victoria bought a Patek Philippe watch at the Great Exhibition of 1851.',
    'A Pole and a Frenchman were the partners behind the name Patek Philippe.',
    'Patek Philippe shows its old watches in a museum of its own in Geneva.',
    'Adrien Philippe of Patek Philippe did away with the winding key.',
  ],
  mikimoto: [
    'Kokichi Mikimoto grew the first cultured pearl in 1893.',
    'Kokichi Mikimoto opened a pearl shop in Ginza in 1899.',
    'Of the pearls in each harvest Mikimoto keeps only a few.',
    'Kokichi Mikimoto sold noodles before he took up pearls.',
  ],
  graff: [
    'Laurence Graff began as an apprentice in Hatton Garden.',
    'Graff cuts many of its diamonds itself.',
    'Graff bought the Lesedi La Rona, a rough diamond of 1,109 carats.',
  ],
  'grand-seiko': [
    'Nature in Japan lends its colours to the dials of Grand Seiko.',
    'With the first Grand Seiko, in 1960, Seiko set out to make the best watch in the world.',
    'A lion is the emblem of Grand Seiko.',
    'Seiko made Grand Seiko a marque of its own in 2017.',
  ],
  'vacheron-constantin': [
    'Vacheron Constantin has made watches without a break since 1755.',
    'For more than a century Vacheron Constantin worked on an island in the Rhône.',
    'Leschot’s machines, built from 1839 on, let Vacheron Constantin make interchangeable parts.',
  ],
  zenith: [
    'Georges Favre-Jacot founded Zenith at the age of twenty-two.',
    'Zenith took its name from the highest point of the sky.',
    'All the crafts of watchmaking were gathered under Zenith’s roof in Le Locle.',
    'A foreman hid the tools for Zenith’s chronograph in an attic in the 1970s.',
    'Mahatma Gandhi told the time by a Zenith pocket watch.',
  ],
  'richard-mille': [
    'Richard Mille presented his first watch in 2001.',
    'On court Rafael Nadal kept his Richard Mille on.',
    'Richard Mille spent his early career with other houses.',
  ],
  'bell-ross': [
    'Cockpit instruments gave Bell & Ross the idea for its square case.',
    'Belamich and Rosillo, two friends, shortened their surnames to Bell & Ross.',
  ],
  rolex: [
    'Rolex is a made-up word, easy to say in any language.',
    'Rolex started out in London and settled in Geneva after the First World War.',
    'A foundation set up by Hans Wilsdorf owns Rolex.',
    'As early as 1910 a wristwatch by Rolex was certified as a chronometer.',
    'The bathyscaphe Trieste took a Rolex down the Mariana Trench on its hull.',
    'Malcolm Campbell broke the land speed record with a Rolex on his wrist.',
  ],
  omega: [
    'Omega first timed the Olympic Games in Los Angeles in 1932.',
    'Omega was at first the name of a movement, then that of the firm.',
    'The workshop that became Omega moved to Biel in 1880.',
    'George Daniels took his co-axial escapement from maker to maker until Omega adopted it.',
  ],
  'audemars-piguet': [
    'Audemars Piguet still belongs to its founders’ families.',
    'Audemars Piguet has never left the village of Le Brassus.',
    'Visitors to the museum of Audemars Piguet walk through a spiral of glass.',
    'Neither founder of Audemars Piguet was yet twenty-five at the start, in 1875.',
  ],
  iwc: [
    'An American watchmaker from Boston set up IWC on the Rhine in 1868.',
    'River water once drove the machines at IWC.',
    'Written out in full, IWC is the International Watch Company.',
  ],
  'jaeger-lecoultre': [
    'A micron could be measured from 1844, thanks to the founder of Jaeger-LeCoultre.',
    'Jaeger-LeCoultre has devised more than 1,200 calibres.',
    'Even rivals have bought movements from Jaeger-LeCoultre.',
  ],
  cartier: [
    'To Edward VII, Cartier was the jeweller of kings.',
    'Cartier acquired its mansion in New York for a necklace of pearls.',
    'Under three brothers Cartier had houses in Paris, London and New York.',
    'The rue de la Paix has been Cartier’s Paris address for over a century.',
    'Louis-François Cartier took over his master’s workshop in 1847.',
  ],
  tudor: [
    'With Tudor, Hans Wilsdorf meant to sell reliable watches for less.',
    'Tudor once had a rose for its emblem and now has a shield.',
    'Tudor is called after a royal house of England.',
  ],
  breitling: [
    'Breitling added a second pusher to the chronograph in 1934, for the reset.',
    'Royal Air Force aircraft of the Second World War had Breitling clocks on board.',
    'A Breitling balloon flew round the world without landing in 1999.',
  ],
  'tag-heuer': [
    'TAG Heuer owes three letters to Techniques d’Avant Garde, a former owner.',
    'At twenty, Edouard Heuer opened the workshop that became TAG Heuer.',
    'What is now TAG Heuer timed hundredths of a second in 1916.',
  ],
  panerai: [
    'Panerai’s shop in Florence was a school of watchmaking too.',
    'Besides watches, Panerai supplied the Italian navy with compasses and depth gauges.',
    'Only in the 1990s did Panerai begin to sell watches to the public.',
    'Sylvester Stallone did much to make Panerai known.',
  ],
  longines: [
    'Longines put wings on an hourglass and made it a trademark in 1889.',
    'The meadows on which Longines built its factory were known as Les Longines.',
    'Charles Lindbergh sketched a navigation watch that Longines then built.',
  ],
  blancpain: [
    'A woman, Betty Fiechter, took charge of Blancpain in 1933.',
    'Blancpain’s most complicated watches come from an old farmhouse in Le Brassus.',
  ],
  breguet: [
    'Abraham-Louis Breguet patented the tourbillon in 1801.',
    'Marie Antoinette was a client of Breguet, and so was Napoleon.',
    'A secret signature has long guarded Breguet against forgers.',
    'In its early days Breguet stood on the Quai de l’Horloge in Paris.',
  ],
  'a-lange-soehne': [
    'Movements at A. Lange & Söhne are taken apart and assembled a second time.',
    'Walter Lange, the founder’s great-grandson, re-established A. Lange & Söhne in 1990.',
    'No balance cock leaves A. Lange & Söhne without engraving done by hand.',
  ],
  'glashuette-original': [
    'Glashütte owes its watch museum to Glashütte Original.',
    'In East Germany the forerunner of Glashütte Original belonged to the state.',
  ],
  hublot: [
    'Hublot is the French word for a porthole.',
    'Hublot has its works in Nyon, on Lake Geneva.',
    'At the 2018 World Cup the referee’s board had the shape of a Hublot.',
  ],
  chopard: [
    'The film festival at Cannes gets its Palme d’Or from Chopard.',
    'Chopard passed to a family of jewellers from Pforzheim in 1963.',
  ],
  piaget: [
    'La Côte-aux-Fées, high in the Jura, is the village where Piaget started.',
    'Piaget supplied movements to others at first, then turned to watches and jewels.',
  ],
  'franck-muller': ['Watchland is the name of Franck Muller’s workshops near Geneva.'],
  'ulysse-nardin': [
    'Ulysse Nardin learnt the trade from his father.',
    'An anchor goes with the name of Ulysse Nardin.',
  ],
  'h-moser': [
    'Heinrich Moser went into the watch trade in St Petersburg in 1828.',
    'Moser’s hairsprings come from a sister company.',
  ],
  'girard-perregaux': [
    'Constant Girard married Marie Perregaux, and so Girard-Perregaux got its double name.',
    'A tourbillon under three bridges is what Girard-Perregaux built in 1867.',
  ],
  nomos: [
    'Nomos set up in Glashütte a few months after the Berlin Wall fell.',
    'Berlin is where the designers of Nomos work.',
  ],
  parmigiani: ['Parmigiani was set up in Fleurier with the backing of the Sandoz family.'],
  bulgari: [
    'Bvlgari was founded in Rome by a silversmith from Greece.',
    'Bvlgari spells its name with a V, as the ancient Romans would have done.',
    'Rome’s Via dei Condotti is the address of Bvlgari’s main shop.',
    'When the Spanish Steps needed restoring, Bvlgari paid.',
    'Richard Burton said that Elizabeth Taylor’s only Italian word was ‘Bvlgari’.',
  ],
  'van-cleef-arpels': [
    'Van Cleef & Arpels opened on the Place Vendôme in 1906.',
    'The mystery setting is an invention that Van Cleef & Arpels patented in 1933.',
    'A wedding united the two families of Van Cleef & Arpels.',
  ],
  boucheron: [
    'Boucheron moved to the Place Vendôme in 1893, ahead of its rivals.',
    'Under the arcades of the Palais-Royal, Boucheron had its earliest shop.',
  ],
  chaumet: ['Chaumet occupies the house on the Place Vendôme where Chopin died.'],
  pomellato: [
    'Pino Rabolini, a goldsmith’s son, started Pomellato in Milan in 1967.',
    'More than a hundred goldsmiths work at Pomellato in Milan.',
  ],
  damiani: [
    'Damiani comes from Valenza, a town of goldsmiths in Piedmont.',
    'Grandchildren of the founder run Damiani today.',
  ],
  tiffany: [
    'Tiffany dealt in stationery when it opened in New York in 1837.',
    'Tiffany’s blue was first seen on the cover of its catalogue, in 1845.',
    'Tanzanite, found in the 1960s, was given that name by Tiffany.',
    'In the 1870s Tiffany bought a yellow diamond of 287 carats.',
    'Tiffany’s corner in New York is that of Fifth Avenue and 57th Street.',
  ],
  'harry-winston': [
    'Harry Winston posted the Hope diamond to the Smithsonian in 1958.',
    'Son of a jeweller, Harry Winston set up in New York in 1932.',
  ],
  hermes: [
    'Hermès likes to say that its first customer was the horse.',
    'A carriage drawn by Alfred de Dreux became the emblem of Hermès.',
    'Hermès sews the saddle stitch with two needles and a waxed thread.',
    'Hermès is run by the sixth generation of the founder’s family.',
    'The rue du Faubourg Saint-Honoré has housed Hermès for well over a century.',
  ],
  'louis-vuitton': [
    'Trunks by Louis Vuitton had flat tops, so that they could be stacked.',
    'Forgers were the reason why Georges Vuitton drew Louis Vuitton’s Monogram.',
    'As a boy Louis Vuitton walked all the way from the Jura to Paris.',
    'Louis Vuitton has had a workshop at Asnières, outside Paris, for over 150 years.',
  ],
  chanel: [
    'Chanel was a hat shop to begin with.',
    'Above its shop in rue Cambon, Chanel keeps its founder’s flat.',
    'Five was Gabrielle Chanel’s lucky number.',
  ],
  dior: [
    'Dior’s first collection, in February 1947, went down as the New Look.',
    'Dior has stayed in the avenue Montaigne, where it opened in 1946.',
  ],
  gucci: [
    'Guccio Gucci was once a porter at the Savoy in London.',
    'Gucci copied its green and red stripe from a saddle girth.',
  ],
  montblanc: [
    'In its early days in Hamburg Montblanc was called Simplo.',
    'A banker, an engineer and a stationer founded Montblanc in 1906.',
    'Montblanc got its name, so the story goes, over a game of cards.',
  ],
  'st-dupont': [
    'Long before lighters and pens, S.T. Dupont made leather goods for travellers.',
    'S.T. Dupont built its first lighters for the evening bags of a maharaja.',
    'Princess Elizabeth received a travelling case by S.T. Dupont on her marriage.',
    'S.T. Dupont works in Faverges, a small town near Annecy.',
  ],
  vertu: [
    'Vertu was the brainchild of a Nokia designer, Frank Nuovo.',
    'Nokia owned Vertu for its first fourteen years.',
  ],
};
