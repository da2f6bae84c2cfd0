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
    'Seamaster nomi inglizchada “dengiz hukmdori” degan maʼnoni beradi.',
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
    'Birkin ikki dastasi bilan bir dastali Kellydan farq qiladi.',
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
    'Tank korpusining ikki yonidagi tik boʻlaklar brankar deyiladi.',
  ],
  'tudor/black-bay': [
    'Jeneva soatsozlik Gran-prisining mukofotini Black Bay 2013-yilda olgan.',
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
    'Antoni Patek va Adriyen Filipp sherik boʻlgan, Patek Philippe nomi ularning familiyalaridan tuzilgan.',
    'Patek Philippe 1932-yildan beri Shtern oilasiga tegishli.',
    'Patek Philippe eng eski soatlarini ham oʻzi taʼmirlaydi.',
    'Qirolicha Viktoriya 1851-yilda Londondagi koʻrgazmada Patek Philippe soatini xarid qilgan.',
    'Jenevadagi Patek Philippe muzeyida soatsozlikning besh asrlik tarixi koʻrsatilgan.',
    'Patek Philippe birinchi qoʻl soatini 1868-yilda vengriyalik grafinya uchun yasagan.',
    'Jeneva tamgʻasi oʻrniga Patek Philippe 2009-yilda oʻz tamgʻasini joriy qilgan.',
  ],
  mikimoto: [
    'Mikimoto ilk doʻkonini 1899-yilda Tokioning Ginza mavzesida ochgan.',
    'Kokichi Mikimoto 1893-yilda marvarid yetishtirishga muvaffaq boʻlgan.',
    'Birinchi marvaridlar yetishtirilgan yapon oroli hozir Mikimoto nomi bilan ataladi.',
  ],
  graff: [
    'Graff sotadigan olmoslarining koʻpini oʻz ustaxonasida kesadi.',
    'Lourens Graff oʻn besh yoshida Londonda zargarga shogird tushgan.',
    'Vazni 603 karat boʻlgan Lesotho Promise olmosidan Graff yigirma olti brilliant kesgan.',
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
    'Grand Seiko 2017-yilda Seikodan ajralib, alohida brend boʻlgan.',
    'Ilk Grand Seiko soati 1960-yilda chiqqan.',
    'Grand Seiko siferblatlari koʻpincha Yaponiya tabiatini aks ettiradi.',
    'Grand Seiko ustalari korpuslarni “zaratsu” usulida koʻzgudek jilolaydi.',
    'Sher Grand Seiko belgisi sifatida 1960-yildan beri qoʻllanadi.',
  ],
  'grand-seiko/heritage': [
    'Tekis yuzalar va tiniq jilo Heritage soatlariga Grand Seikoning 1960-yillardagi modellaridan oʻtgan.',
  ],
  'hermes/kelly': [
    'Kelly sumkasi 1930-yillarda Sac à dépêches nomi bilan sotilgan.',
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
    'Divas’ Dream naqshiga asos boʻlgan Rim mozaikasi Bvlgari mablagʻiga taʼmirlangan.',
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
  'chanel/j12': ['J12 dizaynini Chanel badiiy rahbari Jak Ellyo yaratgan.'],
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
    'Béarn hamyonining kamarchasi metall H harfi ichidan oʻtkaziladi.',
    'Béarn pidjak choʻntagiga bemalol sigʻadi.',
  ],
  'dior/lady-dior': [
    'Fransiyaning birinchi xonimi 1995-yilda malika Dianaga sovgʻa qilgan sumka keyin Lady Dior deb atalgan.',
  ],
  'vertu/constellation': ['Constellation telefonlarini Vertu qoʻlda yigʻgan.'],
  'breitling/superocean-heritage': [
    'Superocean Heritage soatlarining keng millari 1957-yilgi gʻavvoslar soatidan olingan.',
  ],
  'tag-heuer/aquaracer': ['Aquaracer soatlarini TAG Heuer suv sporti uchun chiqaradi.'],
  'cartier/ballon-bleu': [
    'Ballon Bleu nomi, yaʼni “koʻk shar”, burash boshchasidagi koʻk kaboshondan olingan.',
  ],
  'cartier/trinity': ['Trinity taqinchoqlarining uch halqasi sevgi, vafo va doʻstlikni bildiradi.'],
  'piaget/altiplano': ['Altiplano — Piaget brendining eng yupqa soatlari kolleksiyasi.'],
  'a-lange-soehne/lange-1': ['A. Lange & Söhne 1994-yilda Lange 1 bilan soatsozlikka qaytgan.'],
  'hublot/spirit-of-big-bang': [
    'Hublot kolleksiyalari qatoriga Spirit of Big Bang 2014-yilda qoʻshilgan.',
  ],
  'blancpain/fifty-fathoms': [
    'Fifty Fathoms soatini Blancpain brendi Fransiya harbiy gʻavvoslari uchun yasagan.',
    '“Sukunat olami” filmida Jak Kusto gʻavvoslari qoʻliga Fifty Fathoms taqib suvga tushgan.',
  ],
  'chopard/happy-sport': [
    'Erkin sirgʻaladigan brilliantlar poʻlat soatda ilk bor Happy Sport kolleksiyasida paydo boʻlgan.',
  ],
  'pomellato/nudo': ['Ilk Nudo uzuklari 2001-yilda chiqqan.'],
  'van-cleef-arpels/frivole': ['Frivole taqinchoqlarining gulbarglari yurak shaklida.'],
  'chanel/comete': [
    'Gabriel Shanel kometa shaklidagi brilliantli taqinchoqlarini 1932-yilda namoyish qilgan.',
  ],
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
  'louis-vuitton/alma': ['Louis Vuitton Alma sumkasini Parijdagi koʻprik nomi bilan atagan.'],
  'chanel/reissue-255': [
    'Qoʻl band boʻlmasin deb 2.55 sumkasining zanjir tasmasi yelkaga osiladigan qilingan.',
  ],
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
    'Italiya harbiy gʻavvoslari 1930-yillarda suvga Radiomir taqib tushgan.',
    'Radiomir tasmasini ingichka sim halqalar ushlab turadi.',
  ],
  'bell-ross/instruments': [
    'Instruments soatlari kvadrat korpusi va dumaloq siferblati bilan uchuvchi kabinasidagi asboblarga oʻxshaydi.',
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
  'breitling/superocean': ['Breitling gʻavvoslar uchun ilk soatini Superocean deb atagan.'],
  'breitling/chronomat': ['Chronomat nomi “xronograf” va “matematika” soʻzlaridan tuzilgan.'],
  'montblanc/meisterstueck': [
    'Montblancning oq yulduzi Monblan choʻqqisidagi qorni bildiradi.',
    'Koʻpchilik Montblanc brendini avvalo Meisterstück ruchkalari orqali taniydi.',
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
    'Rolex mexanizmning aniqligini u korpusga joylangach yana bir bor tekshiradi.',
    'Rolex egasi — Hans Vilsdorf tuzgan jamgʻarma.',
    'Mariana choʻkmasiga 1960-yilda tushgan batiskafning sirtida Rolex soati boʻlgan.',
    'Uimbldon tennis turnirida vaqt 1978-yildan beri Rolex soatlari bilan oʻlchanadi.',
    'Qoʻl soatiga xronometr guvohnomasini 1910-yilda birinchi boʻlib Rolex olgan.',
    'Rolex soatlari Jenevada yigʻiladi, mexanizmlari esa Bil shahrida yasaladi.',
  ],
  zenith: [
    'Jorj Favr-Jako Zenith brendiga yigirma ikki yoshida asos solgan.',
    'Zenith nomi osmonning eng baland nuqtasini bildiradi.',
    'Le-Lokldagi Zenith fabrikasida soatsozlikning turli hunarlari bir tom ostida jamlangan.',
    'Rasadxonalarning aniqlik tanlovlarida Zenith ikki mingdan ortiq sovrin yutgan.',
  ],
  'vacheron-constantin': [
    'Vacheron Constantin 1755-yildan beri uzluksiz soat yasaydi.',
    'Vacheron Constantin bitta choʻntak soati ustida sakkiz yil ishlab, unga ellik yetti murakkab funksiya joylagan.',
    'Qismlarni bir xil qilib kesadigan pantografni Vacheron Constantin ustasi Jorj-Ogyust Lesho qurgan.',
  ],
  'richard-mille': [
    'Rafael Nadal tennis kortiga Richard Mille soatini taqib chiqqan.',
    'Richard Mille ilk soatini 2001-yilda taqdim etgan.',
  ],
  'bell-ross': [
    'Bell & Ross nomi asoschilari Bruno Belamish va Karlos Rosilyoning familiyalaridan tuzilgan.',
    'Bell & Ross soatlari Parijda chiziladi, La-Sho-de-Fonda yigʻiladi.',
  ],
  'louis-vuitton/zippy': ['Zippy hamyoni uch tomonidan molniya bilan yopiladi.'],
  'panerai/luminor': [
    'Luminor nomi qorongʻida nur sochadigan tritiyli boʻyoqdan olingan.',
    'Silvester Stallone kinoda Luminor taqqach, bu soat dunyoga tanilgan.',
  ],
  'glashuette-original/senator': [
    'Glashütte Original Senator siferblatlarini Pforsxaymdagi oʻz korxonasida tayyorlaydi.',
  ],
  'bulgari/octo': ['Octo Finissimo korpusi 110 qirradan iborat.'],
  'girard-perregaux/laureato': ['Girard-Perregaux ilk Laureato soatini 1975-yilda chiqargan.'],
  'dior/saddle': ['“Sex and the City” serialida Kerri Bredshou Saddle sumkasi bilan yurgan.'],
  'tiffany/elsa-peretti': ['Elza Peretti dizayner boʻlishidan oldin model boʻlib ishlagan.'],
  'hublot/big-bang': ['Big Bang 2005-yilda Hublotga shuhrat keltirgan.'],
  'parmigiani/tonda-pf': ['Mishel Parmidjani oʻz brendini ochguncha eski soatlarni taʼmirlagan.'],
  'damiani/belle-epoque': ['Belle Époque fransuzcha “goʻzal davr” degani.'],
  omega: [
    'Omega Olimpiada oʻyinlarida vaqtni ilk bor 1932-yilda, Los-Anjelesda oʻlchagan.',
    'Omega muzeyi Bil shahrida, fabrikaning qarshisida joylashgan.',
    'Aka-uka Brandtlar 1894-yilda bir kalibrga Omega nomini bergan, keyin bu nom butun firmaga oʻtgan.',
    'Yunon alifbosidagi oxirgi harf — Omega brendining belgisi.',
  ],
  'audemars-piguet': [
    'Audemars Piguet hozir ham ikki asoschining oilalariga tegishli.',
    'Jyul Odemar bilan Edvar Pige Audemars Piguet ustaxonasini Le-Brassyu qishlogʻida ochgan.',
    'Le-Brassyudagi Audemars Piguet muzeyi spiral shaklidagi shisha binoga joylashgan.',
    'Audemars Piguet yiliga ellik mingga yaqin soat chiqaradi.',
  ],
  iwc: [
    'Bostonlik Florentayn Jons 1868-yilda Shaffxauzenga kelib, IWC fabrikasini qurgan.',
    'IWC — International Watch Company nomining qisqartmasi.',
    'Bir vaqtlar IWC fabrikasining dastgohlarini Reyn suvi aylantirgan.',
    'Shveytsariyadagi soat fabrikalarining koʻpi mamlakat gʻarbida, IWC esa Germaniya chegarasi yaqinida ishlaydi.',
  ],
  'jaeger-lecoultre': [
    'Millimetrning mingdan birini Jaeger-LeCoultre asoschisi Antuan Lekultr birinchi boʻlib oʻlchagan.',
    'Jaeger-LeCoultre shu paytgacha bir ming ikki yuzdan ortiq kalibr chiqargan.',
  ],
  cartier: [
    'Buyuk Britaniya qiroli Eduard VII 1904-yilda Cartierga saroy zargari yorligʻini bergan.',
    'Nyu-Yorkning Beshinchi avenyusidagi binoni Cartier 1917-yilda marvarid kolyega almashtirib olgan.',
    'XX asr boshida Cartierni uch aka-uka boshqargan: Parijda Lui, Londonda Jak, Nyu-Yorkda Pyer.',
    'Lui-Fransua Kartye 1847-yilda ustozining ustaxonasini oʻz qoʻliga olgan, Cartier tarixi shundan boshlanadi.',
  ],
  tudor: [
    'Tudor brendini Rolex asoschisi Hans Vilsdorf yaratgan.',
    'Tudor belgisi ilgari atirgul edi, 1960-yillar oxirida oʻrnini qalqon egallagan.',
    'Le-Loklda Tudor fabrikasi yonida unga mexanizm yetkazib beradigan Kenissi zavodi joylashgan.',
    'Tudor brendi nomini Angliyaning Tyudorlar qirollik sulolasidan olgan.',
  ],
  breitling: [
    'Ikkinchi jahon urushida Britaniya samolyotlariga Breitling bort soatlari oʻrnatilgan.',
    'Breitling Orbiter 3 havo shari 1999-yilda yerga qoʻnmay dunyoni aylanib chiqqan.',
    'Breitling asoschisi Leon Breytling ilk ustaxonasini Sent-Imyeda ochgan.',
    'Amerikalik astronavt Skott Karpenter 1962-yilda kosmosga Breitling taqib uchgan.',
  ],
  'tag-heuer': [
    'Techniques d’Avant Garde kompaniyasi Heuerni sotib olgach, TAG Heuer nomi paydo boʻlgan.',
    'TAG Heuer tarixi Eduar Hoyer 1860-yilda ochgan ustaxonadan boshlanadi.',
    'TAG Heuer 1916-yildayoq soniyaning yuzdan birini oʻlchaydigan sekundomer chiqargan.',
    'Ferrari poygachilarining vaqtini 1970-yillarda TAG Heuer oʻlchagan.',
  ],
  panerai: [
    'Panerai doʻkoni qoshida Florensiyadagi birinchi soatsozlik maktabi ishlagan.',
    'Panerai 1993-yilgacha soatlarini faqat harbiylarga yetkazib bergan.',
    'Jovanni Panerai doʻkonini Arno daryosi ustidagi koʻprikda ochgan.',
    'Italiya flotiga Panerai soatdan tashqari kompas va chuqurlik oʻlchagich ham yasagan.',
  ],
  longines: [
    'Longines belgisi — qanotli qum soati, u 1889-yilda roʻyxatdan oʻtgan.',
    'Longines fabrikasi Sent-Imyedagi oʻtloqda qurilgan, brend nomi ham oʻsha joydan olingan.',
  ],
  blancpain: [
    'Jan-Klod Biver bilan Jak Pige 1980-yillar boshida Blancpain nomini sotib olib, brendni tiklagan.',
    'Blancpain ishini 1933-yilda Betti Fixter ismli ayol oʻz qoʻliga olgan.',
  ],
  breguet: [
    'Abraam-Lui Brege 1775-yilda Parijda ustaxona ochgan, Breguet tarixi shundan boshlanadi.',
    'Breguet xaridorlari orasida qirolicha Mariya-Antuanetta ham, imperator Napoleon ham boʻlgan.',
    'Soxta soatlar koʻpaygach, Breguet siferblatlarga yashirin imzo qoʻyadigan boʻlgan.',
    'Har bir Breguet soatiga alohida raqam oʻyiladi.',
  ],
  'a-lange-soehne': [
    'A. Lange & Söhne har bir mexanizmni ikki marta yigʻadi: sinovdan keyin uni qismlarga ajratib, pardozlaydi.',
    'Balans koʻprigidagi gul naqshini A. Lange & Söhne ustalari qoʻlda oʻyadi.',
    'Asoschining evarasi Valter Lange A. Lange & Söhne firmasini 1990-yilda qayta tuzgan.',
    'A. Lange & Söhne mexanizmlarining asosiy plastinasi neyzilberdan, u yillar oʻtib sargʻish tusga kiradi.',
  ],
  'glashuette-original': [
    'Glashyuttedagi sobiq soatsozlik maktabi binosida Glashütte Original 2008-yilda muzey ochgan.',
    'Glashütte Original GDR davridagi xalq korxonasidan oʻsib chiqqan.',
  ],
  hublot: [
    'Hublot fransuzcha “kema illyuminatori” degani.',
    'Hublot ustaxonalari Jeneva koʻli boʻyidagi Nyonda joylashgan.',
    'Hublot brendini italiyalik Karlo Krokko tashkil qilgan.',
  ],
  chopard: [
    'Kann festivalining “Oltin palma” mukofotini Chopard zargarlari yasaydi.',
    'Zargar Karl Shoyfele Chopardni 1963-yilda sotib olgan, brendni hozir uning farzandlari boshqaradi.',
  ],
  piaget: [
    'Piaget tarixi Yura togʻlaridagi La-Kot-o-Fe qishlogʻida boshlangan.',
    'Rassom Endi Uorxolda yettita Piaget soati boʻlgan.',
  ],
  'franck-muller': [
    'Jenevalik soatsoz Frank Myuller oʻz nomidagi Franck Muller brendini 1991-yilda ochgan.',
    'Franck Muller ustaxonalari Jeneva yaqinidagi Jantoda, eski koʻshk yonida joylashgan.',
  ],
  'ulysse-nardin': [
    'Ellikka yaqin mamlakat floti Ulysse Nardin xronometrlari bilan suzgan.',
    'Ulysse Nardin belgisi — langar.',
  ],
  'h-moser': [
    'Genrix Mozer 1828-yilda Sankt-Peterburgda soat sota boshlagan, Moser nomi undan qolgan.',
    'Hozirgi Moser 2005-yilda Shaffxauzen yaqinida qayta tiklangan.',
  ],
  'girard-perregaux': [
    'Girard-Perregaux oʻz tarixini jenevalik usta Jan-Fransua Bottning 1791-yilda yasagan soatlaridan boshlaydi.',
    'Er-xotin Konstan Jirar va Mari Perregoning familiyalari Girard-Perregaux nomida birlashgan.',
  ],
  parmigiani: [
    'Mishel Parmidjaniga Parmigiani Fleurier brendini ochishda Sandoz oilasi yordam bergan.',
    'Parmigiani Fleurier uchun korpusni ham, mexanizmni ham qardosh ustaxonalar yasaydi.',
  ],
  nomos: [
    'Berlin devori qulaganidan bir necha oy oʻtib, Glashyutteda Nomos ochilgan.',
    'Nomos soatlari Berlinda chiziladi, Glashyutteda yigʻiladi.',
  ],
  chanel: [
    'Chanel tarixi Parijdagi kichik shlyapa salonidan boshlangan.',
    'Chanelga bugun aka-uka Verteymerlar egalik qiladi.',
  ],
  bulgari: [
    'Bvlgari asoschisi Sotirios Vulgaris Rimga Yunonistondan kelgan kumush ustasi edi.',
    'Bvlgari qadimgi rimliklarga ergashib, nomini U harfi bilan emas, V bilan yozadi.',
    'Elizabet Teylor “Kleopatra” filmida suratga tushgan kunlari Rimdagi Bvlgari doʻkonidan taqinchoqlar olgan.',
    'Rimning Kondotti koʻchasida Bvlgari doʻkoni 1905-yildan beri ishlaydi.',
  ],
  tiffany: [
    'Tiffany 1837-yilda Nyu-Yorkda kanselyariya mollari doʻkoni sifatida ochilgan.',
    'Moviy rang Tiffany katalogining muqovasida 1845-yildayoq paydo boʻlgan.',
    'Kimberlida topilgan 287 karatli sariq olmosni Tiffany 1878-yilda sotib olgan.',
    'Odri Hepbern “Tiffanida nonushta” filmida Tiffany vitrinasini tomosha qiladi.',
    'Kunzit toshi Tiffany gemmologi Jorj Kunts nomi bilan atalgan.',
    'Tiffanyning Nyu-Yorkdagi binosi peshtoqida soat koʻtargan Atlas haykali turadi.',
  ],
  'van-cleef-arpels': [
    'Van Cleef & Arpels 1906-yilda Parijning Vandom maydonida doʻkon ochgan.',
    'Alfred Van Klif Estel Arpelsga uylangan, Van Cleef & Arpels nomi shu ikki oiladan olingan.',
  ],
  'harry-winston': [
    'Harry Winston Hope olmosini Smitson institutiga pochta orqali joʻnatgan.',
    'Jennifer Jons 1944-yilda “Oskar” marosimiga Harry Winston taqinchoqlarini taqib kelgan.',
  ],
  boucheron: [
    'Vandom maydoniga yirik zargarlar ichida birinchi boʻlib Boucheron koʻchgan.',
    'Frederik Busheron ilk Boucheron doʻkonini 1858-yilda Pale-Royalda ochgan.',
  ],
  chaumet: [
    'Chaumet nomini ustaxonaga XIX asr oxirida Jozef Shome bergan.',
    'Chaumet ikki mingdan ortiq diadema yasagan.',
  ],
  pomellato: [
    'Zargarlar oilasidan chiqqan Pino Rabolini Pomellato brendiga 1967-yilda asos solgan.',
    'Pomellato taqinchoqlari hozir ham Milanda yasaladi.',
  ],
  damiani: [
    'Damiani Italiyaning zargarlar shahri Valensadan chiqqan.',
    'Diamonds International Awards mukofotini Damiani oʻn sakkiz marta olgan.',
    'Damiani firmasini hozir asoschining nevaralari boshqaradi.',
  ],
  hermes: [
    'Parijning izvosh egalari XIX asrda ot anjomini Hermèsdan olgan.',
    'Hermès qutilari urush yillarida boshqa qogʻoz topilmagani uchun toʻq sariq boʻlib qolgan.',
    'Hermès belgisidagi ot va izvosh Alfred de Dre rasmiga qarab ishlangan.',
    'Yuz yoshga toʻlgan Hermès 1937-yilda ilk ipak roʻmolini sotuvga chiqargan.',
  ],
  'louis-vuitton': [
    'Qopqogʻi tekis boʻlgani uchun Louis Vuitton sandiqlari poyezdda ustma-ust taxlangan.',
    'Louis Vuitton brendining asoschisi Parijga tugʻilgan qishlogʻidan piyoda kelgan.',
    'Parij yaqinidagi Anyerda Louis Vuitton 1859-yilda ustaxona qurgan, u hozir ham ishlaydi.',
  ],
  gucci: [
    'Gucci asoschisi yoshligida Londondagi “Savoy” mehmonxonasida yuk tashigan.',
    'Guchcho Guchchi ilk Gucci doʻkonini Florensiyada ochgan.',
  ],
  dior: [
    'Diorning 1947-yilgi birinchi kolleksiyasini jurnalistlar “yangi qiyofa” deb atagan.',
    'Dior 1946-yildan beri Parijning Monten xiyobonida joylashgan.',
  ],
  montblanc: [
    'Montblanc nomi Alp togʻlaridagi eng baland choʻqqidan olingan.',
    'Hozirgi Montblanc bir paytlar Simplo Filler Pen Company deb yuritilgan.',
    'Montblanc tarixi 1906-yilda Gamburgda boshlangan.',
  ],
  vertu: [
    'Vertu telefonlarini Nokia dizayneri Frank Nuovo oʻylab topgan.',
    'Nokia 2012-yilda Vertuni shved jamgʻarmasi EQTga sotgan.',
    'Angliyaning Cherch-Krukem shaharchasida Vertu telefonlari qoʻlda yigʻilgan.',
  ],
  'st-dupont': [
    'S.T. Dupont XIX asrda sayohatchilar uchun safar sandiqchalari yasagan.',
    'S.T. Dupont ustaxonalari bir asrdan beri Alp togʻlari etagidagi Faverjda ishlaydi.',
  ],
};
