import { type LineOpeners } from '../line-openers';

export const lineOpeners: LineOpeners = {
  'rolex/submariner': [
    'Submariner bezeli gʻavvosga suv ostida qancha vaqt boʻlganini koʻrsatib turadi.',
    'Submariner chiqqan yillarda yuz metr chuqurlikka chidaydigan soatlar kam edi.',
    'Shon Konneri Bond haqidagi ilk filmda Submariner taqqan.',
    'Submariner soatini Rolex ilk bor 1954-yilda Bazel yarmarkasida koʻrsatgan.',
    'Koʻplab brendlar Submarinerga taqlid qilgan.',
    'Bir paytlar Britaniya flotida gʻavvoslarga xizmat uchun Submariner berilgan.',
  ],
  'omega/seamaster': [
    'Birinchi Seamaster 1948-yilda, Omega yuz yoshga toʻlganda chiqqan.',
    'Seamaster avval kundalik soat edi, gʻavvoslarga mosi 1957-yilda chiqqan.',
    'Omega brendi Ikkinchi jahon urushi yillarida Britaniya armiyasi uchun soat yasagan, bu tajriba Seamaster soatlariga asos boʻlgan.',
    'Dengiz oti — Seamaster soatlarining koʻp yillik ramzi.',
    'Jeyms Bond “Oltin koʻz” filmida Seamaster taqqan.',
    'Seamaster nomi inglizchadan “dengiz ustasi” deb oʻgiriladi.',
    'Jak Mayol bir nafasda yuz metrga shoʻngʻiganda qoʻlida Seamaster boʻlgan.',
    'Rezina zichlagich ilk Seamaster korpusiga suv oʻtkazmagan.',
  ],
  'rolex/datejust': [
    'Rolex qirq yilligini 1945-yilda Datejust bilan nishonlagan.',
    'Sanani kattalashtiradigan linza Datejust oynasida 1950-yillarda paydo boʻlgan.',
    'Besh qatorli Jubilee bilaguzugi dastlab Datejust uchun yaratilgan.',
    'Datejust darchasidagi sana yarim tunda bir zumda almashadi.',
  ],
  'rolex/gmt-master-ii': [
    'Boshqa shahardagi vaqt GMT-Masterning toʻrtinchi milidan bilinadi.',
    'GMT-Master II boshqa vaqt mintaqasiga oʻtkazilganda ham daqiqa mili toʻxtamaydi.',
    'Pan American ekipajlari 1950-yillarda parvozga GMT-Master taqib chiqqan.',
  ],
  'audemars-piguet/royal-oak': [
    'Poʻlat Royal Oak 1972-yilda oltin soat narxida sotilgan.',
    'Gʻavvos dubulgʻasi Royal Oakning vintli bezeliga namuna boʻlgan.',
    'Jerald Jentaning aytishicha, u Royal Oak eskizini bir kechada chizgan.',
    'Royal Oak Britaniya harbiy kemasining nomi bilan ataladi.',
  ],
  'hermes/birkin': [
    'Jeyn Birkin samolyotda Hermès rahbari bilan suhbatlashib qolgan, shundan soʻng unga atab keng sumka tikilgan.',
    'Birkin sumkasining ilk eskizi samolyotdagi qogʻoz paketga chizilgan.',
    'Har bir Birkin sumkasini boshdan oxirigacha bitta usta tikadi.',
    'Birkin ikki tutqichi bilan bir tutqichli Kellydan farq qiladi.',
    'Jeyn Birkinning oʻz sumkasi 2025-yilda Parijda sakkiz million yevrodan qimmatga ketgan.',
  ],
  'omega/speedmaster': [
    'NASA 1965-yilda turli xronograflarni sinab koʻrib, Speedmasterni tanlagan.',
    '“Apollon-13” ekipaji dvigatel necha soniya ishlashini Speedmaster bilan oʻlchagan.',
    'Dastlab Speedmaster kosmos uchun emas, poygachilar uchun chiqarilgan.',
  ],
  'cartier/tank': [
    'Lui Kartye 1917-yilda chizgan Tank savdoga ikki yildan keyin chiqqan.',
    'Rassom Endi Uorxol Tank soatini taqqan, lekin biror marta ham buramagan.',
    'Tank korpusining ikki yonidagi toʻsinlar brankar deyiladi.',
  ],
  'tudor/black-bay': [
    'Avvaliga Black Bay bezeli faqat toʻq qizil edi, koʻk bilan qora keyin qoʻshilgan.',
    'Black Bay burash boshchasiga Tudor atirguli tushirilgan.',
    'Fransiya floti gʻavvoslari taqqan Tudor soatlarining “qor parchasi” millari Black Bay soatlarida saqlangan.',
    'Black Bay katta burash boshchasi va qavariq oynasi bilan Tudorning eski soatlarini eslatadi.',
  ],
  'cartier/love': [
    'Love bilaguzugi vintlar bilan mahkamlanadi, vint boshlari esa kolleksiya bezagiga aylangan.',
  ],
  'iwc/portugieser': [
    'Portugieser 1930-yillar oxiri uchun juda katta qoʻl soati edi.',
    'Ilk Portugieser soatiga aniq yurishi uchun choʻntak soatining mexanizmi oʻrnatilgan.',
  ],
  'rolex/cosmograph-daytona': [
    '1960-yillarda xaridorlar Daytona xronografiga unchalik qiziqmagan.',
    'Aktyor Pol Nyumenning Daytona soati 2017-yilda qoʻl soatlari uchun rekord narxga sotilgan.',
  ],
  'rolex/explorer': ['Explorer siferblatida uchta raqam bor: 3, 6 va 9.'],
  'cartier/santos-de-cartier': [
    'Santos erkaklarga atalgan dastlabki qoʻl soatlaridan biri boʻlgan.',
  ],
  'tag-heuer/monaco': ['Stiv Makkuin “Le-Man” filmida Monaco taqqan.'],
  'rolex/explorer-ii': [
    'Explorer II 1971-yilda chiqqan va avvalo speleologlarga moʻljallangan.',
    'Explorer II bezeliga sutkaning yigirma toʻrt soati belgilangan.',
    'Yirik toʻq sariq mili uchun italiyaliklar ilk Explorer II ga Freccione laqabini qoʻygan.',
  ],
  'cartier/juste-un-clou': [
    'Cartier mix shaklidagi bilaguzukni 2012-yilda Juste un Clou nomi bilan qaytadan chiqargan.',
    'Juste un Clou bilaguzugini Aldo Chipullo 1971-yilda bilakka oʻralgan mix shaklida yaratgan.',
  ],
  'iwc/pilot': [
    'Aylanadigan bezel va magnitdan himoya IWC uchuvchilar soatlarida 1936-yildayoq bor edi.',
  ],
  'hublot/classic-fusion': [
    'Classic Fusion koʻrinishi Hublotning 1980-yilgi ilk soatidan olingan.',
    'Classic Fusion Big Bangdan yupqaroq va soddaroq.',
  ],
  'van-cleef-arpels/alhambra': [
    'Alhambra taqinchoqlaridagi toʻrtbarg omad belgisi sanaladi.',
    'Jak Arpels toʻrtbargli sebarga terib, xodimlariga ulashgan, Alhambra shakli ham toʻrtbarg.',
  ],
  'rolex/day-date': [
    'Day-Date siferblatida hafta kunining nomi toʻliq yoziladi.',
    'AQSH prezidenti Lindon Jonson Day-Date taqqan.',
    'Day-Date uchun hafta kunlari yigirmadan ortiq tilda bosiladi.',
  ],
  'patek-philippe/complications': [
    'Yillik taqvimni Patek Philippe ixtiro qilgan, bunday soatlar Complications kolleksiyasiga kiradi.',
  ],
  'vertu/signature': [
    'Har bir Signature telefonini bitta usta qoʻlda yigʻgan, korpus ichiga uning imzosi oʻyilgan.',
  ],
  'rolex/cellini': [
    'Rolexning Cellini soatlari kostyum bilan taqishga moʻljallangan.',
    'Cellini soatlarida Rolexning Oyster korpusi ishlatilmagan.',
  ],
  'patek-philippe': [
    'Patek Philippe ikki sherik — Antoni Patek va Adriyen Filipp nomi bilan atalgan.',
    'Patek Philippe 1932-yildan beri Shtern oilasiga tegishli.',
    'Patek Philippe eng eski soatlarini ham oʻzi taʼmirlaydi.',
    'Qirolicha Viktoriya 1851-yilda Patek Philippe soatini xarid qilgan.',
    'Patek Philippe 2001-yilda Jenevada soatlar muzeyini ochgan.',
  ],
  mikimoto: [
    'Mikimoto ilk doʻkonini 1899-yilda Tokioning Ginza mavzesida ochgan.',
    'Kokichi Mikimoto 1893-yilda marvarid yetishtirishga muvaffaq boʻlgan.',
  ],
  graff: [
    'Graff olmoslarning koʻpini oʻz ustaxonasida qirralaydi.',
    'Lourens Graff oʻsmirligida zargarga shogird tushgan.',
  ],
  'rolex/sea-dweller': [
    'Sea-Dweller soatini Rolex brendi Comex kompaniyasining gʻavvoslari bilan birga sinagan.',
    'Chuqurlikda soat ichiga kirgan geliy Sea-Dweller korpusidan klapan orqali chiqib ketadi.',
    'Sea-Dweller Submarinerdan ham katta chuqurlikka chidaydi.',
  ],
  'tag-heuer/carrera': [
    'Jek Hoyer 1963-yilda Carrera siferblatini haydovchi bir qarashda oʻqiydigan qilib chizgan.',
    'Carrera ispancha “poyga” degani.',
  ],
  'zenith/chronomaster': [
    'Chronomaster mexanizmining balansi soniyasiga oʻn marta tebranadi.',
    'Chronomaster soatlaridagi El Primero mexanizmi soniyaning oʻndan birini oʻlchaydi.',
    'El Primero uskunalarini 1970-yillarda Zenith ustasi Sharl Vermo chordoqqa yashirib, saqlab qolgan.',
  ],
  'grand-seiko': [
    'Grand Seiko 2017-yildan beri alohida brend.',
    'Ilk Grand Seiko soati 1960-yilda chiqqan.',
    'Grand Seiko siferblatlari koʻpincha Yaponiya tabiatini aks ettiradi.',
    'Grand Seiko ustalari korpuslarni “zaratsu” usulida koʻzgudek jilolaydi.',
  ],
  'grand-seiko/heritage': [
    'Tekis yuzalar va tiniq jilo Heritage soatlariga Grand Seikoning 1960-yillardagi modellaridan oʻtgan.',
  ],
  'hermes/kelly': [
    'Kelly sumkasi 1930-yillarda boshqa nom bilan sotilgan.',
    'Monako malikasi Greys Kelli koʻtarib yurgach, Hermès sumkasiga Kelly nomi berilgan.',
  ],
  'rolex/sky-dweller': [
    '2012-yilda chiqqan Sky-Dweller — Rolex brendining yillik taqvimli ilk soati.',
    'Sky-Dweller soatida nimani sozlash bezelni burab tanlanadi.',
  ],
  'patek-philippe/nautilus': [
    'Nautilus korpusini Jerald Jenta kema illyuminatoriga oʻxshatib chizgan.',
    'Ilk Nautilus poʻlatdan boʻlsa ham, dunyodagi eng qimmat soatlardan biri deb reklama qilingan.',
  ],
  'patek-philippe/calatrava': [
    'Calatrava tarixi 1932-yilgi 96-referensdan boshlangan.',
    'Patek Philippe belgisi — Kalatrava xochi, Calatrava nomi ham shundan olingan.',
  ],
  'bulgari/divas-dream': [
    'Divas’ Dream nomi Bvlgari taqinchoqlarini taqqan kino yulduzlariga ishora qiladi.',
    'Bvlgari mablagʻiga Divas’ Dream naqshi koʻchirilgan Rim mozaikasi taʼmirlangan.',
  ],
  'piaget/possession': [
    'Possession taqinchoqlarini Piaget “Aylantir — dunyo seniki” shiori bilan chiqargan.',
    'Piaget ilk Possession uzugini 1990-yilda yasagan.',
  ],
  'rolex/oyster-perpetual': [
    'Oyster Perpetual nomida Rolexning ikki ixtirosi birlashgan: suv oʻtkazmaydigan korpus va oʻzi buraladigan mexanizm.',
    'Mersedes Gleytse 1927-yilda boʻyniga Rolex Oyster osib, La-Manshda suzgan.',
  ],
  'blancpain/villeret': ['Ikki pogʻonali bezel — Blancpain Villeret soatlarining doimiy belgisi.'],
  'nomos/tangente': ['Nomos avvalo Tangente soatlari bilan tanilgan.'],
  'bulgari/b-zero1': ['Bvlgari B.zero1 uzugining shakli Kolizeyni eslatadi.'],
  'tiffany/tiffany-victoria': [
    'Victoria kolleksiyasida dumaloq va “markiz” kesimli brilliantlar gul hosil qiladi.',
  ],
  'louis-vuitton/neverfull': [
    'Neverfull nomi inglizchadan “hech qachon toʻlmaydigan” deb tarjima qilinadi.',
    'Yon kamarchalari tortilsa, Neverfull ixchamlashadi.',
  ],
  'rolex/milgauss': ['Ming gausslik magnit maydoni Milgaussga taʼsir qilmaydi.'],
  'vacheron-constantin/overseas': [
    '1977-yilda chiqqan 222 modeli Overseas soatlarining ajdodi sanaladi.',
    'Overseas soatini Vacheron Constantin 1996-yilda chiqargan.',
  ],
  'breitling/avenger': [
    'Avenger soatining burash boshchasini qoʻlqop bilan ham bemalol aylantirsa boʻladi.',
  ],
  'jaeger-lecoultre/master-ultra-thin': [
    'Jaeger-LeCoultre yupqa mexanizmlarni 1907-yildan beri yasaydi.',
  ],
  'chanel/j12': ['J12 soatini Chanel badiiy rahbari Jak Ellyo yaratgan.'],
  'bulgari/bulgari-tubogas': ['Bvlgari Tubogas nomi egiluvchan gaz quvuridan olingan.'],
  'chaumet/josephine': [
    'Joséphine uzuklari barmoqqa taqilgan kichkina tiaraga oʻxshaydi.',
    'Chaumet asoschisi imperatritsa Jozefinaning zargari boʻlgan.',
  ],
  'hermes/constance': [
    'H harfi — Constance sumkasining qulfi ham, belgisi ham.',
    'Dizayner Constance sumkasiga qizining ismini qoʻygan.',
  ],
  'hermes/bearn': [
    'Béarn hamyoniga Hermès brendi Fransiyaning janubi-gʻarbidagi tarixiy viloyat nomini bergan.',
    'Béarn hamyonining tasmasi metall H ichidan oʻtkazib yopiladi.',
    'Béarn pidjak choʻntagiga bemalol sigʻadi.',
  ],
  'dior/lady-dior': [
    'Fransiyaning birinchi xonimi 1995-yilda malika Dianaga sovgʻa qilgan sumka keyin Lady Dior deb atalgan.',
  ],
  'vertu/constellation': ['Constellation telefonlarini Vertu qoʻlda yigʻgan.'],
  'breitling/superocean-heritage': [
    'Superocean Heritage soatlarining keng millari 1957-yilgi gʻavvoslik soatidan olingan.',
  ],
  'tag-heuer/aquaracer': ['Aquaracer soatlarini TAG Heuer suv sporti uchun chiqaradi.'],
  'cartier/ballon-bleu': [
    'Ballon Bleu nomi, yaʼni “koʻk shar”, burash boshchasidagi koʻk kaboshondan olingan.',
  ],
  'cartier/trinity': ['Trinity taqinchoqlarining uch halqasi sevgi, vafo va doʻstlikni bildiradi.'],
  'piaget/altiplano': ['Eng yupqa Piaget soatlari — Altiplano.'],
  'a-lange-soehne/lange-1': ['A. Lange & Söhne 1994-yilda Lange 1 bilan soatsozlikka qaytgan.'],
  'hublot/spirit-of-big-bang': ['Spirit of Big Bang soatini Hublot 2014-yilda taqdim etgan.'],
  'blancpain/fifty-fathoms': [
    'Fifty Fathoms soatini Blancpain brendi Fransiya harbiy gʻavvoslari uchun yasagan.',
    '“Sukunat olami” filmida Jak Kusto gʻavvoslari Fifty Fathoms bilan suvga tushgan.',
  ],
  'chopard/happy-sport': [
    'Erkin sirgʻaladigan brilliantlar poʻlat soatda ilk bor Happy Sport kolleksiyasida paydo boʻlgan.',
  ],
  'pomellato/nudo': ['Ilk Nudo uzuklari 2001-yilda chiqqan.'],
  'van-cleef-arpels/frivole': ['Frivole taqinchoqlarining gulbarglari yurak shaklida.'],
  'chanel/comete': ['Gabriel Shanel brilliantli kometalarini ilk bor 1932-yilda namoyish qilgan.'],
  'tiffany/tiffany-knot': ['Tiffany Knot tugunining shakli Nyu-Yorkdagi sim toʻrlardan olingan.'],
  'harry-winston/sunflower': [
    'Sunflower taqinchogʻida markaziy toshni kungaboqar gulbarglaridek terilgan brilliantlar oʻrab turadi.',
  ],
  'chopard/happy-diamonds': [
    'Sharshara tomchilari Chopard dizayneriga 1976-yilda Happy Diamonds gʻoyasini bergan.',
  ],
  'hermes/evelyne': ['Evelyne sumkasi dastlab ot choʻtkalarini solib yurish uchun tikilgan.'],
  'louis-vuitton/speedy': [
    'Speedy sumkasi Keepall yoʻl sumkasining kichraytirilgan modeli sifatida yaratilgan.',
  ],
  'louis-vuitton/alma': ['Parijdagi Alma koʻprigi Louis Vuitton sumkasiga nom bergan.'],
  'chanel/reissue-255': ['Zanjir tasmali 2.55 — yelkaga osiladigan ilk sumkalardan biri.'],
  'gucci/jackie': ['Jaklin Kennedi qoʻlidan qoʻymagan Gucci sumkasi Jackie deb atala boshlagan.'],
  'st-dupont/ligne-2': ['Ligne 2 korpusi yaxlit latundan yoʻniladi.'],
  'rolex/yacht-master': [
    'Yacht-Master soatini Rolex yelkanchilar va yaxta egalari uchun yaratgan.',
    'Yacht-Master bezeli ikki tomonga aylanadi.',
  ],
  'patek-philippe/aquanaut': [
    'Patek Philippe 1997-yilda yoshroq xaridorlarga atab Aquanaut soatini chiqargan.',
  ],
  'vacheron-constantin/patrimony': ['Patrimony soatlarining siferblati biroz qavariq.'],
  'vacheron-constantin/historiques': [
    'American 1921 siferblati qiya oʻrnatilgan, haydovchi vaqtni rulni qoʻyib yubormay koʻra oladi.',
  ],
  'audemars-piguet/code-1159': ['Code 11.59 nomi yangi kunga bir daqiqa qolganini bildiradi.'],
  'longines/master-collection': ['Master Collection soatlarining hammasi mexanik.'],
  'breitling/premier': ['1940-yillarda Breitling nafis xronograflariga Premier nomini bergan.'],
  'cartier/panthere-watch': [
    'Panthère fransuzcha “qoplon” degani, soatning bilaguzugi shu hayvondek egiluvchan.',
  ],
  'cartier/pasha-de-cartier': ['Pasha siferblati dumaloq, daqiqa shkalasi esa kvadrat.'],
  'jaeger-lecoultre/master-control': [
    'Ming soatlik sinovdan oʻtmagan Master Control sotuvga chiqmaydi.',
  ],
  'iwc/ingenieur': [
    'Ilk Ingenieur 1955-yilda magnit maydoni yaqinida ishlaydigan muhandislar uchun chiqarilgan.',
    'Ingenieur nemischa “muhandis” degani.',
  ],
  'panerai/radiomir': [
    'Italiya harbiy gʻavvoslari 1930-yillarda suvga Radiomir bilan tushgan.',
    'Radiomir tasmasini ingichka sim halqalar ushlab turadi.',
  ],
  'bell-ross/instruments': [
    'Instruments soatlari kvadrat korpusi va dumaloq siferblati bilan kabina asboblariga oʻxshaydi.',
  ],
  'h-moser/streamliner': ['Ilk Streamliner 2020-yilda chiqqan, u flaybekli xronograf edi.'],
  'breguet/classique': [
    'Classique soatlarining uchi halqali millarini Abraam-Lui Brege oʻylab topgan.',
  ],
  'breguet/type-xx': [
    'Type XX kolleksiyasidagi flaybek xronografni bir bosishda noldan qayta yurgizadi.',
  ],
  'chopard/alpine-eagle': [
    'Chopard 1980-yilgi St. Moritz soatini qaytadan chizib, unga Alpine Eagle nomini bergan.',
  ],
  'chopard/mille-miglia': [
    'Eski avtomobillarning Mille Miglia rallisida vaqtni Chopard hisoblaydi.',
  ],
  'nomos/ahoi': ['Nemis dengizchilari “Ahoi” deb salomlashadi, soat nomi shundan olingan.'],
  'boucheron/quatre': ['Quatre fransuzcha “toʻrt” degani, taqinchoqdagi naqsh ham toʻrt xil.'],
  'boucheron/serpent-boheme': [
    'Serpent Bohème taqinchogʻidagi tomchini oltin munchoqlar oʻrab turadi.',
  ],
  'chopard/happy-hearts': [
    'Happy Hearts kolleksiyasida Chopard erkin harakatlanadigan brilliantlarni yurak ichiga joylagan.',
  ],
  'louis-vuitton/keepall': ['Boʻsh Keepall sumkasi buklanib, jomadonga sigʻadi.'],
  'gucci/dionysus': ['Dionysus qulfida ikki yoʻlbars boshi bor.'],
  'montblanc/starwalker': ['StarWalker inglizcha “yulduzlar orasida yuruvchi” degani.'],
  'st-dupont/line-d': ['Ayrim Line D ruchkalariga bir necha qatlam tabiiy lok surtiladi.'],
  'patek-philippe/twenty-4': [
    '1999-yilda Twenty~4 chiqquncha Patek Philippeda ayollarga atalgan kolleksiya boʻlmagan.',
  ],
  'patek-philippe/golden-ellipse': ['Golden Ellipse 1968-yildan beri chiqariladi.'],
  'omega/constellation': ['Inglizcha Constellation soʻzi “yulduz turkumi” degani.'],
  'omega/de-ville': [
    'De Ville 1967-yilda Seamasterdan ajralib, Omeganing klassik kolleksiyasiga aylangan.',
  ],
  'longines/spirit': [
    'Amelia Erhart Longines asboblari bilan uchgan, Spirit kolleksiyasi shuni eslatadi.',
  ],
  'longines/dolcevita': [
    'DolceVita shakli 1920-yillardagi toʻgʻri toʻrtburchak soatlardan olingan.',
  ],
  'breitling/superocean': ['Breitlingning ilk gʻavvoslik soati — Superocean.'],
  'breitling/chronomat': ['Chronomat nomi “xronograf” va “matematika” soʻzlaridan tuzilgan.'],
  'montblanc/meisterstueck': [
    'Montblancning oq yulduzi Monblan choʻqqisidagi qorni bildiradi.',
    'Koʻpchilik Montblanc brendini avvalo Meisterstück tufayli biladi.',
    'Koʻplab xalqaro shartnomalar Meisterstück bilan imzolangan.',
  ],
  'cartier/drive-de-cartier': ['Drive korpusining chiziqlari eski avtomobillarnikini eslatadi.'],
  'cartier/calibre-de-cartier': ['Calibre siferblatidagi XII rim raqami qolganlaridan yirik.'],
  'jaeger-lecoultre/reverso': ['Reverso nomi lotincha “ortga buraman” degan soʻzdan olingan.'],
  'tudor/ranger': [
    'Britaniya ekspeditsiyasi 1952-yilda Grenlandiyaga Tudor soatlarini olib borgan.',
  ],
  'girard-perregaux/1966': [
    'Nevshatel rasadxonasi Girard-Perregaux mexanizmlarini 1966-yilda mukofotlagan.',
  ],
  'breguet/marine': ['Abraam-Lui Brege Fransiya floti uchun dengiz xronometrlari yasagan.'],
  'bulgari/serpenti-watch': ['Serpenti soatining korpusi ilon boshini eslatadi.'],
  rolex: [
    'Hans Vilsdorf Rolex nomini qisqa va talaffuzi oson boʻlgani uchun tanlagan.',
    'Rolex oltin qotishmalarini oʻzi quyadi.',
    'Korpus yopilgach, Rolex soatining aniqligi yana bir bor tekshiriladi.',
    'Rolex egasi — Hans Vilsdorf tuzgan jamgʻarma.',
  ],
  zenith: ['Jorj Favr-Jako Zenith brendiga yigirma ikki yoshida asos solgan.'],
  'vacheron-constantin': ['Vacheron Constantin 1755-yildan beri uzluksiz soat yasaydi.'],
  'richard-mille': [
    'Rafael Nadal kortga Richard Mille soati bilan chiqqan.',
    'Richard Mille ilk soatini 2001-yilda taqdim etgan.',
  ],
  'bell-ross': [
    'Bell & Ross kvadrat korpusi bilan mashhur.',
    'Bruno Belamish va Karlos Rosilyo Bell & Ross brendini 1990-yillarda tuzgan.',
  ],
  'louis-vuitton/zippy': ['Zippy hamyoni uch tomonidan molniya bilan yopiladi.'],
  'panerai/luminor': [
    'Qorongʻida nur sochadigan tritiyli boʻyoq Luminor soatiga nom bergan.',
    'Silvester Stallone kinoda Luminor taqqach, bu soat dunyoga tanilgan.',
  ],
  'glashuette-original/senator': [
    'Glashütte Original Senator siferblatlarini Pforsxaymdagi oʻz korxonasida tayyorlaydi.',
  ],
  'bulgari/octo': ['Octo Finissimo korpusi 110 qirradan iborat.'],
  'girard-perregaux/laureato': ['Laureato bezelining qirralari sakkizta.'],
  'dior/saddle': ['“Sex and the City” serialida Kerri Bredshou Saddle sumkasi bilan yurgan.'],
  'tiffany/elsa-peretti': ['Elza Peretti dizayner boʻlishidan oldin model boʻlib ishlagan.'],
  'hublot/big-bang': ['Big Bang 2005-yilda Hublotga shuhrat keltirgan.'],
  'parmigiani/tonda-pf': ['Mishel Parmidjani oʻz brendini ochguncha eski soatlarni taʼmirlagan.'],
  'damiani/belle-epoque': ['Belle Époque fransuzcha “goʻzal davr” degani.'],
};
