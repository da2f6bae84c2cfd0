import { type LineOpeners } from '../line-openers';

export const lineOpeners: LineOpeners = {
  'rolex/submariner': [
    'Submariner bezeli gʻavvosga suv ostida qancha vaqt oʻtganini koʻrsatgan.',
    'Yuz metr chuqurlikka chidaydigan soat Submariner chiqqan yili barmoq bilan sanarli edi.',
    'Shon Konneri Bond haqidagi ilk filmda Submariner taqqan.',
  ],
  'omega/seamaster': [
    'Jeyms Bond 1995-yilda, “Oltin koʻz” filmida ilk bor Seamaster taqqan.',
    'Urush yillarida Omega Britaniya armiyasiga soat yasab bergan, bu tajriba keyin Seamasterga asqotgan.',
    'Dengiz oti — Seamasterning eski ramzi.',
    'Seamaster nomi inglizchadan “dengiz ustasi” deb oʻgiriladi.',
  ],
  'rolex/datejust': [
    'Rolex qirq yilligini 1945-yilda Datejust bilan nishonlagan.',
    'Sanani kattalashtiradigan linza Datejust oynasida 1950-yillarda paydo boʻlgan.',
    'Besh qatorli Jubilee bilaguzugi dastlab Datejust uchun oʻylab topilgan.',
  ],
  'rolex/gmt-master-ii': [
    'Pan American ekipajlari 1950-yillarda parvozga GMT-Master taqib chiqqan.',
  ],
  'audemars-piguet/royal-oak': [
    'Poʻlat Royal Oak 1972-yilda oltin soat narxida sotilgan.',
    'Gʻavvos dubulgʻasi Royal Oakning vintli bezeliga namuna boʻlgan.',
    'Jerald Jenta aytishicha, Royal Oak eskizi bir kechada tayyor boʻlgan.',
  ],
  'hermes/birkin': [
    'Jeyn Birkin samolyotda Hermès rahbari bilan suhbatlashib qolgan, shundan soʻng unga atab keng sumka tikilgan.',
    'Birkinning ilk eskizi samolyotdagi gigiyena paketiga chizilgan.',
  ],
  'omega/speedmaster': [
    'NASA 1965-yilda turli xronograflarni sinab koʻrib, Speedmasterni tanlagan.',
    'Dastlab Speedmaster kosmos uchun emas, poygachilar uchun chiqarilgan.',
  ],
  'cartier/tank': [
    'Lui Kartye 1917-yilda chizgan Tank savdoga ikki yildan keyin chiqqan.',
    'Endi Uorxol bilagidagi Tankni hech qachon buramagan.',
  ],
  'tudor/black-bay': [
    'Tudorning “qor parchasi” millarini Fransiya floti gʻavvoslari taqqan, Black Bayda ular saqlangan.',
    'Katta burash boshchasi va qavariq oyna Black Bayni eski Tudorlarga oʻxshatadi.',
  ],
  'cartier/love': [
    'Love taqinchoqlaridagi vint boshlari shu nomli bilaguzukning qulfidan olingan.',
  ],
  'iwc/portugieser': [
    'Aniq yursin deb, ilk Portugieserga choʻntak soatining mexanizmi oʻrnatilgan.',
  ],
  'rolex/cosmograph-daytona': [
    'Poygachi oʻrtacha tezligini Daytona bezelidagi shkaladan biladi.',
    'Pol Nyumenning Daytonasi 2017-yilda qoʻl soatlari orasida rekord narxga sotilgan.',
  ],
  'rolex/explorer': ['Explorer siferblatida uchta raqam bor: 3, 6 va 9.'],
  'cartier/santos-de-cartier': [
    'Santos erkaklarga atalgan dastlabki qoʻl soatlaridan biri boʻlgan.',
  ],
  'tag-heuer/monaco': ['Stiv Makkuin “Le-Man” filmida Monaco taqqan.'],
  'rolex/explorer-ii': ['Yer yuzida kunmi, tunmi — gʻordagi speleologga buni Explorer II aytadi.'],
  'cartier/juste-un-clou': [
    'Bilakka oʻralgan mix: Juste un Clou bilaguzugini Aldo Chipullo 1971-yilda shunday tasavvur qilgan.',
  ],
  'iwc/pilot': [
    'Aylanadigan bezel va magnitdan himoya IWC uchuvchilar soatlarida 1936-yildayoq bor edi.',
  ],
  'hublot/classic-fusion': [
    'Classic Fusion koʻrinishi Hublotning 1980-yilgi ilk soatidan olingan.',
  ],
  'van-cleef-arpels/alhambra': [
    'Toʻrtbarg omad keltiradi, deyishadi: Alhambra taqinchoqlari shunday naqshdan tuzilgan.',
  ],
  'rolex/day-date': [
    'Hafta kuni nomi Day-Date siferblatida qisqartirilmaydi.',
    'AQSH prezidenti Lindon Jonson Day-Date taqqan.',
  ],
  'patek-philippe/complications': [
    'Yillik taqvim — Patek Philippe ixtirosi, u Complications kolleksiyasidan joy olgan.',
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
    'Monako malikasi Greys Kelli koʻtarib yurgach, Hermès sumkasiga Kelly nomi berilgan.',
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
    'Belle Époque naqshida kinotasma yashiringan: kino aynan shu davrda tugʻilgan.',
  ],
  'piaget/possession': ['“Aylantir — dunyo seniki”: Piaget Possessionga shunday shior tanlagan.'],
  'rolex/oyster-perpetual': [
    'Suv oʻtkazmaydigan Oyster korpusiga Rolex oʻzi aylanadigan Perpetual rotorini qoʻshgan.',
  ],
  'blancpain/villeret': ['Ikki pogʻonali bezel — Blancpain Villeret soatlarining doimiy belgisi.'],
  'nomos/tangente': ['Nomosni Tangente mashhur qilgan.'],
  'bulgari/b-zero1': ['Yon tomondan B.zero1 Kolizeyga oʻxshaydi.'],
  'tiffany/tiffany-victoria': ['Dumaloq va “markiz” brilliantlar Victoriada gul hosil qiladi.'],
  'louis-vuitton/neverfull': [
    'Inglizcha Neverfull “hech qachon toʻlmaydi” degan maʼnoni beradi.',
    'Yon kamarchalari tortilsa, Neverfull ixchamlashadi.',
  ],
  'rolex/milgauss': ['Ming gausslik magnit maydoni Milgaussga taʼsir qilmaydi.'],
  'vacheron-constantin/overseas': ['1977-yilda chiqqan 222 modeli Overseasning ajdodi sanaladi.'],
  'breitling/avenger': ['Avengerning burash boshchasini qoʻlqopda ham bemalol aylantirsa boʻladi.'],
  'jaeger-lecoultre/master-ultra-thin': [
    'Yupqa mexanizm — Jaeger-LeCoultrening 1907-yildan buyongi hunari.',
  ],
  'chanel/j12': ['J12 Chanel badiiy rahbari Jak Ellyo qoʻlidan chiqqan.'],
  'bulgari/bulgari-tubogas': ['Bvlgari Tubogas nomini egiluvchan gaz quvuridan olgan.'],
  'chaumet/josephine': [
    'Chaumet asoschisi imperatritsa Jozefinaga xizmat qilgan, Joséphine — unga ehtirom.',
  ],
  'hermes/constance': ['H harfi — Constancening qulfi ham, belgisi ham.'],
  'hermes/bearn': [
    'Béarn — Fransiya janubi-gʻarbidagi tarixiy viloyat, Hermès hamyonini shunday atagan.',
  ],
  'dior/lady-dior': [
    'Fransiyaning birinchi xonimi malika Dianaga sovgʻa qilgan sumka — Lady Dior.',
  ],
  'vertu/constellation': ['Constellation telefonlarini Vertu Angliyada qoʻlda yigʻgan.'],
  'breitling/superocean-heritage': [
    'Superocean Heritagening keng millari 1957-yilgi gʻavvoslar soatidan qolgan.',
  ],
  'tag-heuer/aquaracer': ['Aquaracer soatlarini TAG Heuer suv sporti uchun chiqaradi.'],
  'cartier/ballon-bleu': [
    'Ballon Bleu nomi, yaʼni “koʻk shar”, burash boshchasidagi koʻk kaboshondan olingan.',
  ],
  'cartier/trinity': ['Trinityning uch halqasi sevgi, vafo va doʻstlikni bildiradi.'],
  'piaget/altiplano': ['Piagetning eng yupqa soatlari — Altiplano.'],
  'a-lange-soehne/lange-1': ['A. Lange & Söhne 1994-yilda Lange 1 bilan qayta oyoqqa turgan.'],
  'hublot/spirit-of-big-bang': [
    'Big Bang korpusiga bochka shakli berilgach, Spirit of Big Bang paydo boʻlgan.',
  ],
  'blancpain/fifty-fathoms': [
    'Fransiya harbiy gʻavvoslariga ishonchli soat kerak edi, Blancpain ular uchun Fifty Fathomsni yasagan.',
  ],
  'chopard/happy-sport': [
    'Erkin sirgʻaladigan brilliantlarni poʻlat soatga ilk bor Happy Sport olib kirgan.',
  ],
  'pomellato/nudo': ['Nudo taqinchogʻidagi toshni nima ushlab turgani deyarli bilinmaydi.'],
  'van-cleef-arpels/frivole': ['Yurak shaklidagi gulbarglar — Frivolening tanish belgisi.'],
  'chanel/comete': ['Brilliantli kometalarini Gabriel Shanel 1932-yilda koʻrsatgan.'],
  'tiffany/tiffany-knot': ['Nyu-Yorkdagi sim toʻrlar Tiffanyning tuguniga shakl bergan.'],
  'harry-winston/sunflower': [
    'Sunflower markazidagi toshni gulbargdek terilgan brilliantlar qurshaydi.',
  ],
  'chopard/happy-diamonds': [
    'Sharshara tomchilari Chopard dizayneriga 1976-yilda Happy Diamonds gʻoyasini bergan.',
  ],
  'hermes/evelyne': ['Evelynega ilgari ot tozalaydigan choʻtkalarni solib yurishgan.'],
  'louis-vuitton/speedy': ['Speedy — shaharda yurish uchun kichraytirilgan Keepall.'],
  'louis-vuitton/alma': ['Parijdagi Alma koʻprigi Louis Vuitton sumkasiga nom bergan.'],
  'chanel/reissue-255': ['Zanjir tasmali 2.55 ayollarning qoʻlini boʻshatgan.'],
  'gucci/jackie': ['Jaklin Kennedi qoʻlidan qoʻymagan Gucci sumkasi Jackie deb atala boshlagan.'],
  'st-dupont/ligne-2': ['Ligne 2 korpusi yaxlit latundan yoʻniladi.'],
  'rolex/yacht-master': ['Yelkanchilar va yaxta egalari uchun Rolex Yacht-Masterni yaratgan.'],
  'patek-philippe/aquanaut': [
    'Nautilus yoniga 1997-yilda yoshroq xaridorga atalgan Aquanaut qoʻshilgan.',
  ],
  'vacheron-constantin/patrimony': ['Qavariq siferblat — Patrimonyning belgisi.'],
  'vacheron-constantin/historiques': [
    'Haydovchi rulni qoʻyib yubormay vaqtga qaray oladi: American 1921 siferblati qiya.',
  ],
  'audemars-piguet/code-1159': ['Code 11.59 nomi yangi kunga bir daqiqa qolganini bildiradi.'],
  'longines/master-collection': ['Master Collection soatlarining hammasi mexanik.'],
  'breitling/premier': ['1940-yillarda Breitling nafis xronograflariga Premier nomini bergan.'],
  'cartier/panthere-watch': [
    'Panthère fransuzcha “qoplon” degani, bilaguzugi ham shu hayvon yurishidek mayin.',
  ],
  'cartier/pasha-de-cartier': ['Pasha siferblati dumaloq, daqiqa shkalasi esa kvadrat.'],
  'jaeger-lecoultre/master-control': [
    'Ming soatlik sinovdan oʻtmagan Master Control sotuvga chiqmaydi.',
  ],
  'iwc/ingenieur': ['Ingenieur kasbi magnit maydoni bilan bogʻliq muhandislarga moʻljallangan.'],
  'panerai/radiomir': ['Italiya harbiy gʻavvoslari 1930-yillarda suvga Radiomir bilan tushgan.'],
  'bell-ross/instruments': [
    'Kvadrat korpus, dumaloq siferblat: Instruments kabina asboblariga oʻxshaydi.',
  ],
  'h-moser/streamliner': ['Ilk Streamliner 2020-yilda flaybekli xronograf boʻlib chiqqan.'],
  'breguet/classique': ['Classique millarining uchi halqali, ularni Brege oʻylab topgan.'],
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
  'chopard/happy-hearts': ['Chopard Happy Heartsda erkin brilliantlarini yurak ichiga joylagan.'],
  'louis-vuitton/keepall': [
    'Boʻsh Keepallni buklab jomadonga solsa boʻladi: u shu maqsadda oʻylab topilgan.',
  ],
  'gucci/dionysus': ['Dionysus qulfida ikki yoʻlbars boshi bor.'],
  'montblanc/starwalker': ['StarWalker inglizcha “yulduzlar aro yuruvchi” degani.'],
  'st-dupont/line-d': ['Lokli Line D ruchkalariga lok bir necha qatlam qilib surtiladi.'],
  'patek-philippe/twenty-4': [
    '1999-yilda Twenty~4 chiqquncha Patek Philippeda ayollarga atalgan kolleksiya boʻlmagan.',
  ],
  'patek-philippe/golden-ellipse': ['Golden Ellipse doira ham, toʻgʻri toʻrtburchak ham emas.'],
  'omega/constellation': ['Inglizcha Constellation soʻzi “yulduz turkumi” degani.'],
  'omega/de-ville': [
    'De Ville 1967-yilda Seamasterdan ajralib, Omeganing klassik kolleksiyasiga aylangan.',
  ],
  'longines/spirit': ['Amelia Erxart Longines asboblari bilan uchgan, Spirit shuni eslatadi.'],
  'longines/dolcevita': ['DolceVitaga 1920-yillardagi toʻgʻri toʻrtburchak soatlar shakl bergan.'],
  'breitling/superocean': ['Breitlingning ilk gʻavvos soati — Superocean.'],
  'breitling/chronomat': ['“Xronograf” va “matematika” soʻzlari Chronomat nomini bergan.'],
  'montblanc/meisterstueck': ['Montblancning oq yulduzi Monblan choʻqqisidagi qorni bildiradi.'],
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
