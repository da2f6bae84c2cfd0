import { type LineOpeners } from '../line-openers';

export const lineOpeners: LineOpeners = {
  'patek-philippe': ['С 1932 года Patek Philippe принадлежит семье Штерн.'],
  rolex: ['В 1960 году часы Rolex побывали на дне Марианской впадины.'],
  'rolex/submariner': [
    'По безелю первых Submariner, вышедших в 1953 году, водолаз следил, сколько времени он под водой.',
    'Submariner 1953 года выдерживали погружение на сто метров: тогда это было редкостью.',
    'Публика увидела Submariner в 1954 году на часовой выставке в Базеле.',
  ],
  'omega/seamaster': [
    'Джеймс Бонд носит на экране Seamaster со времён «Золотого глаза».',
    'Omega делала часы для британской армии; из этого опыта в 1948 году выросла линия Seamaster.',
    'Знак линии Seamaster — морской конёк.',
  ],
  'rolex/datejust': [
    'Часами Datejust марка отметила своё сорокалетие.',
    'Линзу, которая увеличивает дату, ставят на Datejust с 1950-х годов.',
  ],
  'rolex/gmt-master-ii': [
    'Экипажи Pan American в 1950-х годах летали с GMT-Master.',
    'Четвёртая стрелка GMT-Master обходит циферблат за сутки и показывает время в другом городе.',
  ],
  'audemars-piguet/royal-oak': [
    'Стальные Royal Oak с самого начала стоили столько же, сколько золотые часы.',
  ],
  'hermes/birkin': [
    'В самолёте Джейн Биркин разговорилась с главой Hermès, и в 1984 году для неё сшили сумку Birkin.',
    'Сумку Birkin от начала до конца шьёт вручную один мастер.',
  ],
  'omega/speedmaster': [
    'НАСА испытало хронографы нескольких фирм и для полётов выбрало Speedmaster.',
    'На Speedmaster в 1957 году тахиметрическую шкалу впервые поместили на безель.',
  ],
  'cartier/tank': ['В 1919 году часы Tank впервые поступили в продажу.'],
  'tudor/black-bay': [
    'Угловатые стрелки Black Bay коллекционеры называют «снежинками».',
    'Первые Black Bay вышли в 2012 году с бордовым безелем.',
  ],
  'cartier/santos-de-cartier': ['Винты, которыми крепится безель Santos, дом оставил на виду.'],
  'bulgari/b-zero1': ['Первое кольцо B.zero1 вышло в 1999 году.'],
  'montblanc/meisterstueck': [
    'Белая звезда на Meisterstück обозначает заснеженную вершину Монблана.',
  ],
  'cartier/love': ['Узор Love повторяет головки винтов первого браслета этой линии.'],
  'iwc/portugieser': ['Ради точности в первые Portugieser поставили механизм карманных часов.'],
  'rolex/cosmograph-daytona': ['По шкале на безеле Daytona гонщик определяет среднюю скорость.'],
  'rolex/explorer-ii': ['Explorer II вышли в 1971 году, через восемнадцать лет после Explorer.'],
  'cartier/juste-un-clou': ['В 1971 году Альдо Чипулло согнул гвоздь и превратил его в украшение.'],
  'iwc/pilot': [
    'Поворотный безель и защита от магнитных полей были уже у первых часов IWC для лётчиков.',
  ],
  'hublot/classic-fusion': [
    'Строгие линии Classic Fusion взяты у часов 1980 года, с которых начиналась Hublot.',
  ],
  'van-cleef-arpels/alhambra': ['Четырёхлистник в украшениях Alhambra считают знаком удачи.'],
  'rolex/day-date': ['Часы Day-Date показывают день недели целым словом с 1956 года.'],
  'patek-philippe/complications': [
    'Годовые календари, мировое время, хронографы — всё это есть в линии Complications.',
  ],
  'vertu/signature': [
    'Над каждым Signature от начала до конца работал один мастер, чью подпись гравировали внутри.',
    'В 2002 году Signature стал первым телефоном марки.',
  ],
  'rolex/sea-dweller': [
    'На глубине водолазы дышат смесью с гелием; из корпуса Sea-Dweller он выходит через клапан.',
    'Rolex испытывала Sea-Dweller с водолазами французской компании Comex.',
  ],
  'tag-heuer/carrera': [
    'В 1963 году Джек Хойер назвал хронограф Carrera — в честь Carrera Panamericana, гонки через всю Мексику.',
  ],
  'zenith/chronomaster': [
    'Механизм El Primero в часах Chronomaster отсчитывает десятые доли секунды.',
  ],
  'grand-seiko/heritage': [
    'Часы линии Heritage сохранили плоские грани и зеркальную полировку моделей 1960-х годов.',
    'Грани часов Heritage полируют до зеркального блеска, чтобы они ловили свет.',
  ],
  mikimoto: [
    'Культивированный жемчуг Кокити Микимото впервые вырастил в 1893 году.',
    'Магазин Mikimoto на токийской Гиндзе открылся в 1899 году.',
  ],
  'hermes/kelly': [
    'Сумку назвали Kelly после того, как в 1956 году с ней сняли Грейс Келли.',
    'Сумка Kelly появилась в 1930-х годах под другим именем: Sac à dépêches.',
  ],
  'rolex/sky-dweller': ['Sky-Dweller в 2012 году стали первыми часами Rolex с годовым календарём.'],
  'patek-philippe/nautilus': ['Nautilus вышли в 1976 году и для того времени были очень крупными.'],
  'patek-philippe/calatrava': ['Часы Calatrava названы по кресту рыцарского ордена Калатравы.'],
  'bulgari/divas-dream': ['Название Divas’ Dream переводится с английского как «мечта див».'],
  'damiani/belle-epoque': ['Рисунок Belle Époque похож на киноплёнку: в ту эпоху родилось кино.'],
  'piaget/possession': ['Украшения Possession марка выпускает с 1990 года.'],
  'montblanc/sartorial': ['На коже изделий Sartorial вытиснен мелкий узор saffiano.'],
  'rolex/oyster-perpetual': [
    'Слово Perpetual в названии Oyster Perpetual указывает на автоподзавод.',
  ],
  'blancpain/villeret': [
    'История марки началась в 1735 году в деревне Виллере; по ней назвали линию Villeret.',
  ],
  'nomos/tangente': ['Славу Nomos принесли часы Tangente, показанные в 1992 году.'],
  'tiffany/tiffany-victoria': ['Розетки бриллиантов в украшениях Victoria похожи на цветы.'],
  'louis-vuitton/neverfull': ['Если стянуть шнурки по бокам, сумка Neverfull меняет форму.'],
  'rolex/milgauss': [
    'Имя Milgauss значит «тысяча гаусс»: магнитное поле такой силы часам не мешает.',
  ],
  'vacheron-constantin/overseas': ['Спортивные часы Overseas марка делает с 1996 года.'],
  'breitling/avenger': ['Заводную головку Avenger удобно вращать в перчатках.'],
  'chanel/j12': ['Первые J12 вышли в 2000 году в корпусе из чёрной керамики.'],
  'bulgari/bulgari-tubogas': [
    'Украшения Tubogas названы по гибкому газовому шлангу, на который они похожи.',
  ],
  'chaumet/josephine': ['Украшения Joséphine напоминают о диадемах императрицы Жозефины.'],
  'hermes/constance': [
    'С конца 1960-х годов клапан сумки Constance застёгивают на пряжку в виде буквы H.',
  ],
  'hermes/bearn': ['Кошелёк Béarn назван в честь Беарна, края у подножия Пиренеев.'],
  'dior/lady-dior': ['Сумку Lady Dior прославила принцесса Диана.'],
  'vertu/constellation': ['Телефоны Vertu Constellation работают на Android с 2013 года.'],
  'patek-philippe/grand-complications': [
    'Вечные календари, репетиры и сплит-хронографы марка объединила в линию Grand Complications.',
  ],
  'breitling/superocean-heritage': [
    'У Superocean Heritage широкие стрелки, как у водолазных часов Breitling 1957 года.',
  ],
  'tag-heuer/aquaracer': ['Aquaracer — часы марки для водного спорта.'],
  'cartier/ballon-bleu': ['Металлическая дуга прикрывает кабошон на заводной головке Ballon Bleu.'],
  'cartier/trinity': ['Три переплетённых кольца Trinity дом придумал в 1924 году.'],
  'piaget/altiplano': ['История Altiplano началась с тонкого калибра 1957 года.'],
  'a-lange-soehne/lange-1': [
    'Lange 1 — одна из моделей, с которых в 1994 году началась новая история марки.',
  ],
  'hublot/big-bang': ['Имя Big Bang переводится как «большой взрыв».'],
  'hublot/spirit-of-big-bang': [
    'В 2014 году к круглым Big Bang добавились бочкообразные Spirit of Big Bang.',
  ],
  'blancpain/fifty-fathoms': [
    'Боевые пловцы французского флота попросили часы для погружений и в 1953 году получили Fifty Fathoms.',
  ],
  'chopard/happy-sport': [
    'Бриллианты скользят между двумя стёклами Happy Sport; в 1993 году для стальных часов это было новостью.',
  ],
  'bulgari/octo': ['У корпуса Octo Finissimo сто десять граней.'],
  'pomellato/nudo': ['Самые известные украшения Pomellato — кольца Nudo.'],
  'chanel/comete': ['Кометы из бриллиантов Габриэль Шанель показала в 1932 году.'],
  'harry-winston/sunflower': [
    'Мелкие бриллианты окружают центральный камень Sunflower, как лепестки подсолнуха.',
  ],
  graff: ['Дом Graff основал в Лондоне в 1960 году Лоуренс Графф.'],
  'chopard/happy-diamonds': [
    'Подвижные бриллианты Happy Diamonds дизайнер Chopard придумал в 1976 году, глядя на капли водопада.',
  ],
  'louis-vuitton/speedy': [
    'Сумку Speedy задумали в 1930-х годах как уменьшенную Keepall для города.',
  ],
  'louis-vuitton/alma': ['Сумка Alma носит имя парижской площади Альма.'],
  'chanel/reissue-255': ['Цифры 2.55 в названии сумки обозначают февраль 1955 года.'],
  'gucci/jackie': [
    'Сумку Jackie часто видели у Жаклин Кеннеди, отсюда и имя.',
    'Сумка Jackie вышла в 1961 году, ещё без этого имени.',
  ],
  'st-dupont/ligne-2': ['Крышка Ligne 2 звенит, когда её открывают.'],
  'st-dupont/slim-7': ['Толщина Slim 7 — всего семь миллиметров.'],
  'patek-philippe/aquanaut': [
    'Часы Aquanaut марка показала в 1997 году; они моложе и спортивнее Nautilus.',
  ],
  'vacheron-constantin/patrimony': ['Часы Patrimony напоминают строгие модели марки 1950-х годов.'],
  'vacheron-constantin/traditionnelle': [
    'Минутную шкалу Traditionnelle за её вид называют «железной дорогой».',
  ],
  'vacheron-constantin/historiques': [
    'Циферблат American 1921 повёрнут, чтобы водитель видел время, не снимая рук с руля.',
  ],
  'audemars-piguet/code-1159': [
    'Круглый безель Code 11.59 лежит на восьмиугольной средней части корпуса.',
  ],
  'longines/master-collection': ['Все часы Master Collection механические.'],
  'breitling/premier': ['Имя Premier элегантные хронографы Breitling носили ещё в 1940-х годах.'],
  'cartier/panthere-watch': ['Браслет часов Panthère гибок, как ювелирная цепь.'],
  'cartier/pasha-de-cartier': ['Заводная головка Pasha прячется под колпачком на цепочке.'],
  'jaeger-lecoultre/master-control': [
    'Испытание Master Control на мануфактуре Jaeger-LeCoultre длится тысячу часов.',
  ],
  'iwc/ingenieur': [
    'Часы Ingenieur создали в 1955 году для тех, кто работает рядом с сильными магнитными полями.',
  ],
  'panerai/radiomir': ['С Radiomir в 1930-х годах погружались боевые пловцы Италии.'],
  'bell-ross/instruments': [
    'У часов Instruments круглый циферблат в квадратном корпусе, как у бортового прибора.',
  ],
  'h-moser/streamliner': ['Часы Streamliner названы по обтекаемым поездам 1930-х годов.'],
  'breguet/classique': [
    'Воронёные стрелки и монетный гурт часов Бреге сохранились в линии Classique.',
  ],
  'breguet/type-xx': ['Французская военная авиация заказала Type XX в 1950-х годах.'],
  'chopard/alpine-eagle': [
    'Alpine Eagle — это спортивные часы St. Moritz 1980-х годов, которые дом нарисовал заново.',
  ],
  'chopard/mille-miglia': ['Chopard ведёт хронометраж ралли старинных автомобилей Mille Miglia.'],
  'nomos/ahoi': ['В часах Ahoi можно плавать, а ремешок потом быстро сохнет.'],
  'boucheron/quatre': ['Четыре мотива из архива Boucheron соединены в кольцах Quatre.'],
  'boucheron/serpent-boheme': ['Капля в украшениях Serpent Bohème — это голова змеи.'],
  'tiffany/tiffany-setting': [
    'В кольцах Tiffany Setting бриллиант с 1886 года держат шесть крапанов.',
  ],
  'tiffany/elsa-peretti': [
    'Эльза Перетти, с 1974 года работавшая для Tiffany, любила простые природные формы.',
  ],
  'chopard/happy-hearts': ['В украшениях Happy Hearts дом соединил сердца и подвижные бриллианты.'],
  'louis-vuitton/keepall': [
    'Пустую сумку Keepall можно сложить и убрать в чемодан; так её задумали в 1930 году.',
  ],
  'gucci/dionysus': ['Застёжку сумки Dionysus украшают две тигриные головы.'],
  'montblanc/starwalker': ['Под прозрачным куполом ручки StarWalker видна звезда Montblanc.'],
  'patek-philippe/twenty-4': ['Twenty~4 — первая линия марки, задуманная для женщин.'],
  'patek-philippe/golden-ellipse': [
    'Golden Ellipse — линия овальных часов, марка делает их с 1968 года.',
  ],
  'omega/constellation': ['Constellation значит «созвездие»: отсюда и звезда на циферблате.'],
  'omega/de-ville': [
    'Часы De Ville в 1967 году отделились от Seamaster и стали классической линией Omega.',
  ],
  'longines/spirit': ['Авиаторы прошлого летали с приборами марки; им и посвящена линия Spirit.'],
  'longines/dolcevita': ['Имя DolceVita по-итальянски значит «сладкая жизнь».'],
  'breitling/superocean': ['С часами Superocean погружаются под воду с 1957 года.'],
  'breitling/chronomat': ['Пилоты Frecce Tricolori помогли марке возродить Chronomat в 1984 году.'],
  'tag-heuer/monaco': [
    'В 1969 году часы Monaco стали первым квадратным хронографом с автоподзаводом.',
  ],
  'zenith/pilot-type-20': [
    'Образцом для Pilot Type 20 стали бортовые приборы самолётов конца 1930-х годов.',
  ],
  'cartier/drive-de-cartier': ['Корпус Drive изогнут, как крыло старого автомобиля.'],
  'cartier/calibre-de-cartier': [
    'Собственный механизм 1904 MC дом впервые поставил в 2010 году в часы Calibre.',
  ],
  'jaeger-lecoultre/reverso': [
    'Чтобы игрок в поло не разбил стекло, корпус Reverso с 1931 года переворачивается.',
  ],
  'a-lange-soehne/saxonia': [
    'Saxonia — латинское название Саксонии, где находится A. Lange & Söhne.',
  ],
  'a-lange-soehne/1815': [
    'В 1815 году родился Фердинанд Адольф Ланге, основатель марки; отсюда название линии.',
  ],
  'a-lange-soehne/odysseus': [
    'До 2019 года, когда вышли Odysseus, марка не делала серийных часов из стали.',
  ],
  'tudor/pelagos': ['Водолазные Pelagos делают из титана, поэтому они лёгкие.'],
  'tudor/ranger': [
    'Часы Tudor были у британской экспедиции 1952 года в Гренландии; о ней напоминают Ranger.',
  ],
  'ulysse-nardin/marine': [
    'Циферблаты Marine — как у морских хронометров, которые прославили марку.',
  ],
  'girard-perregaux/1966': [
    'В 1966 году марка получила премию обсерватории в Невшателе, отсюда и название линии.',
  ],
  'richard-mille/rm-011': ['Первые RM 011 носили имя гонщика Фелипе Массы.'],
  'h-moser/pioneer': ['H. Moser & Cie. выпускает Pioneer с 2015 года; это часы на каждый день.'],
  'breguet/marine': [
    'Абраам-Луи Бреге стал часовщиком французского флота в 1815 году; отсюда имя Marine.',
  ],
  'bulgari/serpenti-watch': ['Корпус часов Serpenti — голова змеи, браслет — её тело.'],
  'damiani/damiani-solitaires': ['Камень в кольцах Minou приподнят, чтобы под него проникал свет.'],
  'vertu/signature-touch': [
    'У прежних Signature была клавиатура, у Signature Touch вместо неё экран.',
  ],
};
