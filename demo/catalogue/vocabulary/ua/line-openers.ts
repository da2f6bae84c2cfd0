import { type LineOpeners } from '../line-openers';

export const lineOpeners: LineOpeners = {
  'rolex/submariner': [
    'За безелем першого Submariner, випущеного 1953 року, водолаз стежив, скільки часу він під водою.',
    'Мало який годинник 1953 року витримував сто метрів глибини, а Submariner витримував.',
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
    'NASA 1965 року випробувало хронографи кількох марок і вибрало Speedmaster.',
  ],
  'cartier/tank': [
    'Луї Картьє намалював годинник Tank 1917 року, а в продаж він надійшов 1919-го.',
  ],
  'tudor/black-bay': [
    'Кутасті стрілки Black Bay — як у годинників Tudor, з якими пірнали водолази французького флоту.',
  ],
  'cartier/love': ['Головки гвинтів — прикмета прикрас Love від 1969 року.'],
  'iwc/portugieser': [
    'Задля точності в перший Portugieser поставили механізм кишенькового годинника.',
  ],
  'rolex/cosmograph-daytona': ['За шкалою на безелі Daytona гонщик визначає середню швидкість.'],
  'rolex/explorer-ii': ['День від ночі спелеологи під землею відрізняли за Explorer II.'],
  'cartier/juste-un-clou': [
    'Цвях, зігнутий довкола запʼястя, Альдо Чіпулло 1971 року перетворив на прикрасу Juste un Clou.',
  ],
  'iwc/pilot': [
    'Обертовий безель і захист від магнітних полів годинник IWC для пілотів мав уже 1936 року.',
  ],
  'hublot/classic-fusion': [
    'Від золотого годинника на каучуку, з якого 1980 року починав Hublot, Classic Fusion узяв строгі лінії.',
  ],
  'van-cleef-arpels/alhambra': [
    'Чотирилисник вважають знаком удачі; з таких мотивів і складено Alhambra.',
  ],
  'rolex/day-date': ['Повну назву дня тижня Day-Date показував уже 1956 року.'],
  'patek-philippe/complications': [
    'Серед Complications є й річний календар, винайдений маркою 1996 року.',
  ],
  'vertu/signature': ['Марка почалася 2002 року з телефону Signature.'],
  'rolex/sea-dweller': [
    'Гелій, яким дихають на глибині, виходить із Sea-Dweller крізь клапан у корпусі.',
  ],
  'tag-heuer/carrera': [
    'Почувши про перегони через усю Мексику, Джек Гоєр 1963 року назвав хронограф Carrera.',
  ],
  'zenith/chronomaster': ['Хронографом Chronomaster вимірюють час до десятих часток секунди.'],
  'mikimoto/mikimoto-classic': ['Культивовані перлини Кокіті Мікімото вперше виростив 1893 року.'],
  'hermes/kelly': ['Сумку, яку тепер звуть Kelly, Hermès придумав у 1930-х роках.'],
  'rolex/sky-dweller': ['Перший річний календар Rolex зробив 2012 року в Sky-Dweller.'],
  'patek-philippe/nautilus': [
    'Корабельний ілюмінатор — ось що уявляв собі Жеральд Жента, коли малював Nautilus.',
  ],
  'patek-philippe/calatrava': [
    'Взірцем круглого класичного годинника від 1932 року вважають Calatrava.',
  ],
  'bulgari/divas-dream': ['Віяло Divas’ Dream підказали мозаїки римських терм Каракалли.'],
  'damiani/belle-epoque': ['Візерунок Belle Époque — мов кіноплівка: тієї доби народилося кіно.'],
  'piaget/possession': [
    'Одна каблучка обертається довкола іншої: так від 1990 року влаштовано Possession.',
  ],
  'montblanc/sartorial': ['На шкірі Sartorial витиснено дрібний візерунок saffiano.'],
  'rolex/oyster-perpetual': ['Друге слово в назві Oyster Perpetual вказує на автопідзавід.'],
  'blancpain/villeret': [
    'У селі Віллере 1735 року народилася марка; Villeret тепер — її класична лінія.',
  ],
  'nomos/tangente': ['Славу Nomos приніс Tangente, показаний 1992 року.'],
  'bulgari/b-zero1': ['Збоку B.zero1 схожа на Колізей.'],
  'tiffany/tiffany-victoria': ['Камені різного огранування складаються в розетки Victoria.'],
  'louis-vuitton/neverfull': ['Назва Neverfull обіцяє сумку, яку годі наповнити.'],
  'rolex/milgauss': ['У ЦЕРНі перевірили: магнітного поля Milgauss не боїться.'],
  'vacheron-constantin/overseas': [
    'Мальтійський хрест від 1996 року вгадується в безелі спортивного Overseas.',
  ],
  'breitling/avenger': ['Авіаційну лінію Avenger Breitling започаткував 2001 року.'],
  'jaeger-lecoultre/master-ultra-thin': [
    'Тонкими механізмами Jaeger-LeCoultre славиться від 1907 року, від калібру 145 для кишенькових годинників.',
  ],
  'chanel/j12': ['Із чорної глянсової кераміки 2000 року зробили перший J12.'],
  'bulgari/bulgari-tubogas': ['На газову трубу схожі прикраси Tubogas, звідси й назва.'],
  'chaumet/josephine': ['Діадему нагадують прикраси Joséphine, названі на честь імператриці.'],
  'tiffany/tiffany-soleste': ['Два ряди дрібних діамантів оточують камінь у каблучках Soleste.'],
  'hermes/constance': ['Літера H тримає клапан Constance від кінця 1960-х років.'],
  'hermes/bearn': ['Іменем Беарну, краю біля Піренеїв, Hermès назвав гаманець Béarn.'],
  'dior/lady-dior': ['Принцеса Діана прославила цю сумку Dior, і її назвали Lady Dior.'],
  'patek-philippe/grand-complications': [
    'Вічні календарі, репетири й спліт-хронографи марка обʼєднала в Grand Complications.',
  ],
  'audemars-piguet/royal-oak-offshore': [
    '«Звіром» за розмір прозвали 1993 року перший Royal Oak Offshore.',
  ],
  'breitling/superocean-heritage': [
    'Водолазний годинник Breitling 1957 року впізнавали за широкими стрілками; такі самі має Superocean Heritage.',
  ],
  'tag-heuer/aquaracer': ['Для водного спорту марка має лінію Aquaracer.'],
  'cartier/ballon-bleu': ['Металева дуга прикриває кабошон на заводній головці Ballon Bleu.'],
  'cartier/trinity': ['Білий, жовтий і рожевий обідки сплели в Trinity 1924 року.'],
  'piaget/altiplano': ['Найтонші годинники Piaget зібрано в Altiplano.'],
  'a-lange-soehne/lange-1': ['A. Lange & Söhne 1994 року повернулася з Lange 1.'],
  'hublot/big-bang': ['Метал, кераміку й каучук 2005 року поєднав один годинник — Big Bang.'],
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
  'pomellato/nudo': ['Назва Nudo італійською означає «голий».'],
  'harry-winston/sunflower': [
    'Мов пелюстки соняшника, діаманти стоять довкола головного каменя Sunflower.',
  ],
  'chopard/happy-diamonds': [
    'На думку про Happy Diamonds дизайнера Chopard 1976 року навели краплі водоспаду.',
  ],
  'hermes/evelyne': ['У перших Evelyne носили щітки та інше приладдя для догляду за кіньми.'],
  'louis-vuitton/speedy': ['Меншою Keepall, для міста, задумали в 1930-х роках Speedy.'],
  'louis-vuitton/alma': [
    'Сумку в стилі ар-деко Louis Vuitton намалював 1934 року; Alma зберегла її форму.',
  ],
  'chanel/reissue-255': ['Цифри 2.55 — це дата: лютий 1955 року.'],
  'gucci/jackie': [
    'Жаклін Кеннеді так часто зʼявлялася з однією з моделей Gucci, що її назвали Jackie.',
  ],
  'st-dupont/ligne-2': ['Кришка Ligne 2 дзвенить, коли її відкривають.'],
  'patek-philippe/aquanaut': [
    'Від 1997 року поруч із Nautilus стоїть молодший і спортивніший Aquanaut.',
  ],
  'vacheron-constantin/patrimony': ['За зразок для Patrimony взяли годинник 1957 року.'],
  'vacheron-constantin/traditionnelle': ['Хвилинна шкала Traditionnelle схожа на колію.'],
  'vacheron-constantin/historiques': [
    'Для водіїв 1920-х років циферблат American 1921 повернули: так його видно за кермом.',
  ],
  'audemars-piguet/code-1159': [
    'Круглий безель Code 11.59 лежить на восьмикутній середині корпусу.',
  ],
  'longines/master-collection': ['Батарейка жодному годиннику Master Collection не потрібна.'],
  'breitling/premier': [
    'Premier — так Breitling звав ошатні хронографи 1940-х років і зве нинішні.',
  ],
  'cartier/panthere-watch': ['І жінки, і чоловіки носили Panthère у 1980-х роках.'],
  'cartier/pasha-de-cartier': ['Переказ повʼязує назву Pasha з пашею Марракеша.'],
  'jaeger-lecoultre/master-control': [
    'Тисячу годин випробувань проходить у Jaeger-LeCoultre кожен Master Control.',
  ],
  'iwc/ingenieur': ['Для тих, хто працює поряд із магнітами, 1955 року створили Ingenieur.'],
  'panerai/radiomir': ['З Radiomir у 1930-х роках занурювалися бойові плавці Італії.'],
  'bell-ross/instruments': [
    'Круглий циферблат у квадратному корпусі, як у бортового приладу, — це Instruments.',
  ],
  'h-moser/streamliner': ['Обтічні поїзди 1920-х і 1930-х років підказали форму Streamliner.'],
  'breguet/classique': ['Стрілки, знайомі з Classique, Бреге придумав близько 1783-го.'],
  'breguet/type-xx': ['Французька військова авіація замовила Type XX у 1950-х роках.'],
  'chopard/alpine-eagle': [
    'Спортивний St. Moritz 1980 року марка намалювала наново й назвала Alpine Eagle.',
  ],
  'chopard/mille-miglia': ['Хронометраж ралі старовинних автомобілів Mille Miglia веде Chopard.'],
  'nomos/ahoi': ['Ремінець Ahoi — як стрічка для ключа в басейні.'],
  'boucheron/quatre': ['Чотири мотиви з архіву Boucheron поєднано в каблучках Quatre.'],
  'boucheron/serpent-boheme': ['Крапля в прикрасах Serpent Bohème — це голова змії.'],
  'tiffany/tiffany-setting': [
    'Шість крапанів від 1886 року тримають діамант каблучок Tiffany Setting.',
  ],
  'chopard/ice-cube': ['Прикраси Ice Cube складено із золотих кубиків, схожих на лід.'],
  'louis-vuitton/keepall': ['Порожню Keepall від 1930 року згортають і кладуть у валізу.'],
  'gucci/dionysus': ['Застібку Dionysus прикрашають дві тигрячі голови.'],
  'montblanc/starwalker': ['Крізь прозорий купол на ковпачку StarWalker видно зірку Montblanc.'],
  'patek-philippe/twenty-4': ['Жінкам марка вперше присвятила колекцію 1999 року — Twenty~4.'],
  'patek-philippe/golden-ellipse': ['Золотий перетин визначив пропорції Golden Ellipse.'],
  'omega/constellation': ['Зірку на циферблат Constellation ставлять від 1952 року.'],
  'omega/de-ville': ['Із лінії Seamaster 1967 року виокремили De Ville, класичну лінію Omega.'],
  'longines/spirit': ['З Longines літала Амелія Ергарт; Spirit — данина таким пілотам.'],
  'longines/dolcevita': ['Форму DolceVita підказали 1920-ті роки.'],
  'breitling/superocean': ['Пірнають із Superocean від 1957 року.'],
  'breitling/chronomat': ['Накладки на безелі Chronomat від 1984 року бережуть скло від ударів.'],
  'tag-heuer/monaco': ['Стів Макквін носить Monaco у фільмі «Ле-Ман», що вийшов 1971 року.'],
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
  'a-lange-soehne/saxonia': ['Серед новинок A. Lange & Söhne 1994 року була й Saxonia.'],
  'a-lange-soehne/1815': [
    'Фердинанд Адольф Ланге народився 1815 року; це число й стало назвою лінії.',
  ],
  'a-lange-soehne/odysseus': [
    'Сталь у серійних годинниках A. Lange & Söhne зʼявилася 2019 року, з Odysseus.',
  ],
  'tudor/pelagos': ['Корпус Pelagos, годинника для водолазів, роблять із титану.'],
  'tudor/ranger': ['Британська експедиція 1952 року взяла годинники Tudor до Гренландії.'],
  'ulysse-nardin/marine': [
    'Морські хронометри прославили Ulysse Nardin; Marine має схожий циферблат.',
  ],
  'girard-perregaux/1966': ['Премію обсерваторії в Невшателі марка отримала 1966 року.'],
  'bell-ross/br-05': ['Корпус BR 05 переходить у браслет чи ремінець.'],
  'h-moser/pioneer': ['Щоденним годинником H. Moser & Cie. 2015 року став Pioneer.'],
  'breguet/marine': ['Морські хронометри Бреге дали назву лінії Marine.'],
  'bulgari/serpenti-watch': ['Змія, символ Bvlgari, дала годинникам Serpenti назву й форму.'],
};
