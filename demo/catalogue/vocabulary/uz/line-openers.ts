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
    'Tank korpusining ikki yonidagi tik boʻlaklar brankar deyiladi.',
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
    'Patek Philippe birinchi qoʻl soatini 1868-yilda vengriyalik grafinya uchun yasagan.',
    'Jeneva tamgʻasi oʻrniga Patek Philippe 2009-yilda oʻz tamgʻasini joriy qilgan.',
  ],
  mikimoto: [
    'Mikimoto ilk doʻkonini 1899-yilda Tokioning Ginza mavzesida ochgan.',
    'Kokichi Mikimoto 1893-yilda marvarid yetishtirishga muvaffaq boʻlgan.',
    'Mikimoto orolida “ama” ayollari hozir ham dengizga shoʻngʻiydi.',
  ],
  graff: [
    'Graff sotadigan olmoslarining koʻpini oʻz ustaxonasida qirralaydi.',
    'Lourens Graff oʻsmirligida zargarga shogird tushgan.',
    'Graff 603 karatli Lesotho Promise olmosini yigirma oltita toshga boʻlgan.',
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
    'Sherni Grand Seiko oʻziga 1960-yilda belgi qilib tanlagan.',
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
    'Béarn hamyonining tasmasi metall H ichidan oʻtkazib yopiladi.',
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
  'breitling/superocean': ['Breitlingning gʻavvoslar uchun ilk soati — Superocean.'],
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
    'Korpus yopilgach, Rolex soatining aniqligi yana bir bor tekshiriladi.',
    'Rolex egasi — Hans Vilsdorf tuzgan jamgʻarma.',
    'Rolex siferblatidagi besh tishli toj burash boshchasida takrorlanadi.',
    'Uimbldon kortlarida tomoshabin vaqtni Rolex soatlaridan biladi.',
    'Qoʻl soatlari orasida xronometr guvohnomasini birinchi boʻlib 1910-yilda Rolex olgan.',
    'Jenevadagi Rolex mexanizmlarini Bil shahridagi fabrikasida yasaydi.',
  ],
  zenith: [
    'Jorj Favr-Jako Zenith brendiga yigirma ikki yoshida asos solgan.',
    'Zenith osmonning eng baland nuqtasi sharafiga nomlangan.',
    'Favr-Jako turli hunar ustalarini Le-Loklga chaqirib, Zenith fabrikasini qurgan.',
    'Xronometrlar musobaqalarida Zenith ikki mingdan ortiq sovrin yutgan.',
  ],
  'vacheron-constantin': [
    'Vacheron Constantin 1755-yildan beri uzluksiz soat yasaydi.',
    'Ellik yetti murakkab funksiyali choʻntak soati ustida Vacheron Constantin sakkiz yil ishlagan.',
    'Vacheron Constantin ustasi Jorj-Ogyust Lesho bir xil qismlar kesadigan pantograf qurgan.',
  ],
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
  'girard-perregaux/laureato': ['Girard-Perregaux ilk Laureato soatini 1975-yilda chiqargan.'],
  'dior/saddle': ['“Sex and the City” serialida Kerri Bredshou Saddle sumkasi bilan yurgan.'],
  'tiffany/elsa-peretti': ['Elza Peretti dizayner boʻlishidan oldin model boʻlib ishlagan.'],
  'hublot/big-bang': ['Big Bang 2005-yilda Hublotga shuhrat keltirgan.'],
  'parmigiani/tonda-pf': ['Mishel Parmidjani oʻz brendini ochguncha eski soatlarni taʼmirlagan.'],
  'damiani/belle-epoque': ['Belle Époque fransuzcha “goʻzal davr” degani.'],
  omega: [
    'Los-Anjelesdagi 1932-yilgi Olimpiadada vaqtni Omega sekundomerlari oʻlchagan.',
    'Bil shahrida Omega soatlarining muzeyi ishlaydi.',
    'Aka-uka Brandtlar 1894-yilgi kalibrini Omega deb atashgan, keyin firmaning oʻzi ham shunday nomlangan.',
  ],
  'audemars-piguet': [
    'Audemars Piguet hanuz uni tashkil qilgan ikki oilaning qoʻlida.',
    'Jyul Odemar bilan Edvar Pige Audemars Piguet ustaxonasini Le-Brassyu qishlogʻida ochishgan.',
    'Audemars Piguet muzeyining shisha binosi chigʻanoqdek buralib ketgan.',
  ],
  iwc: [
    'Bostonlik Florentayn Jons 1868-yilda Shaffxauzenga kelib, IWC fabrikasini qurgan.',
    'International Watch Company firmasini hamma qisqacha IWC deydi.',
    'Reyn suvi bir vaqtlar IWC fabrikasining dastgohlarini aylantirgan.',
  ],
  'jaeger-lecoultre': [
    'Millimetrning mingdan birini Jaeger-LeCoultre asoschisi Antuan Lekultr birinchi boʻlib oʻlchagan.',
    'Jaeger-LeCoultre shu paytgacha bir ming ikki yuzdan ortiq kalibr chiqargan.',
  ],
  cartier: [
    'Buyuk Britaniya qiroli Eduard VII 1904-yilda Cartierga saroy zargari yorligʻini bergan.',
    'Nyu-Yorkning Beshinchi avenyusidagi binoni Cartier 1917-yilda marvarid kolyega almashtirib olgan.',
    'Cartierni Parij, London va Nyu-Yorkda uch aka-uka boshqargan.',
  ],
  tudor: [
    'Tudor soatlari ortida Rolex asoschisi Hans Vilsdorf turgan.',
    'Tudor 1960-yillar oxirida siferblatiga gerb qalqonini qoʻygan.',
    'Le-Loklda Tudor bilan Kenissi mexanizm fabrikasi yonma-yon ishlaydi.',
  ],
  breitling: [
    'Xronografning nolga qaytaradigan ikkinchi tugmasini Breitling 1934-yilda qoʻshgan.',
    'Ikkinchi jahon urushida Britaniya samolyotlariga Breitling bort soatlari oʻrnatilgan.',
    'Breitling Orbiter 3 havo shari 1999-yilda yerga qoʻnmay dunyoni aylanib chiqqan.',
  ],
  'tag-heuer': [
    'Techniques d’Avant Garde kompaniyasi Heuerni sotib olgach, TAG Heuer paydo boʻlgan.',
    'TAG Heuer yoshi Eduar Hoyerning 1860-yilgi ustaxonasidan hisoblanadi.',
    'Mikrograph sekundomeri bilan TAG Heuer 1916-yilda soniyaning yuzdan birini oʻlchagan.',
  ],
  panerai: [
    'Panerai doʻkoni qoshida Florensiyadagi birinchi soatsozlik maktabi ishlagan.',
    'Oddiy xaridorlarga Panerai soatlari faqat 1993-yilda sotila boshlagan.',
    'Jovanni Panerai doʻkonini Arno daryosi ustidagi koʻprikda ochgan.',
  ],
  longines: [
    'Qanotli qum soatini Longines 1889-yilda savdo belgisi sifatida qayd ettirgan.',
    'Longines fabrikasi Sent-Imyening daryo boʻyidagi oʻtlogʻida qurilgan.',
  ],
  blancpain: [
    'Jan-Klod Biver bilan Jak Pige 1980-yillar boshida Blancpain huquqlarini sotib olishgan.',
    'Blancpain jilovini 1933-yilda Betti Fixter ismli ayol qoʻlga olgan.',
  ],
  breguet: [
    'Turbiyon tarixi Breguet asoschisi Abraam-Luining 1801-yilgi patentidan boshlanadi.',
    'Fransiya qirolichasi Mariya-Antuanetta Breguetning doimiy xaridori edi.',
    'Soxta soatlar koʻpaygach, Breguet siferblatlarga yashirin imzo qoʻyadigan boʻlgan.',
  ],
  'a-lange-soehne': [
    'Sinovdan soʻng A. Lange & Söhne mexanizmni yana qismlarga ajratib, pardozlaydi.',
    'Balans koʻprigidagi gul naqshini A. Lange & Söhne ustalari qoʻlda oʻyadi.',
    'Asoschining evarasi Valter Lange A. Lange & Söhne firmasini 1990-yilda qayta tuzgan.',
    'A. Lange & Söhne asosiy plastina uchun neyzilber tanlaydi.',
  ],
  'glashuette-original': [
    'Glashyuttedagi soatsozlik muzeyi Glashütte Original tashabbusi bilan 2008-yilda eshik ochgan.',
    'Glashütte Original GDR davridagi xalq korxonasidan oʻsib chiqqan.',
  ],
  hublot: [
    'Hublot soʻzini fransuzlar kema illyuminatoriga ishlatadi.',
    'Jeneva koʻli boʻyidagi Nyonda Hublot ustaxonalari joylashgan.',
    'Hublot brendini italiyalik Karlo Krokko tashkil qilgan.',
  ],
  chopard: [
    'Kann festivalining “Oltin palma” mukofotini Chopard zargarlari yasaydi.',
    'Chopard asoschisining nevarasi firmani 1963-yilda zargar Karl Shoyfelega sotgan.',
  ],
  piaget: [
    'Piaget birinchi mexanizmlarini togʻdagi La-Kot-o-Fe qishlogʻida yasagan.',
    'Endi Uorxolda yettita Piaget soati boʻlgan.',
  ],
  'franck-muller': ['Soatsoz Frank Myuller Franck Muller brendini Jenevada 1991-yilda ochgan.'],
  'ulysse-nardin': ['Ellikka yaqin mamlakat floti Ulysse Nardin xronometrlari bilan suzgan.'],
  'h-moser': ['Moser savdo ishini 1828-yilda Sankt-Peterburgda boshlagan.'],
  'girard-perregaux': [
    'Uch koʻprikli turbiyonni Girard-Perregaux 1867-yilda koʻrsatgan.',
    'Er-xotin Konstan Jirar va Mari Perregoning familiyalari Girard-Perregaux yozuvida chiziqcha bilan qoʻshilgan.',
  ],
  parmigiani: [
    'Mishel Parmidjaniga Parmigiani Fleurier brendini ochishda Sandoz oilasi yordam bergan.',
  ],
  nomos: [
    'Berlin devori qulaganidan bir necha oy oʻtib, Glashyutteda Nomos ochilgan.',
    'Soatlar Glashyutteda yasaladi, Nomos dizaynerlari esa Berlinda ishlaydi.',
  ],
  chanel: [
    'Chanel tarixi Parijdagi kichik shlyapa salonidan boshlangan.',
    'Chanelga bugun aka-uka Verteymerlar egalik qiladi.',
  ],
  bulgari: [
    'Yunon kumush ustasi Sotirios Vulgaris Rimda Bvlgari boʻlib tanilgan.',
    'Bvlgari qadimgi rimliklarga ergashib, U oʻrniga V yozadi.',
    'Elizabet Teylor “Kleopatra” suratga olinayotgan kunlari Rimdagi Bvlgari doʻkonidan xarid qilgan.',
  ],
  tiffany: [
    'Nyu-Yorkdagi Tiffany 1837-yilda kanselyariya doʻkoni boʻlib ochilgan.',
    'Tiffany katalogining muqovasi 1845-yildayoq moviy boʻlgan.',
    'Kimberlida topilgan 287 karatli sariq olmosni Tiffany 1878-yilda sotib olgan.',
    'Odri Hepbern “Tiffanida nonushta” filmida Tiffany vitrinasini tomosha qiladi.',
    'Yangi topilgan kunzitni Tiffany gemmologi Jorj Kunts fanga tanitgan.',
    'Tiffanyning Nyu-Yorkdagi binosi peshtoqida soat koʻtargan Atlas haykali turadi.',
  ],
  'van-cleef-arpels': [
    'Van Cleef & Arpels 1906-yilda Vandom maydonidan joy olgan.',
    'Koʻrinmas gardishga 1933-yilda Van Cleef & Arpels patent olgan.',
  ],
  'harry-winston': [
    'Harry Winston Hope olmosini Smitson institutiga pochta orqali joʻnatgan.',
    'Jennifer Jons 1944-yilda “Oskar” marosimiga Harry Winston taqinchoqlarida kelgan.',
  ],
  boucheron: ['Boucheron 1893-yilda Vandom maydonini yirik zargarlar ichida birinchi tanlagan.'],
  chaumet: [
    'Ustaxona Chaumet deb XIX asr oxirida, Jozef Shome davrida atala boshlagan.',
    'Chaumet ikki mingdan ortiq diadema yasagan.',
  ],
  pomellato: ['Milanlik Pino Rabolini Pomellato ishini 1967-yilda yoʻlga qoʻygan.'],
  damiani: [
    'Zargarlar shahri Valensa Damiani vatani sanaladi.',
    'Damiani Diamonds International Awards tanlovida oʻn sakkiz marta gʻolib chiqqan.',
    'Damiani firmasini hozir asoschining nevaralari boshqaradi.',
  ],
  hermes: [
    'Parijning izvosh egalari XIX asrda ot anjomini Hermèsdan olgan.',
    'Hermès qutilari urush yillaridagi tanqislik tufayli toʻq sariq boʻlib qolgan.',
    'Hermès belgisidagi ot va izvosh Alfred de Dre rasmiga qarab ishlangan.',
    'Yuz yoshga toʻlgan Hermès 1937-yilda ipak roʻmolni ham sotuvga qoʻygan.',
  ],
  'louis-vuitton': [
    'Qopqogʻi tekis Louis Vuitton sandiqlari poyezdda ustma-ust taxlangan.',
    'Louis Vuitton asoschisi Parijga yurtidan piyoda kelgan.',
    'Parij yaqinidagi Anyerda Louis Vuitton 1859-yilda ustaxona qurgan, u hozir ham ishlaydi.',
  ],
  gucci: ['Gucci asoschisi yoshligida Londondagi “Savoy” mehmonxonasida yuk tashigan.'],
  dior: [
    'Jurnalistlar Diorning 1947-yilgi liboslarini “yangi qiyofa” deyishgan.',
    'Dior hanuz Parijning Monten xiyobonida, birinchi manzilida ishlaydi.',
  ],
  montblanc: [
    'Gamburgda tugʻilgan Montblanc 1906-yilda faqat ruchka yasagan.',
    'Hozirgi Montblanc bir paytlar Simplo Filler Pen Company deb yuritilgan.',
  ],
  vertu: [
    'Vertu gʻoyasi Nokia dizayneri Frank Nuovodan chiqqan.',
    'Nokia 2012-yilda Vertuni shved jamgʻarmasi EQTga sotgan.',
    'Vertu telefonida konsyerj bilan bogʻlaydigan alohida tugma boʻlgan.',
  ],
  'st-dupont': [
    'S.T. Dupont XIX asrda sayohatchilarga safar sandiqchalari yetkazib bergan.',
    'Alp etagidagi Faverjda S.T. Dupont ustaxonalari bir asrdan ortiq ishlab kelmoqda.',
  ],
};
