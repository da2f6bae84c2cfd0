import { type LineOpeners } from '../line-openers';

export const lineOpeners: LineOpeners = {
  'rolex/submariner': [
    'За безелем першого Submariner, випущеного 1953 року, водолаз стежив, скільки часу він під водою.',
    '1953 року мало який годинник витримував сто метрів глибини, а Submariner витримував.',
  ],
  'omega/seamaster': [
    'Від «Золотого ока» 1995 року Джеймс Бонд носить на екрані Seamaster.',
    'Omega робила годинники для британського війська; 1948 року цей досвід прислужився їй у Seamaster.',
  ],
  'rolex/datejust': [
    'Своє сорокаріччя 1945 року марка відзначила годинником Datejust.',
    'Лінзу, яка збільшує дату, ставлять на Datejust від 1950-х років.',
  ],
  'rolex/gmt-master-ii': ['Екіпажі Pan American у 1950-х роках літали з GMT-Master.'],
  'audemars-piguet/royal-oak': [
    'Мода на дорогі сталеві годинники пішла від Royal Oak, показаного 1972 року.',
  ],
  'hermes/birkin': [
    'У літаку Джейн Біркін розговорилася з головою Hermès, і 1984 року для неї пошили Birkin.',
  ],
  'omega/speedmaster': [
    'NASA 1965 року випробувало хронографи кількох фірм і вибрало Speedmaster.',
  ],
  'cartier/tank': [
    'Луї Картьє намалював годинник Tank 1917 року, а в продаж він надійшов за два роки.',
  ],
  'tudor/black-bay': [
    'Кутасті стрілки Black Bay — як у годинників Tudor, з якими пірнали водолази французького флоту.',
  ],
  'cartier/love': ['Головки гвинтів — прикмета прикрас Love від 1969 року.'],
  'iwc/portugieser': [
    'Задля точності в перший Portugieser поставили механізм кишенькового годинника.',
  ],
  'rolex/cosmograph-daytona': ['За шкалою на безелі Daytona гонщик визначає середню швидкість.'],
  'rolex/explorer-ii': [
    'Explorer II 1971 року зробили для спелеологів: він показує, день нагорі чи ніч.',
  ],
  'cartier/juste-un-clou': [
    'Цвях, зігнутий довкола запʼястя, Альдо Чіпулло 1971 року перетворив на прикрасу Juste un Clou.',
  ],
  'iwc/pilot': [
    'Поворотний безель і захист від магнітних полів годинник IWC для пілотів мав уже 1936 року.',
  ],
  'hublot/classic-fusion': [
    'Від золотого годинника на каучуку, з якого 1980 року починав Hublot, Classic Fusion узяв строгі лінії.',
  ],
  'van-cleef-arpels/alhambra': [
    'Чотирилисник вважають знаком удачі; з таких мотивів і складено Alhambra.',
  ],
  'rolex/day-date': ['Повну назву дня тижня Day-Date показував уже 1956 року.'],
  'patek-philippe/complications': [
    'Річний календар, світовий час, хронограф — це годинники Complications.',
  ],
  'vertu/signature': ['Першим телефоном марки 2002 року був Signature.'],
  'rolex/sea-dweller': [
    'Гелій, яким дихають на глибині, виходить із Sea-Dweller крізь клапан у корпусі.',
  ],
  'tag-heuer/carrera': [
    'Про перегони через усю Мексику почув Джек Гоєр, і 1963 року його хронограф став Carrera.',
  ],
  'zenith/chronomaster': ['Десяті частки секунди відлічує El Primero, що стоїть у Chronomaster.'],
  'mikimoto/mikimoto-classic': ['Культивовані перлини Кокіті Мікімото вперше виростив 1893 року.'],
  'hermes/kelly': ['Своєю назвою Kelly завдячує Грейс Келлі, яку 1956 року зняли з такою сумкою.'],
  'rolex/sky-dweller': ['Річного календаря Rolex не мав до 2012 року, до Sky-Dweller.'],
  'patek-philippe/nautilus': [
    'Корабельний ілюмінатор — ось що уявляв собі Жеральд Жента, коли малював Nautilus.',
  ],
  'patek-philippe/calatrava': [
    'Круглі класичні годинники від 1932 року роблять з оглядкою на Calatrava.',
  ],
  'bulgari/divas-dream': ['Віяло Divas’ Dream підказали мозаїки римських терм Каракалли.'],
  'damiani/belle-epoque': ['У візерунку Belle Époque видно кіноплівку: тієї доби народилося кіно.'],
  'piaget/possession': [
    'Одна каблучка обертається довкола іншої: так від 1990 року влаштовано Possession.',
  ],
  'montblanc/sartorial': ['Шкіру для Sartorial тиснуть дрібним візерунком saffiano.'],
  'rolex/oyster-perpetual': ['Предки Oyster Perpetual — перші водозахищені годинники Rolex.'],
  'blancpain/villeret': [
    'У селі Віллере 1735 року народилася марка; Villeret тепер — її класична лінія.',
  ],
  'nomos/tangente': ['Славу Nomos приніс Tangente, показаний 1992 року.'],
  'bulgari/b-zero1': ['Збоку B.zero1 схожа на Колізей.'],
  'tiffany/tiffany-victoria': ['Камені різного огранування складаються в розетки Victoria.'],
  'louis-vuitton/neverfull': ['Легка й містка Neverfull із 2007 року — сумка на щодень.'],
  'rolex/milgauss': ['Магнітне поле до тисячі гаусів для Milgauss не перешкода.'],
  'vacheron-constantin/overseas': [
    'Мальтійський хрест від 1996 року читається в безелі спортивного Overseas.',
  ],
  'breitling/avenger': ['Заводну головку Avenger зручно крутити навіть у рукавичках.'],
  'jaeger-lecoultre/master-ultra-thin': [
    'Тонкими механізмами Jaeger-LeCoultre славиться від 1907 року, від калібру 145 для кишенькових годинників.',
  ],
  'chanel/j12': ['Кераміку Chanel 2000 року зробив витонченою: таким вийшов перший J12.'],
  'bulgari/bulgari-tubogas': ['Витки Tubogas зʼєднують без паяння, як і в 1940-х роках.'],
  'chaumet/josephine': [
    'Засновник Chaumet працював для імператриці Жозефіни; Joséphine — на її честь.',
  ],
  'tiffany/tiffany-soleste': ['Подвійним колом дрібних діамантів оточено камінь каблучок Soleste.'],
  'hermes/constance': ['Літера H тримає клапан Constance від кінця 1960-х років.'],
  'hermes/bearn': ['Béarn — історична область біля Піренеїв; так Hermès назвав гаманець.'],
  'dior/lady-dior': ['Принцеса Діана прославила сумку 1994 року, і Dior назвав її Lady Dior.'],
  'patek-philippe/grand-complications': [
    'Вічні календарі, репетири й спліт-хронографи марка збирає під назвою Grand Complications.',
  ],
  'audemars-piguet/royal-oak-offshore': [
    '«Звіром» за розмір прозвали 1993 року перший Royal Oak Offshore.',
  ],
  'breitling/superocean-heritage': [
    'Водолазний годинник Breitling 1957 року впізнавали за широкими стрілками; такі самі має Superocean Heritage.',
  ],
  'tag-heuer/aquaracer': ['Для водного спорту марка має лінію Aquaracer.'],
  'cartier/ballon-bleu': ['Металева дуга прикриває кабошон на заводній головці Ballon Bleu.'],
  'cartier/trinity': ['За сто років, від 1924-го, Trinity майже не змінилася.'],
  'piaget/altiplano': ['Найтонші годинники Piaget зібрано в Altiplano.'],
  'a-lange-soehne/lange-1': ['Друге життя A. Lange & Söhne 1994 року почав Lange 1.'],
  'hublot/big-bang': ['Метал, кераміка й каучук 2005 року зійшлися в одному корпусі — Big Bang.'],
  'hublot/spirit-of-big-bang': [
    'У бочкуватому корпусі Spirit of Big Bang — конструкція круглого Big Bang.',
  ],
  'blancpain/fifty-fathoms': [
    'Бойові плавці французького флоту попросили годинник для занурень і 1953 року отримали Fifty Fathoms.',
  ],
  'chopard/happy-sport': [
    'Діаманти ковзають між двома скельцями Happy Sport; 1993 року для сталевого годинника це було новиною.',
  ],
  'bulgari/octo': ['Кілька рекордів тонкості від 2014 року встановив Octo Finissimo.'],
  'bulgari/serpenti': ['Змія обвиває прикраси Bvlgari від 1940-х років.'],
  'pomellato/nudo': ['Оправи в прикрасах Nudo майже не видно.'],
  'harry-winston/sunflower': [
    'Мов пелюстки соняшника, діаманти стоять довкола головного каменя Sunflower.',
  ],
  'chopard/happy-diamonds': [
    'На думку про Happy Diamonds дизайнера Chopard 1976 року навели краплі водоспаду.',
  ],
  'hermes/evelyne': ['У перших Evelyne носили щітки та інше приладдя для догляду за кіньми.'],
  'louis-vuitton/speedy': ['Keepall менша, для міста, — такою в 1930-х роках задумали Speedy.'],
  'louis-vuitton/alma': [
    '1934 року в Louis Vuitton намалювали сумку в стилі ар-деко; Alma зберегла її форму.',
  ],
  'chanel/reissue-255': ['Цифри 2.55 — це дата: лютий 1955 року.'],
  'gucci/jackie': [
    'Жаклін Кеннеді так часто зʼявлялася з однією з моделей Gucci, що її назвали Jackie.',
  ],
  'st-dupont/ligne-2': ['Кришка Ligne 2 дзвенить, коли її відкривають.'],
  'patek-philippe/aquanaut': [
    'Від 1997 року поруч із Nautilus стоїть молодший і спортивніший Aquanaut.',
  ],
  'vacheron-constantin/patrimony': ['Patrimony стриманий, як годинники середини XX століття.'],
  'vacheron-constantin/traditionnelle': ['Хвилини на Traditionnelle лічить рейкова шкала.'],
  'vacheron-constantin/historiques': [
    'Для водіїв 1920-х років циферблат American 1921 повернули: так його видно за кермом.',
  ],
  'audemars-piguet/code-1159': [
    'Круглий безель Code 11.59 лежить на восьмикутній середині корпусу.',
  ],
  'longines/master-collection': ['Усі годинники Master Collection механічні.'],
  'breitling/premier': [
    'Premier — так Breitling звав ошатні хронографи 1940-х років і зве нинішні.',
  ],
  'cartier/panthere-watch': ['Браслет годинника Panthère гнучкий, як ювелірний ланцюжок.'],
  'cartier/pasha-de-cartier': ['Ковпачок на ланцюжку закриває заводну головку Pasha.'],
  'jaeger-lecoultre/master-control': [
    'Тисячу годин випробувань проходить у Jaeger-LeCoultre кожен Master Control.',
  ],
  'iwc/ingenieur': ['Для тих, хто працює поряд із магнітами, 1955 року створили Ingenieur.'],
  'panerai/radiomir': ['З Radiomir у 1930-х роках занурювалися бойові плавці Італії.'],
  'bell-ross/instruments': [
    'Круглий циферблат у квадратному корпусі, як у бортового приладу, — це Instruments.',
  ],
  'h-moser/streamliner': ['Поїзди 1920-х і 1930-х років видно в обтічних корпусах Streamliner.'],
  'breguet/classique': ['Абраам-Луї Бреге любив стриманість, тож стриманий і Classique.'],
  'breguet/type-xx': ['Французька військова авіація замовила Type XX у 1950-х роках.'],
  'chopard/alpine-eagle': [
    'Спортивний St. Moritz 1980 року марка намалювала наново й назвала Alpine Eagle.',
  ],
  'chopard/mille-miglia': ['Хронометраж ралі старовинних автомобілів Mille Miglia веде Chopard.'],
  'nomos/ahoi': ['З Ahoi можна плавати, і ремінець потім швидко сохне.'],
  'boucheron/quatre': ['Чотири мотиви з архіву Boucheron поєднано в каблучках Quatre.'],
  'boucheron/serpent-boheme': ['Крапля в прикрасах Serpent Bohème — це голова змії.'],
  'tiffany/tiffany-setting': [
    'Шість крапанів від 1886 року піднімають діамант над каблучкою Tiffany Setting.',
  ],
  'chopard/ice-cube': ['Прикраси Ice Cube складено із золотих граней, схожих на кубики льоду.'],
  'louis-vuitton/keepall': ['Порожню Keepall від 1930 року згортають і кладуть у валізу.'],
  'gucci/dionysus': ['Застібку Dionysus прикрашають дві тигрячі голови.'],
  'montblanc/starwalker': ['Крізь прозорий купол на ковпачку StarWalker видно зірку Montblanc.'],
  'patek-philippe/twenty-4': ['Колекції для самих жінок марка не мала до 1999 року, до Twenty~4.'],
  'patek-philippe/golden-ellipse': ['Золотий перетин визначив пропорції Golden Ellipse.'],
  'omega/constellation': ['Зірку на циферблат Constellation ставлять від 1952 року.'],
  'omega/de-ville': [
    'Від Seamaster De Ville відокремився 1967 року й став класичною лінією Omega.',
  ],
  'longines/spirit': ['Пілоти літали з приладами Longines; Spirit — данина їхній памʼяті.'],
  'longines/dolcevita': ['Прямокутний DolceVita родом із 1920-х років.'],
  'breitling/superocean': ['Пірнають із Superocean від 1957 року.'],
  'breitling/chronomat': [
    'Разом із пілотами Frecce Tricolori марка розробила 1984 року Chronomat.',
  ],
  'tag-heuer/monaco': [
    'Квадратних хронографів з автопідзаводом до Monaco, показаного 1969 року, не було.',
  ],
  'zenith/pilot-type-20': [
    'Бортові прилади літаків кінця 1930-х років — зразок для Pilot Type 20.',
  ],
  'cartier/drive-de-cartier': ['Корпус Drive вигнутий, як крило старого автомобіля.'],
  'cartier/calibre-de-cartier': [
    'Власний автоматичний механізм Cartier уперше поставив 2010 року в Calibre.',
  ],
  'jaeger-lecoultre/reverso': [
    'Щоб гравець у поло не розбив скла, корпус Reverso від 1931 року перевертається.',
  ],
  'a-lange-soehne/saxonia': ['Саксонія, де працює A. Lange & Söhne, латиною — Saxonia.'],
  'a-lange-soehne/1815': [
    'Фердинанд Адольф Ланге народився 1815 року; це число й стало назвою лінії.',
  ],
  'a-lange-soehne/odysseus': [
    'Сталі в серійних годинниках A. Lange & Söhne не було до 2019 року, до Odysseus.',
  ],
  'tudor/pelagos': ['Корпус Pelagos, годинника для водолазів, роблять із титану.'],
  'tudor/ranger': ['Британська експедиція 1952 року взяла годинники Tudor до Гренландії.'],
  'ulysse-nardin/marine': [
    'Морські хронометри прославили Ulysse Nardin; циферблат Marine — як у них.',
  ],
  'girard-perregaux/1966': ['Премію обсерваторії в Невшателі марка отримала 1966 року.'],
  'bell-ross/br-05': ['Квадратний корпус BR 05 переходить просто в браслет.'],
  'h-moser/pioneer': ['На щодень H. Moser & Cie. має Pioneer, показаний 2015 року.'],
  'breguet/marine': ['Годинникарем французького флоту Бреге став 1815 року.'],
  'bulgari/serpenti-watch': ['Довкола запʼястя браслет годинника Serpenti обвивається, мов змія.'],
};
