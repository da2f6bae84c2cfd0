import { type LineOpeners } from '../line-openers';

export const lineOpeners: LineOpeners = {
  'rolex/submariner': [
    'Gʻavvos suv ostida qancha vaqt boʻlganini Submariner bezelidan bilgan.',
    '1953-yilda yuz metr chuqurlikka chidaydigan soatlar kam edi, Submariner esa chidagan.',
  ],
  'omega/seamaster': [
    'Jeyms Bond 1995-yilda, “Oltin koʻz” filmida ilk bor Seamaster taqqan.',
    'Urush yillarida Omega Britaniya armiyasiga soat yasab bergan, bu tajriba 1948-yilda Seamasterga asqotgan.',
  ],
  'rolex/datejust': [
    'Oʻzining qirq yilligini Rolex 1945-yilda Datejust bilan nishonlagan.',
    'Sanani kattalashtiradigan linza Datejust oynasida 1950-yillarda paydo boʻlgan.',
  ],
  'rolex/gmt-master-ii': [
    'Pan American ekipajlari 1950-yillarda parvozga GMT-Master taqib chiqqan.',
  ],
  'audemars-piguet/royal-oak': ['Poʻlat Royal Oak 1972-yilda oltin soat narxida sotilgan.'],
  'hermes/birkin': [
    'Samolyotda Jeyn Birkin Hermès rahbari bilan suhbatlashib qolgan, 1984-yilda Birkinga katta sumka tikib berilgan.',
  ],
  'omega/speedmaster': [
    'NASA 1965-yilda bir necha firma xronograflarini sinab koʻrib, Speedmasterni tanlagan.',
  ],
  'cartier/tank': [
    'Lui Kartye Tankni 1917-yilda chizgan, savdoga esa u ikki yildan keyin chiqqan.',
  ],
  'tudor/black-bay': [
    'Fransiya floti gʻavvoslari taqqan Tudor soatlarining qirrali millari Black Bayda saqlangan.',
  ],
  'cartier/love': [
    'Vint kallaklari 1969-yildan buyon Love taqinchoqlarining belgisi boʻlib keladi.',
  ],
  'iwc/portugieser': [
    'Aniq yursin deb, ilk Portugieserga choʻntak soatining mexanizmi oʻrnatilgan.',
  ],
  'rolex/cosmograph-daytona': ['Poygachi oʻrtacha tezligini Daytona bezelidagi shkaladan biladi.'],
  'rolex/explorer-ii': [
    'Yuqorida kunmi, tunmi — speleolog buni Explorer II siferblatiga qarab biladi.',
  ],
  'cartier/juste-un-clou': [
    'Mixni bilak atrofida egib, Aldo Chipullo 1971-yilda Juste un Clou bilaguzugini oʻylab topgan.',
  ],
  'iwc/pilot': [
    'Buraladigan bezel va magnit maydonidan himoya IWC uchuvchi soatlarida 1936-yildayoq bor edi.',
  ],
  'hublot/classic-fusion': [
    'Hublot ishni 1980-yilda kauchuk tasmali oltin soatdan boshlagan, Classic Fusion qiyofasi oʻshaniki.',
  ],
  'van-cleef-arpels/alhambra': [
    'Toʻrtbarg omad keltiradi, deyishadi: Alhambra taqinchoqlari shunday naqshdan tuzilgan.',
  ],
  'rolex/day-date': ['Hafta kunini Day-Date 1956-yildayoq toʻliq soʻz bilan koʻrsatgan.'],
  'patek-philippe/complications': [
    'Yillik taqvim, jahon vaqti, xronograf — Complications soatlarida ana shunday funksiyalar bor.',
  ],
  'vertu/signature': [
    'Har bir Signature telefonini bitta usta qoʻlda yigʻib, ichiga imzosini oʻydirgan.',
  ],
  'rolex/sea-dweller': [
    'Chuqurda nafas olinadigan geliy Sea-Dweller korpusidan klapan orqali chiqib ketadi.',
  ],
  'tag-heuer/carrera': [
    'Meksika boʻylab oʻtgan poyga haqida eshitgan Jek Hoyer 1963-yilda xronografini Carrera deb atagan.',
  ],
  'zenith/chronomaster': ['Soniyaning oʻndan birini Chronomaster ichidagi El Primero oʻlchaydi.'],
  'grand-seiko/heritage': [
    'Tekis yuzalar va tiniq jilo Heritage soatlariga Grand Seikoning 1960-yillardagi modellaridan oʻtgan.',
  ],
  'hermes/kelly': [
    'Greys Kellini 1956-yilda shunday sumka bilan suratga olishgan, keyin sumka Kelly deb atalgan.',
  ],
  'rolex/sky-dweller': [
    'Yillik taqvimi bor soatni Rolex ilk bor 2012-yilda chiqargan: bu — Sky-Dweller.',
  ],
  'patek-philippe/nautilus': [
    'Nautilusni chizganida Jerald Jentaning koʻz oldida kema illyuminatori turgan.',
  ],
  'patek-philippe/calatrava': [
    'Dumaloq klassik soatlarni 1932-yildan buyon Calatravaga qarab yasashadi.',
  ],
  'bulgari/divas-dream': [
    'Divas’ Dream yelpigʻichini Bvlgari Rimdagi Karakalla termalarining mozaikasidan topgan.',
  ],
  'damiani/belle-epoque': [
    'Kinotasma Belle Époque naqshida yashiringan: bu davrda kino tugʻilgan.',
  ],
  'piaget/possession': [
    'Bir halqa ikkinchisi atrofida aylanadi: Possession 1990-yildan buyon shunday yasaladi.',
  ],
  'rolex/oyster-perpetual': [
    'Rolexning suv oʻtkazmaydigan birinchi soatlari Oyster Perpetualning ajdodi hisoblanadi.',
  ],
  'blancpain/villeret': [
    'Blancpain ishni 1735-yilda Villeret qishlogʻida boshlagan, klassik kolleksiyasiga ham shu nomni bergan.',
  ],
  'nomos/tangente': ['Nomosga shuhrat keltirgan soat — 1992-yilda koʻrsatilgan Tangente.'],
  'bulgari/b-zero1': ['Yon tomondan B.zero1 Kolizeyga oʻxshaydi.'],
  'tiffany/tiffany-victoria': [
    'Turli kesimli toshlar Victoria taqinchoqlarida gul boʻlib teriladi.',
  ],
  'louis-vuitton/neverfull': [
    'Yengil va keng Neverfull 2007-yilda har kunlik sumka qilib oʻylangan.',
  ],
  'rolex/milgauss': ['Ming gausslik magnit maydoni Milgaussga taʼsir qilmaydi.'],
  'vacheron-constantin/overseas': [
    'Malta xochi sport ruhidagi Overseasning bezelida koʻrinib turadi.',
  ],
  'breitling/avenger': ['Avengerning burash boshchasini qoʻlqopda ham bemalol aylantirsa boʻladi.'],
  'jaeger-lecoultre/master-ultra-thin': [
    'Yupqa mexanizm — Jaeger-LeCoultrening 1907-yildan buyongi hunari.',
  ],
  'chanel/j12': ['Keramikani Chanel 2000-yilda J12 bilan nafis qilib koʻrsatgan.'],
  'bulgari/bulgari-tubogas': [
    'Tubogas oʻramlarini 1940-yillardagidek kavsharsiz birlashtirishadi.',
  ],
  'chaumet/josephine': [
    'Chaumet asoschisi imperatritsa Jozefinaga xizmat qilgan, Joséphine — unga ehtirom.',
  ],
  'hermes/constance': ['Constance qopqogʻini H harfi ushlab turadi.'],
  'hermes/bearn': [
    'Béarn — Fransiya janubi-gʻarbidagi tarixiy viloyat, Hermès hamyonini shunday atagan.',
  ],
  'dior/lady-dior': [
    'Malika Diana 1994-yilda yaratilgan sumkani mashhur qilgan, Dior uni keyin Lady Dior deb atagan.',
  ],
  'vertu/constellation': [
    'Constellation avval tugmali edi, 2013-yildan boshlab chiqqanlari esa sensorli, ular Android tizimida ishlaydi.',
  ],
  'breitling/superocean-heritage': [
    'Superocean Heritagening keng millari 1957-yilgi gʻavvoslar soatidan qolgan.',
  ],
  'tag-heuer/aquaracer': ['Suv sporti uchun TAG Heuerning Aquaracer soatlari bor.'],
  'cartier/ballon-bleu': ['Ballon Bleu burash boshchasidagi kaboshonni metall yoy toʻsib turadi.'],
  'cartier/trinity': ['Yuz yildirki, 1924-yildan buyon Trinity deyarli oʻzgarmagan.'],
  'piaget/altiplano': ['Piagetning eng yupqa soatlari — Altiplano.'],
  'a-lange-soehne/lange-1': ['A. Lange & Söhne 1994-yilda Lange 1 bilan qayta oyoqqa turgan.'],
  'hublot/spirit-of-big-bang': [
    'Big Bangni bochka shakliga solishgan: Spirit of Big Bang shunday paydo boʻlgan.',
  ],
  'blancpain/fifty-fathoms': [
    'Fransiya flotining jangovar gʻavvoslari Blancpainga soat buyurib, 1953-yilda Fifty Fathomsni olishgan.',
  ],
  'chopard/happy-sport': [
    'Happy Sportning ikki oynasi orasida brilliantlar sirgʻaladi, 1993-yilda poʻlat soat uchun bu yangilik edi.',
  ],
  'pomellato/nudo': ['Nudo toshini nima ushlab turgani deyarli koʻrinmaydi.'],
  'van-cleef-arpels/frivole': [
    'Frivole gulbarglari bir-birini aks ettiradi: ular koʻzgudek jilolangan.',
  ],
  'chanel/comete': ['Brilliantli kometalarini Gabriel Shanel 1932-yilda koʻrsatgan.'],
  'tiffany/tiffany-knot': ['Tiffanyning tuguni odamlarni bogʻlab turgan rishtani anglatadi.'],
  'harry-winston/sunflower': [
    'Kungaboqar gulbarglaridek terilgan brilliantlar Sunflower toshini oʻrab turadi.',
  ],
  'chopard/happy-diamonds': [
    'Sharshara tomchilari Chopard dizayneriga 1976-yilda Happy Diamonds gʻoyasini bergan.',
  ],
  'hermes/evelyne': ['Ot parvarishlaydigan choʻtkalarni avvallari Evelynega solib yurishgan.'],
  'louis-vuitton/speedy': [
    'Shaharliklarga Keepallning kichigi kerak edi: 1930-yillarda ularga Speedy taklif qilingan.',
  ],
  'louis-vuitton/alma': [
    '1934-yilda Louis Vuitton ustaxonasida ar-deko sumkasi chizilgan, Almaning shakli oʻshandan qolgan.',
  ],
  'chanel/reissue-255': ['2.55 raqamlari sanani bildiradi: 1955-yilning ikkinchi oyi.'],
  'gucci/jackie': [
    'Jaklin Kennedi Gucci sumkasini qoʻlidan qoʻymagan, sumka ham Jackie boʻlib qolgan.',
  ],
  'st-dupont/ligne-2': ['Ligne 2 qopqogʻi ochilganda jaranglaydi.'],
  'rolex/yacht-master': [
    'Dengiz soatining qiyofasi Yacht-Masterda qimmatbaho metall bilan uygʻunlashgan.',
  ],
  'patek-philippe/aquanaut': [
    'Nautilus yoniga 1997-yilda undan yoshroq, sport ruhidagi Aquanaut qoʻshilgan.',
  ],
  'vacheron-constantin/patrimony': ['Patrimony XX asr oʻrtasidagi soatlardek sipo.'],
  'vacheron-constantin/historiques': [
    'Rulda turib ham koʻrinsin deb, American 1921 siferblatini qiya oʻrnatishgan.',
  ],
  'audemars-piguet/code-1159': [
    'Code 11.59 korpusining oʻrtasi sakkizburchak, bezeli esa dumaloq.',
  ],
  'longines/master-collection': ['Master Collection soatlarining hammasi mexanik.'],
  'breitling/premier': [
    'Nafis xronograflarini Breitling 1940-yillarda ham, hozir ham Premier deb ataydi.',
  ],
  'cartier/panthere-watch': [
    'Panthère bilaguzugi zargarlik zanjiridan qolishmaydi: u juda egiluvchan.',
  ],
  'cartier/pasha-de-cartier': ['Pasha burash boshchasining zanjirchali qopqogʻi bor.'],
  'jaeger-lecoultre/master-control': [
    'Ming soatlik sinovdan oʻtmagan Master Control sotuvga chiqmaydi.',
  ],
  'iwc/ingenieur': [
    'Magnit maydoni yonida ishlaydigan muhandislar uchun 1955-yilda Ingenieur yaratilgan.',
  ],
  'panerai/radiomir': ['Italiya harbiy gʻavvoslari 1930-yillarda suvga Radiomir bilan tushgan.'],
  'bell-ross/instruments': [
    'Kvadrat korpus, dumaloq siferblat: Instruments kabina asboblariga oʻxshaydi.',
  ],
  'h-moser/streamliner': ['Silliq chiziqlarni Streamlinerga 1920–1930-yillar poyezdlari bergan.'],
  'breguet/classique': ['Abraam-Lui Brege sipolikni yoqtirgan, Classique ham shunday.'],
  'breguet/type-xx': ['Type XX 1950-yillarda Fransiya harbiy uchuvchilarining bilagida boʻlgan.'],
  'chopard/alpine-eagle': [
    'Chopard 1980-yilgi St. Moritzni qaytadan chizib, Alpine Eagle deb atagan.',
  ],
  'chopard/mille-miglia': [
    'Eski avtomobillarning Mille Miglia rallisida vaqtni Chopard hisoblaydi.',
  ],
  'nomos/ahoi': ['Ahoi bilan suzsa boʻladi, tasmasi ham tez quriydi.'],
  'boucheron/quatre': ['Boucheron arxividagi toʻrt naqsh Quatreda birlashgan.'],
  'boucheron/serpent-boheme': ['Serpent Bohèmedagi tomchi ilon boshini bildiradi.'],
  'chopard/happy-hearts': [
    'Ayrim Happy Hearts yuraklarida brilliant ikki sapfir oyna orasida erkin harakatlanadi.',
  ],
  'louis-vuitton/keepall': [
    'Boʻsh Keepallni buklab jomadonga solsa boʻladi, u 1930-yilda shunday tikilgan.',
  ],
  'gucci/dionysus': ['Dionysus qulfini ikki yoʻlbars boshi bezaydi.'],
  'montblanc/starwalker': [
    'StarWalker uchidagi shaffof gumbazdan Montblanc yulduzi koʻrinib turadi.',
  ],
  'st-dupont/line-d': ['Line D ruchkalariga tabiiy lok bir necha qatlam qilib surtiladi.'],
  'patek-philippe/twenty-4': [
    'Patek Philippeda faqat ayollarga atalgan kolleksiya 1999-yilgacha, Twenty~4 chiqquncha boʻlmagan.',
  ],
  'patek-philippe/golden-ellipse': ['Golden Ellipse nisbatlarini oltin kesim belgilagan.'],
  'omega/constellation': ['Constellation siferblatiga 1952-yildan buyon yulduz qoʻyiladi.'],
  'omega/de-ville': [
    'De Ville 1967-yilda Seamasterdan ajralib, Omeganing klassik kolleksiyasiga aylangan.',
  ],
  'longines/spirit': ['Uchuvchilar Longines asboblari bilan uchgan, Spirit — ularga ehtirom.'],
  'longines/dolcevita': ['1920-yillar soatlaridek, DolceVita ham toʻgʻri toʻrtburchak.'],
  'breitling/superocean': ['Superocean bilan 1957-yildan buyon suvga tushishadi.'],
  'breitling/chronomat': [
    'Chronomatni yaratishda 1984-yilda Frecce Tricolori uchuvchilari qatnashgan.',
  ],
  'cartier/drive-de-cartier': ['Drive korpusida eski avtomobillarning egri chiziqlari bor.'],
  'cartier/calibre-de-cartier': [
    'Oʻz 1904 MC kalibrini Cartier ilk bor 2010-yilda Calibrega oʻrnatgan.',
  ],
  'jaeger-lecoultre/reverso': [
    'Polo oʻyinida oynasi sinmasin deb, Reverso 1931-yildan buyon agʻdariladi.',
  ],
  'tudor/ranger': [
    'Britaniya ekspeditsiyasi 1952-yilda Grenlandiyaga Tudor soatlarini olib borgan.',
  ],
  'girard-perregaux/1966': [
    'Nevshatel rasadxonasi Girard-Perregaux mexanizmlarini 1966-yilda mukofotlagan.',
  ],
  'breguet/marine': ['Brege 1815-yilda Fransiya flotining soatsozi boʻlgan.'],
  'bulgari/serpenti-watch': ['Serpenti soatining bilaguzugi bilakni ilondek oʻraydi.'],
};
