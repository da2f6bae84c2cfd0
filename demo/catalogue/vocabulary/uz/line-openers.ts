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
    'Jeyn Birkin samolyotda Hermès rahbari bilan suhbatlashib qolgan, 1984-yilda esa unga atab keng sumka tikilgan.',
  ],
  'omega/speedmaster': [
    'NASA 1965-yilda turli xronograflarni sinab koʻrib, Speedmasterni tanlagan.',
  ],
  'cartier/tank': [
    'Lui Kartye Tankni 1917-yilda chizgan, savdoga esa u ikki yildan keyin chiqqan.',
  ],
  'tudor/black-bay': [
    'Fransiya floti gʻavvoslari taqqan Tudorning “qor parchasi” millari Black Bayda saqlangan.',
  ],
  'cartier/love': ['Vintlar 1969-yildan buyon Love taqinchoqlarining belgisi boʻlib keladi.'],
  'iwc/portugieser': [
    'Aniq yursin deb, ilk Portugieserga choʻntak soatining mexanizmi oʻrnatilgan.',
  ],
  'rolex/cosmograph-daytona': ['Poygachi oʻrtacha tezligini Daytona bezelidagi shkaladan biladi.'],
  'rolex/explorer-ii': ['Yer yuzida kunmi, tunmi — gʻordagi speleologga buni Explorer II aytadi.'],
  'cartier/juste-un-clou': [
    'Mixni bilak atrofida egib, Aldo Chipullo 1971-yilda Juste un Clou bilaguzugini oʻylab topgan.',
  ],
  'iwc/pilot': [
    'Aylanadigan bezel va magnitdan himoya IWC uchuvchilar soatlarida 1936-yildayoq bor edi.',
  ],
  'hublot/classic-fusion': [
    'Hublot ishni 1980-yilda kauchuk tasmali oltin soatdan boshlagan, Classic Fusion qiyofasi oʻshaniki.',
  ],
  'van-cleef-arpels/alhambra': [
    'Toʻrtbarg omad keltiradi, deyishadi: Alhambra taqinchoqlari shunday naqshdan tuzilgan.',
  ],
  'rolex/day-date': ['Hafta kunini Day-Date 1956-yildayoq toʻliq soʻz bilan koʻrsatgan.'],
  'patek-philippe/complications': [
    '1996-yilda ilk bor yasalgan yillik taqvim Complications kolleksiyasidan joy olgan.',
  ],
  'vertu/signature': [
    'Har bir Signature telefonini bitta usta qoʻlda yigʻib, ichiga imzosini oʻydirgan.',
  ],
  'rolex/sea-dweller': [
    'Chuqurda nafas olinadigan geliy Sea-Dweller korpusidan klapan orqali chiqib ketadi.',
  ],
  'tag-heuer/carrera': [
    'Jek Hoyer 1963-yilda Carrera siferblatini haydovchi bir qarashda oʻqiydigan qilib chizgan.',
  ],
  'zenith/chronomaster': ['Soniyaning oʻndan birini Chronomaster ichidagi El Primero oʻlchaydi.'],
  'grand-seiko/heritage': [
    'Tekis yuzalar va tiniq jilo Heritage soatlariga Grand Seikoning 1960-yillardagi modellaridan oʻtgan.',
  ],
  'hermes/kelly': [
    'Greys Kelli 1956-yilda Hermès sumkasi bilan suratga tushgan, sumka keyin Kelly deb atalgan.',
  ],
  'rolex/sky-dweller': [
    'Yillik taqvimi bor soatni Rolex ilk bor 2012-yilda chiqargan: bu — Sky-Dweller.',
  ],
  'patek-philippe/nautilus': [
    'Nautilusni chizganida Jerald Jentaning koʻz oldida kema illyuminatori turgan.',
  ],
  'patek-philippe/calatrava': [
    'Patek Philippe belgisi — Kalatrava xochi, Calatrava nomi ham shundan.',
  ],
  'bulgari/divas-dream': ['Bvlgari taqqan kino yulduzlari Divas’ Dream nomida eslanadi.'],
  'damiani/belle-epoque': [
    'Kinotasma Belle Époque naqshida yashiringan: bu davrda kino tugʻilgan.',
  ],
  'piaget/possession': ['“Aylantir — dunyo seniki”: Piaget Possessionga shunday shior tanlagan.'],
  'rolex/oyster-perpetual': [
    '1931-yilda Rolex suv oʻtkazmaydigan Oyster korpusiga Perpetual rotorini qoʻshgan.',
  ],
  'blancpain/villeret': ['Ikki pogʻonali bezel — Blancpain Villeret soatlarining doimiy belgisi.'],
  'nomos/tangente': ['Nomosga shuhrat keltirgan soat — 1992-yilda koʻrsatilgan Tangente.'],
  'bulgari/b-zero1': ['Yon tomondan B.zero1 Kolizeyga oʻxshaydi.'],
  'tiffany/tiffany-victoria': ['Dumaloq va “markiz” brilliantlar Victoriada gul hosil qiladi.'],
  'louis-vuitton/neverfull': ['Inglizcha Neverfull “hech qachon toʻlmaydi” degan maʼnoni beradi.'],
  'rolex/milgauss': ['Ming gausslik magnit maydoni Milgaussga taʼsir qilmaydi.'],
  'vacheron-constantin/overseas': ['1977-yilda chiqqan 222 modeli Overseasning ajdodi sanaladi.'],
  'breitling/avenger': ['Avengerning burash boshchasini qoʻlqopda ham bemalol aylantirsa boʻladi.'],
  'jaeger-lecoultre/master-ultra-thin': [
    'Yupqa mexanizm — Jaeger-LeCoultrening 1907-yildan buyongi hunari.',
  ],
  'chanel/j12': ['J12ni Chanel badiiy rahbari Jak Ellyo chizgan.'],
  'bulgari/bulgari-tubogas': ['Egiluvchan gaz quvuri Bvlgarining Tubogasiga nom bergan.'],
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
  'vertu/constellation': ['Vertu Constellation telefonlarini Angliyada qoʻlda yigʻgan.'],
  'breitling/superocean-heritage': [
    'Superocean Heritagening keng millari 1957-yilgi gʻavvoslar soatidan qolgan.',
  ],
  'tag-heuer/aquaracer': ['Suv sporti uchun TAG Heuerning Aquaracer soatlari bor.'],
  'cartier/ballon-bleu': ['Soat koʻk kaboshoni uchun Ballon Bleu, yaʼni “koʻk shar” deb atalgan.'],
  'cartier/trinity': ['Sevgi, vafo va doʻstlikni Trinityning uch halqasi bildiradi.'],
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
  'van-cleef-arpels/frivole': ['Yurak shaklidagi gulbarglar — Frivolening tanish belgisi.'],
  'chanel/comete': ['Brilliantli kometalarini Gabriel Shanel 1932-yilda koʻrsatgan.'],
  'tiffany/tiffany-knot': ['Nyu-Yorkdagi sim toʻrlar Tiffanyning tuguniga shakl bergan.'],
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
  'louis-vuitton/alma': ['Parijdagi Alma koʻprigi Louis Vuitton sumkasiga nom bergan.'],
  'chanel/reissue-255': ['Zanjir tasmali 2.55 ayollarning qoʻlini boʻshatgan.'],
  'gucci/jackie': [
    'Jaklin Kennedi Gucci sumkasini qoʻlidan qoʻymagan, sumka ham Jackie boʻlib qolgan.',
  ],
  'st-dupont/ligne-2': ['Yaxlit latun — Ligne 2 korpusi shundan.'],
  'rolex/yacht-master': ['Yelkanchilar va yaxta egalari uchun Rolex Yacht-Masterni yaratgan.'],
  'patek-philippe/aquanaut': [
    'Nautilus yoniga 1997-yilda yoshroq xaridorga atalgan Aquanaut qoʻshilgan.',
  ],
  'vacheron-constantin/patrimony': ['Qavariq siferblat — Patrimonyning belgisi.'],
  'vacheron-constantin/historiques': [
    'Rulda ham oʻqilsin deb, American 1921 siferblati qiya oʻrnatilgan.',
  ],
  'audemars-piguet/code-1159': ['Code 11.59 nomi yangi kunga bir daqiqa qolganini bildiradi.'],
  'longines/master-collection': ['Master Collection soatlarining hammasi mexanik.'],
  'breitling/premier': ['1940-yillarda Breitling nafis xronograflariga Premier nomini bergan.'],
  'cartier/panthere-watch': ['Qoplon harakatidek mayin: Panthère nomi bilaguzugidan olingan.'],
  'cartier/pasha-de-cartier': ['Pasha burash boshchasini suvdan qopqoq asraydi.'],
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
  'h-moser/streamliner': ['Ilk Streamliner 2020-yilda flaybekli xronograf boʻlib chiqqan.'],
  'breguet/classique': ['Uchi halqali “Brege millari” Classiqueda saqlangan.'],
  'breguet/type-xx': ['Flaybek Type XX xronografini bir bosishda noldan yurgizadi.'],
  'chopard/alpine-eagle': [
    'Chopard 1980-yilgi St. Moritzni qaytadan chizib, Alpine Eagle deb atagan.',
  ],
  'chopard/mille-miglia': [
    'Eski avtomobillarning Mille Miglia rallisida vaqtni Chopard hisoblaydi.',
  ],
  'nomos/ahoi': ['Nemischa Ahoi — dengizchilarning salomi.'],
  'boucheron/quatre': ['Fransuzcha Quatre — “toʻrt”, naqshlari ham toʻrtta.'],
  'boucheron/serpent-boheme': ['Serpent Bohème tomchisini oltin zarralar oʻrab turadi.'],
  'chopard/happy-hearts': ['Erkin brilliantlarini Chopard Happy Heartsda yurak ichiga joylagan.'],
  'louis-vuitton/keepall': [
    'Boʻsh Keepallni buklab jomadonga solsa boʻladi, u 1930-yilda shunday tikilgan.',
  ],
  'gucci/dionysus': ['Dionysus sumkasining nomi yunon xudosi Dionisdan olingan.'],
  'montblanc/starwalker': ['Inglizcha StarWalker nomi “yulduzlar aro yuruvchi” degani.'],
  'st-dupont/line-d': ['Lokli Line D ruchkalariga lok bir necha qatlam qilib surtiladi.'],
  'patek-philippe/twenty-4': [
    '1999-yilda Twenty~4 chiqquncha Patek Philippeda ayollarga atalgan kolleksiya boʻlmagan.',
  ],
  'patek-philippe/golden-ellipse': ['Doira va toʻrtburchak Golden Ellipseda birlashgan.'],
  'omega/constellation': ['Inglizcha Constellation soʻzi “yulduz turkumi” degani.'],
  'omega/de-ville': [
    'De Ville 1967-yilda Seamasterdan ajralib, Omeganing klassik kolleksiyasiga aylangan.',
  ],
  'longines/spirit': ['Amelia Erxart Longines soati bilan uchgan, Spirit shuni eslatadi.'],
  'longines/dolcevita': ['DolceVitaga 1920-yillardagi toʻgʻri toʻrtburchak soatlar shakl bergan.'],
  'breitling/superocean': ['Breitlingning ilk gʻavvos soati — Superocean.'],
  'breitling/chronomat': ['“Xronograf” va “matematika” soʻzlari Chronomat nomini bergan.'],
  'cartier/drive-de-cartier': ['Drive korpusida eski avtomobillarning egri chiziqlari bor.'],
  'cartier/calibre-de-cartier': ['Rim XII raqami Calibre siferblatida qolganlaridan yirik.'],
  'jaeger-lecoultre/reverso': ['Lotincha “ortga buraman” degan soʻz Reversoga nom bergan.'],
  'tudor/ranger': [
    'Britaniya ekspeditsiyasi 1952-yilda Grenlandiyaga Tudor soatlarini olib borgan.',
  ],
  'girard-perregaux/1966': [
    'Nevshatel rasadxonasi Girard-Perregaux mexanizmlarini 1966-yilda mukofotlagan.',
  ],
  'breguet/marine': ['Brege flotga dengiz xronometrlari yasab bergan.'],
  'bulgari/serpenti-watch': ['Serpenti soatining korpusi ilon boshini eslatadi.'],
};
