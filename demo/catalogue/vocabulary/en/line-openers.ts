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
    'A button on the side of a Vertu Signature put its owner through to a concierge.',
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
    'Patek Philippe will service any watch that it has made, however old.',
    'The Stern family has owned Patek Philippe for four generations.',
    'Queen Victoria bought a Patek Philippe watch at the Great Exhibition of 1851.',
    'Patek Philippe joins the names of a Pole and a Frenchman.',
    'Patek Philippe has its own museum in Geneva, with watches from five centuries.',
  ],
  mikimoto: [
    'Mikimoto’s first shop was in Ginza, in the heart of Tokyo.',
    'Mikimoto uses only a small part of each pearl harvest.',
    'Kokichi Mikimoto sold noodles before he took up pearls.',
  ],
  graff: [
    'Laurence Graff began as an apprentice in Hatton Garden, London’s jewellery quarter.',
    'Graff bought the Lesedi La Rona, a rough diamond of 1,109 carats.',
    'Graff has been a London house from the start.',
  ],
  'grand-seiko': [
    'Many Grand Seiko dials are inspired by the Japanese landscape.',
    'In 1960 Seiko set out to make the best watch in the world and called it Grand Seiko.',
    'A lion is the emblem of Grand Seiko.',
    'For fifty years Grand Seiko was hardly seen outside Japan.',
    'Until 2017 Grand Seiko dials bore the name Seiko as well.',
  ],
  'vacheron-constantin': [
    'Vacheron Constantin has made watches without a break since 1755.',
    'Vacheron Constantin spent more than a century on an island in the Rhône.',
    'Vacheron Constantin made watches with interchangeable parts as early as the 1840s.',
  ],
  zenith: [
    'Georges Favre-Jacot founded Zenith at the age of twenty-two.',
    'A starry sky is said to have given Zenith its name.',
    'Zenith still occupies the site in Le Locle where it was founded.',
    'Zenith brought all the trades of watchmaking under one roof in Le Locle.',
    'One of Mahatma Gandhi’s few possessions was a Zenith pocket watch.',
  ],
  'richard-mille': [
    'Richard Mille was fifty when he presented his first watch.',
    'Rafael Nadal played his matches with a Richard Mille on his wrist.',
    'Richard Mille makes only a few thousand watches a year.',
  ],
  'bell-ross': [
    'Bell & Ross designs its watches in Paris and makes them in La Chaux-de-Fonds.',
    'Bell & Ross is short for Belamich and Rosillo, the names of its founders.',
  ],
  rolex: [
    'Rolex is a made-up word, easy to say in any language.',
    'Rolex started out in London and settled in Geneva after the First World War.',
    'Rolex belongs to a foundation set up by Hans Wilsdorf, its founder.',
    'Rolex had a wristwatch certified as a chronometer as early as 1910.',
    'The bathyscaphe Trieste carried a Rolex on its hull to the bottom of the Mariana Trench.',
    'Malcolm Campbell broke the land speed record with a Rolex on his wrist.',
  ],
  omega: [
    'Omega first timed the Olympics in 1932, at the Los Angeles Games.',
    'Omega was the name of a movement before it became that of the firm.',
    'Omega has been at home in Biel since the 1880s.',
    'President Kennedy wore an Omega at his inauguration.',
  ],
  'audemars-piguet': [
    'Audemars Piguet still belongs to its founders’ families.',
    'Audemars Piguet has never left the village of Le Brassus.',
    'Audemars Piguet has built a museum in the shape of a glass spiral.',
    'The two founders of Audemars Piguet were in their early twenties when they joined forces.',
  ],
  iwc: [
    'A watchmaker from Boston gave IWC its English name.',
    'The Rhine once drove the machines at IWC.',
    'The letters IWC stand for International Watch Company.',
    'IWC has kept a record of every watch since 1885.',
  ],
  'jaeger-lecoultre': [
    'The founder of Jaeger-LeCoultre built the first instrument to measure a micron.',
    'Jaeger-LeCoultre has devised more than 1,200 calibres.',
    'Jaeger-LeCoultre has made movements for many of its rivals.',
  ],
  cartier: [
    'Edward VII called Cartier the jeweller of kings.',
    'Cartier acquired its New York mansion in exchange for a pearl necklace.',
    'Three Cartier brothers ran the houses in Paris, London and New York.',
    'Cartier has been in the rue de la Paix, in Paris, for over a century.',
    'Indian maharajas used to have their stones reset by Cartier.',
  ],
  tudor: [
    'Hans Wilsdorf, the founder of Rolex, set up Tudor to sell reliable watches for less.',
    'Tudor once had a rose as its emblem and now has a shield.',
    'Tudor shares its name with an English royal house.',
    'Tudor watches used to have cases and crowns made by Rolex.',
  ],
  breitling: [
    'Breitling made cockpit clocks for the Royal Air Force in the Second World War.',
    'The first balloon to fly round the world non-stop bore the name Breitling.',
    'Breitling has all its movements certified as chronometers.',
    'Breitling once had an aerobatic team of its own, with seven jets.',
  ],
  'tag-heuer': [
    'The TAG in TAG Heuer stands for Techniques d’Avant Garde, a former owner.',
    'At twenty, Edouard Heuer opened the workshop that became TAG Heuer.',
    'By 1916 TAG Heuer, then plain Heuer, could time a hundredth of a second.',
    'TAG Heuer, then plain Heuer, kept time for Ferrari in the 1970s.',
  ],
  panerai: [
    'Panerai began as a shop and a school of watchmaking in Florence.',
    'Besides watches, Panerai supplied the Italian navy with compasses and depth gauges.',
    'Panerai offered no watches of its own to the public until the 1990s.',
    'Sylvester Stallone made Panerai known in Hollywood.',
  ],
  longines: [
    'Longines has had a winged hourglass as its emblem since 1889.',
    'The meadows round its factory gave Longines its name.',
    'Longines built a navigation watch to Charles Lindbergh’s design.',
  ],
  blancpain: [
    'Blancpain was among the first Swiss watchmakers to be run by a woman, Betty Fiechter.',
    'Blancpain has workshops in a converted farmhouse in Le Brassus.',
  ],
  breguet: [
    'Marie Antoinette and Napoleon were both clients of Breguet.',
    'Abraham-Louis Breguet put a secret signature on his dials to foil forgers.',
    'Breguet’s first workshop was on the Quai de l’Horloge in Paris.',
    'Every Breguet watch has a number of its own.',
  ],
  'a-lange-soehne': [
    'A. Lange & Söhne assembles every movement twice.',
    'In 1990 the founder’s great-grandson brought A. Lange & Söhne back to life.',
    'At A. Lange & Söhne the balance cock of every watch is engraved by hand.',
    'For more than forty years there was no A. Lange & Söhne.',
  ],
  'glashuette-original': [
    'Glashütte Original helped to found the watch museum in its home town.',
    'Glashütte Original grew out of a state-owned firm of East German days.',
    'Glashütte Original makes its own dials as well as its own movements.',
  ],
  hublot: [
    'Hublot is French for ‘porthole’.',
    'Hublot makes its watches in Nyon, on Lake Geneva.',
    'Hublot was the official timekeeper of the 2018 World Cup.',
  ],
  chopard: [
    'Chopard makes the Palme d’Or for the Cannes Film Festival.',
    'The Scheufeles, jewellers from Pforzheim, have owned Chopard since 1963.',
    'Chopard was a watchmaker for a century before it turned to jewellery.',
  ],
  piaget: [
    'Piaget started on a farm in La Côte-aux-Fées, high in the Jura.',
    'Piaget supplied movements to others before it made watches and jewels of its own.',
    'Andy Warhol collected Piaget watches.',
    'Piaget still makes movements in the mountain village of its founder.',
  ],
  'franck-muller': [
    'Franck Muller calls its workshops near Geneva Watchland.',
    'Franck Muller founded his house together with a case maker, Vartan Sirmakes.',
  ],
  'ulysse-nardin': [
    'Ulysse Nardin learnt watchmaking from his father.',
    'Ulysse Nardin has an anchor as its emblem.',
    'Ulysse Nardin once supplied ship’s chronometers to dozens of navies.',
  ],
  'h-moser': [
    'Heinrich Moser made his fortune by selling watches in Russia.',
    'Moser makes its own hairsprings through a sister company.',
  ],
  'girard-perregaux': [
    'Girard-Perregaux owes its double name to a marriage.',
    'Girard-Perregaux works in La Chaux-de-Fonds, a town built for watchmakers.',
  ],
  nomos: [
    'Nomos was founded in Glashütte a few months after the Berlin Wall fell.',
    'Nomos makes its watches in Glashütte and designs them in Berlin.',
    'Nomos is still independent, unlike most of its neighbours in Glashütte.',
  ],
  parmigiani: [
    'The Sandoz family backed Parmigiani from the start.',
    'Between them, Parmigiani and its sister workshops make nearly every part of a watch.',
  ],
  bulgari: [
    'Bvlgari was founded in Rome by a silversmith from Greece.',
    'Bvlgari spells its name with a V, as the ancient Romans would have done.',
    'Bvlgari has had its main shop in Rome’s Via dei Condotti since 1905.',
    'Bvlgari paid for the restoration of the Spanish Steps in Rome.',
    'Richard Burton joked that the only Italian word Elizabeth Taylor knew was ‘Bvlgari’.',
  ],
  'van-cleef-arpels': [
    'Van Cleef & Arpels has been on the Place Vendôme since 1906.',
    'A marriage brought together the two families behind Van Cleef & Arpels.',
    'Van Cleef & Arpels draws many of its motifs from nature.',
  ],
  boucheron: [
    'Boucheron was the first of the great jewellers to move to the Place Vendôme.',
    'Boucheron’s first shop stood under the arcades of the Palais-Royal.',
  ],
  chaumet: [
    'Chaumet occupies the house on the Place Vendôme where Chopin died.',
    'Chaumet has designed more than two thousand tiaras.',
  ],
  pomellato: [
    'Pino Rabolini, who founded Pomellato, came from a family of goldsmiths.',
    'Pomellato employs more than a hundred goldsmiths in Milan.',
  ],
  damiani: [
    'Damiani comes from Valenza, a town of goldsmiths in Piedmont.',
    'Damiani is run by the founder’s grandchildren.',
  ],
  tiffany: [
    'Tiffany sold stationery before it sold jewels.',
    'Tiffany blue first appeared on the cover of a catalogue, in 1845.',
    'Tiffany bought a great yellow diamond in the 1870s and has never sold it.',
    'Tiffany has been on the corner of Fifth Avenue and 57th Street since 1940.',
    'Tiffany makes the trophy for the Super Bowl.',
  ],
  'harry-winston': [
    'Harry Winston sent the Hope Diamond to the Smithsonian by post.',
    'Harry Winston learnt the trade in his father’s jewellery shop.',
  ],
  hermes: [
    'Hermès likes to say that its first customer was the horse.',
    'The carriage in the emblem of Hermès comes from a drawing by Alfred de Dreux.',
    'The saddle stitch of Hermès is sewn by hand with two needles.',
    'Hermès is run by the sixth generation of the founder’s family.',
    'Hermès has been in the rue du Faubourg Saint-Honoré in Paris since 1880.',
  ],
  'louis-vuitton': [
    'Louis Vuitton gave trunks flat tops, so that they could be stacked.',
    'As a boy, Louis Vuitton walked all the way from the Jura to Paris.',
    'Louis Vuitton has had a workshop at Asnières, outside Paris, for over 150 years.',
  ],
  chanel: [
    'Chanel began as a hat shop.',
    'Chanel has kept its founder’s flat above the shop in rue Cambon.',
    'Gabrielle Chanel’s lucky number was five.',
  ],
  dior: [
    'The press called Dior’s first collection, shown in 1947, the New Look.',
    'Dior has been in the avenue Montaigne since it opened in 1946.',
    'Christian Dior ran an art gallery before he turned to fashion.',
  ],
  gucci: [
    'Guccio Gucci was once a porter at the Savoy in London.',
    'Gucci began in Florence as a shop for luggage.',
  ],
  montblanc: [
    'Montblanc was called Simplo in its early days in Hamburg.',
    'Montblanc was founded by a banker, an engineer and a stationer.',
    'Montblanc got its name, so the story goes, over a game of cards.',
  ],
  'st-dupont': [
    'S.T. Dupont made its name with travelling cases.',
    'France gave Princess Elizabeth a travelling case by S.T. Dupont when she married.',
    'S.T. Dupont has its workshops in Faverges, near Annecy.',
  ],
  vertu: [
    'Vertu was the brainchild of a Nokia designer, Frank Nuovo.',
    'Nokia owned Vertu for its first fourteen years.',
  ],
};
