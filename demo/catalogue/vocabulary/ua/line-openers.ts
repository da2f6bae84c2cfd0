import { type LineOpeners } from '../line-openers';

export const lineOpeners: LineOpeners = {
  'rolex/submariner': [
    'Безель Submariner показує водолазові, скільки часу минуло від занурення.',
    'Уже перший Submariner витримував занурення на сто метрів.',
    'Submariner став взірцем для багатьох водолазних годинників.',
  ],
  'omega/seamaster': [
    'На екрані Джеймс Бонд носить Seamaster, починаючи з фільму «Золоте око».',
    'У Seamaster Omega використала досвід годинників, які робила для військових.',
    'Годинник Seamaster випустили до сторіччя Omega.',
  ],
  'rolex/datejust': [
    'Своє сорокаріччя марка відзначила годинником Datejust.',
    'Лінза на склі Datejust збільшує дату у віконці.',
    'Браслет Jubilee придумали саме для Datejust.',
  ],
  'rolex/gmt-master-ii': [
    'Екіпажі Pan American літали з GMT-Master.',
    'На безелі першого GMT-Master червоне позначало день, а синє — ніч.',
  ],
  'audemars-piguet/royal-oak': [
    'За переказом, Жеральд Жента намалював Royal Oak за одну ніч.',
    'Безель Royal Oak схожий на ілюмінатор водолазного шолома.',
  ],
  'hermes/birkin': [
    'Сумка Birkin народилася з розмови Джейн Біркін із головою Hermès у літаку.',
    'Кожну сумку Birkin від початку до кінця шиє один майстер.',
  ],
  'omega/speedmaster': [
    'NASA випробувало хронографи кількох марок і вибрало Speedmaster.',
    'Speedmaster задумали для автоперегонів, а прославили його астронавти.',
  ],
  'cartier/tank': [
    'Енді Воргол носив Tank, але ніколи його не заводив.',
    'Перша партія Tank складалася лише із шести годинників.',
  ],
  'tudor/black-bay': [
    'Такі самі кутасті стрілки, як у Black Bay, мали годинники Tudor для водолазів французького флоту.',
    'На заводній головці Black Bay зображено троянду, давній знак Tudor.',
  ],
  'cartier/love': [
    'Лінія Love почалася з браслета, який спершу продавали лише закоханим парам.',
    'Лінію Love прославив браслет, який важко надягти самому: гвинти має закрутити хтось інший.',
  ],
  'iwc/portugieser': [
    'Задля точності в перший Portugieser поставили механізм кишенькового годинника.',
  ],
  'rolex/cosmograph-daytona': [
    'За шкалою на безелі Daytona гонщик визначає середню швидкість.',
    'Актор і гонщик Пол Ньюмен носив Daytona.',
  ],
  'rolex/explorer-ii': ['За Explorer II спелеологи під землею відрізняли день від ночі.'],
  'cartier/juste-un-clou': ['Juste un Clou придумав Альдо Чіпулло, автор браслета Love.'],
  'iwc/pilot': [
    'Уже 1936 року годинник IWC для пілотів мав обертовий безель і захист від магнітних полів.',
  ],
  'hublot/classic-fusion': [
    'Classic Fusion — наступник першого Hublot, золотого годинника на каучуковому ремінці.',
  ],
  'van-cleef-arpels/alhambra': ['Мотив Alhambra — чотирилисник, який вважають знаком удачі.'],
  'rolex/day-date': ['День тижня на Day-Date написано повністю.'],
  'patek-philippe/complications': [
    'У лінії Complications є годинники з річним календарем, який марка винайшла 1996 року.',
  ],
  'vertu/signature': ['Історія Vertu почалася з телефона Signature.'],
  'rolex/sea-dweller': ['Sea-Dweller має клапан, крізь який із корпусу виходить гелій.'],
  'tag-heuer/carrera': [
    'Почувши про перегони через усю Мексику, Джек Гоєр придумав назву Carrera.',
  ],
  'zenith/chronomaster': [
    'Хронограф Chronomaster вимірює час із точністю до десятої частки секунди.',
  ],
  'mikimoto/mikimoto-classic': ['Кокіті Мікімото вперше виростив культивовані перлини 1893 року.'],
  'hermes/kelly': ['Сумка Kelly спершу мала іншу назву, а нинішню отримала завдяки Грейс Келлі.'],
  'rolex/sky-dweller': ['Sky-Dweller став першим Rolex із річним календарем.'],
  'patek-philippe/nautilus': ['Виступи обабіч корпусу Nautilus нагадують завіси ілюмінатора.'],
  'patek-philippe/calatrava': ['Calatrava вважають взірцем круглого класичного годинника.'],
  'montblanc/sartorial': ['На шкірі Sartorial витиснено дрібний візерунок saffiano.'],
  'rolex/oyster-perpetual': ['Друге слово в назві Oyster Perpetual вказує на автопідзавід.'],
  'nomos/tangente': ['Німецьке слово Tangente — це «дотична».'],
  'louis-vuitton/neverfull': ['Назву Neverfull перекладають як «ніколи не повна».'],
  'rolex/milgauss': ['Стійкість Milgauss до магнітного поля перевіряли в ЦЕРНі.'],
  'vacheron-constantin/overseas': [
    'Безель Overseas нагадує мальтійський хрест, знак Vacheron Constantin.',
  ],
  'breitling/avenger': ['Заводну головку Avenger зручно крутити й у рукавичках.'],
  'jaeger-lecoultre/master-ultra-thin': [
    'Тонкими механізмами Jaeger-LeCoultre славиться від 1907 року, коли зʼявився калібр 145 для кишенькових годинників.',
  ],
  'chanel/j12': ['Перший J12 був чорний, із глянсової кераміки.'],
  'bulgari/bulgari-tubogas': ['Прикраси Tubogas схожі на газову трубу, звідси й назва.'],
  'chaumet/josephine': ['Лінію Joséphine названо на честь першої дружини Наполеона.'],
  'dior/lady-dior': ['Принцесу Діану часто фотографували з Lady Dior.'],
  'patek-philippe/grand-complications': [
    'Вічні календарі, репетири й спліт-хронографи марка обʼєднала в лінію Grand Complications.',
  ],
  'breitling/superocean-heritage': [
    'Superocean Heritage успадкував широкі стрілки від водолазного годинника 1957 року.',
  ],
  'tag-heuer/aquaracer': ['Для водного спорту TAG Heuer має лінію Aquaracer.'],
  'cartier/ballon-bleu': ['Металева дуга прикриває кабошон на заводній головці Ballon Bleu.'],
  'cartier/trinity': ['Жан Кокто носив каблучки Trinity на мізинці.'],
  'piaget/altiplano': ['Найтонші годинники Piaget зібрано в лінії Altiplano.'],
  'a-lange-soehne/lange-1': ['З Lange 1 почалося відродження A. Lange & Söhne.'],
  'hublot/spirit-of-big-bang': [
    'Spirit of Big Bang успадкував конструкцію корпусу від круглого Big Bang.',
  ],
  'blancpain/fifty-fathoms': [
    'Fifty Fathoms створили на прохання бойових плавців французького флоту.',
  ],
  'chopard/happy-sport': ['У Happy Sport поєднали сталь і діаманти — 1993 року це було сміливо.'],
  'bulgari/octo': ['Корпус Octo поєднує восьмикутник і коло.'],
  'pomellato/nudo': ['Назва Nudo італійською означає «голий».'],
  'harry-winston/sunflower': [
    'Діаманти оточують головний камінь Sunflower, мов пелюстки соняшника.',
  ],
  'chopard/happy-diamonds': ['Ідею Happy Diamonds підказали дизайнерові Chopard краплі водоспаду.'],
  'hermes/evelyne': ['Літеру H на боці сумки Evelyne складено з дірочок.'],
  'louis-vuitton/speedy': ['Меншу сумку Speedy марка зробила на прохання Одрі Гепберн.'],
  'louis-vuitton/alma': ['Площа Альма в Парижі дала назву сумці Alma.'],
  'chanel/reissue-255': ['Цифри 2.55 — це дата: лютий 1955 року.'],
  'patek-philippe/aquanaut': ['Aquanaut молодший і спортивніший за Nautilus.'],
  'vacheron-constantin/patrimony': ['За зразок для Patrimony взяли годинник 1957 року.'],
  'vacheron-constantin/traditionnelle': [
    'Хвилинна шкала Traditionnelle схожа на залізничну колію.',
  ],
  'vacheron-constantin/historiques': [
    'Циферблат American 1921 повернуто так, щоб водій бачив час, не знімаючи рук із керма.',
  ],
  'longines/master-collection': ['Кварцових годинників у Master Collection немає.'],
  'breitling/premier': ['Ошатні хронографи Breitling мали назву Premier ще в 1940-х роках.'],
  'cartier/panthere-watch': ['У 1980-х роках Panthère носили і жінки, і чоловіки.'],
  'cartier/pasha-de-cartier': ['Pasha, за переказом, названо на честь паші Марракеша.'],
  'iwc/ingenieur': ['Ingenieur створили для тих, хто працює серед сильних магнітних полів.'],
  'bell-ross/instruments': ['Лінія Instruments почалася 2005 року з BR 01.'],
  'breguet/classique': ['Стрілки з кружальцем, як у Classique, придумав ще Бреге.'],
  'chopard/mille-miglia': ['Chopard веде хронометраж Mille Miglia, ралі старовинних автомобілів.'],
  'nomos/ahoi': ['Ремінець Ahoi нагадує стрічку, на якій у басейні носять ключ від шафки.'],
  'boucheron/quatre': ['Чотири мотиви з архіву Boucheron поєднано в каблучках Quatre.'],
  'louis-vuitton/keepall': ['Порожню сумку Keepall можна згорнути й покласти у валізу.'],
  'omega/de-ville': ['Колись De Ville входив до Seamaster, тепер це окрема лінія Omega.'],
  'longines/spirit': [
    'З годинником Longines літала Амелія Ергарт, одна з тих, кому присвячено лінію Spirit.',
  ],
  'breitling/superocean': ['Водолази пірнають із Superocean від 1957 року.'],
  'breitling/chronomat': ['Накладки на безелі Chronomat бережуть скло від ударів.'],
  'tag-heuer/monaco': ['У фільмі «Ле-Ман» Стів Макквін носить Monaco.'],
  'a-lange-soehne/saxonia': ['Латинською Saxonia — це Саксонія, звідки родом A. Lange & Söhne.'],
  'tudor/pelagos': ['Корпус водолазного Pelagos роблять із титану.'],
  'tudor/ranger': ['Британська експедиція 1952 року взяла годинники Tudor до Гренландії.'],
  'girard-perregaux/1966': [
    'Лінію 1966 названо на честь року, коли марка отримала премію обсерваторії в Невшателі.',
  ],
  'bell-ross/br-05': ['Корпус BR 05 плавно переходить у браслет або ремінець.'],
  'h-moser/pioneer': ['Pioneer у H. Moser & Cie. задумали як годинник на щодень.'],
  'breguet/marine': ['Морські хронометри Бреге дали назву лінії Marine.'],
  'bulgari/serpenti-watch': ['Змія, символ Bvlgari, дала годинникам Serpenti назву й форму.'],
  'montblanc/meisterstueck': ['Ручки Meisterstück Montblanc випускає від 1924 року.'],
  'cartier/santos-de-cartier': ['Santos вважають першим годинником для пілотів.'],
  'breitling/navitimer': ['Астронавт Скотт Карпентер літав у космос із Navitimer.'],
  'hermes/constance': ['Жаклін Кеннеді часто носила сумку Constance.'],
};
