import { type LineOpeners } from '../line-openers';

export const lineOpeners: LineOpeners = {
  'rolex/submariner': [
    'По безелю первых Submariner, вышедших в 1953 году, водолаз следил, сколько времени он под водой.',
    'Немногие часы в 1953 году выдерживали сто метров глубины; Submariner были среди них.',
  ],
  'omega/seamaster': [
    'Джеймс Бонд носит на экране Seamaster со времён «Золотого глаза».',
    'Omega делала часы для британской армии; из этого опыта в 1948 году выросла линия Seamaster.',
  ],
  'rolex/datejust': [
    'Своё сорокалетие в 1945 году марка отметила часами Datejust.',
    'Линзу, которая увеличивает дату, ставят на Datejust с 1950-х годов.',
  ],
  'rolex/gmt-master-ii': ['Экипажи Pan American в 1950-х годах летали с GMT-Master.'],
  'audemars-piguet/royal-oak': [
    'Стальные Royal Oak с самого начала стоили столько же, сколько золотые часы.',
  ],
  'hermes/birkin': [
    'В самолёте Джейн Биркин разговорилась с главой Hermès, и в 1984 году для неё сшили Birkin.',
  ],
  'omega/speedmaster': [
    'НАСА испытало хронографы нескольких фирм и для полётов выбрало Speedmaster.',
  ],
  'cartier/tank': [
    'Луи Картье нарисовал часы Tank в 1917 году, а первые покупатели получили их в 1919-м.',
  ],
  'tudor/black-bay': [
    'Угловатые стрелки Black Bay — как у часов Tudor, с которыми погружались водолазы французского флота.',
  ],
  'cartier/love': ['Первые браслеты Love было трудно надеть и снять без чужой помощи.'],
  'iwc/portugieser': ['Ради точности в первые Portugieser поставили механизм карманных часов.'],
  'rolex/cosmograph-daytona': ['По шкале на безеле Daytona гонщик определяет среднюю скорость.'],
  'rolex/explorer-ii': ['Спелеологу Explorer II подсказывают, день наверху или ночь.'],
  'cartier/juste-un-clou': ['В 1971 году Альдо Чипулло согнул гвоздь и превратил его в украшение.'],
  'iwc/pilot': [
    'Поворотный безель и защита от магнитных полей были у часов IWC для лётчиков уже в 1936 году.',
  ],
  'hublot/classic-fusion': [
    'От золотых часов на каучуке, с которых в 1980 году начинала Hublot, Classic Fusion унаследовали строгие линии.',
  ],
  'van-cleef-arpels/alhambra': [
    'Четырёхлистник считают знаком удачи; этот мотив повторяют украшения Alhambra.',
  ],
  'rolex/day-date': ['Уже в 1956 году часы Day-Date показывали день недели целым словом.'],
  'patek-philippe/complications': [
    'Годовые календари, мировое время, хронографы — всё это есть в линии Complications.',
  ],
  'vertu/signature': [
    'Над каждым Signature от начала до конца работал один мастер, чью подпись гравировали внутри.',
    'В 2002 году Signature стал первым телефоном марки.',
  ],
  'rolex/sea-dweller': [
    'Гелий, которым дышат на глубине, выходит из Sea-Dweller через клапан в корпусе.',
  ],
  'tag-heuer/carrera': [
    'Джек Хойер услышал о гонке через всю Мексику и в 1963 году назвал свой хронограф Carrera.',
  ],
  'zenith/chronomaster': [
    'Механизм El Primero в часах Chronomaster отсчитывает десятые доли секунды.',
  ],
  'grand-seiko/heritage': [
    'Плоские грани и зеркальная полировка перешли в линию Heritage от часов 1960-х годов.',
  ],
  'mikimoto/mikimoto-classic': [
    'Культивированный жемчуг Кокити Микимото впервые вырастил в 1893 году.',
  ],
  'hermes/kelly': [
    'Своим именем Kelly обязана фотографии: с такой сумкой в 1956 году сняли Грейс Келли.',
  ],
  'rolex/sky-dweller': ['Первыми часами Rolex с годовым календарём стали в 2012 году Sky-Dweller.'],
  'patek-philippe/nautilus': ['Форму Nautilus подсказал Джеральду Дженте корабельный иллюминатор.'],
  'patek-philippe/calatrava': ['Крест рыцарского ордена Калатравы дал имя часам Calatrava.'],
  'bulgari/divas-dream': ['По-английски Divas’ Dream — «мечта див».'],
  'damiani/belle-epoque': ['Рисунок Belle Époque похож на киноплёнку: в ту эпоху родилось кино.'],
  'piaget/possession': [
    'Одно кольцо вращается вокруг другого: так с 1990 года устроены украшения Possession.',
  ],
  'montblanc/sartorial': ['На коже изделий Sartorial вытиснен мелкий узор saffiano.'],
  'rolex/oyster-perpetual': [
    'Слово Perpetual в названии Oyster Perpetual указывает на автоподзавод.',
  ],
  'blancpain/villeret': [
    'В деревне Виллере в 1735 году родилась марка; теперь Villeret — её классическая линия.',
  ],
  'nomos/tangente': ['Славу Nomos принесли часы Tangente, показанные в 1992 году.'],
  'tiffany/tiffany-victoria': ['Розетки бриллиантов в украшениях Victoria похожи на цветы.'],
  'louis-vuitton/neverfull': ['Стоит стянуть шнурки по бокам, и Neverfull меняет форму.'],
  'rolex/milgauss': [
    'Имя Milgauss значит «тысяча гаусс»: магнитное поле такой силы часам не мешает.',
  ],
  'vacheron-constantin/overseas': [
    'Мальтийский крест с 1996 года угадывается в безеле спортивных Overseas.',
  ],
  'breitling/avenger': ['Заводную головку Avenger удобно вращать в перчатках.'],
  'chanel/j12': ['Первые J12 вышли в 2000 году в корпусе из чёрной керамики.'],
  'bulgari/bulgari-tubogas': [
    'Украшения Tubogas названы по гибкому газовому шлангу, на который они похожи.',
  ],
  'chaumet/josephine': ['Диадемы императрицы Жозефины подсказали форму украшений Joséphine.'],
  'tiffany/tiffany-soleste': [
    'Благодаря двум ореолам бриллиантов центральный камень Soleste кажется крупнее.',
  ],
  'hermes/constance': [
    'С конца 1960-х годов клапан Constance застёгивают на пряжку в виде буквы H.',
  ],
  'hermes/bearn': ['Кошелёк Béarn назван в честь Беарна, края у подножия Пиренеев.'],
  'dior/lady-dior': ['И славой, и именем Lady Dior обязана принцессе Диане.'],
  'vertu/constellation': ['На Android телефоны Vertu Constellation перешли в 2013 году.'],
  'patek-philippe/grand-complications': [
    'Вечные календари, репетиры и сплит-хронографы марка объединила в Grand Complications.',
  ],
  'breitling/superocean-heritage': [
    'Водолазные часы Breitling 1957 года узнавали по широким стрелкам; такие же и у Superocean Heritage.',
  ],
  'tag-heuer/aquaracer': ['Для водного спорта у марки есть линия Aquaracer.'],
  'cartier/ballon-bleu': ['Металлическая дуга прикрывает кабошон на заводной головке Ballon Bleu.'],
  'cartier/trinity': ['Три переплетённых кольца Trinity дом придумал в 1924 году.'],
  'piaget/altiplano': ['История Altiplano началась с тонкого калибра 1957 года.'],
  'a-lange-soehne/lange-1': ['Вторая жизнь A. Lange & Söhne началась в 1994 году с Lange 1.'],
  'hublot/big-bang': ['«Большой взрыв» — так переводится имя Big Bang.'],
  'hublot/spirit-of-big-bang': [
    'Вместо круглого корпуса Big Bang у Spirit of Big Bang — бочкообразный.',
  ],
  'blancpain/fifty-fathoms': [
    'Боевые пловцы французского флота попросили часы для погружений и в 1953 году получили Fifty Fathoms.',
  ],
  'chopard/happy-sport': [
    'Бриллианты скользят между двумя стёклами Happy Sport; в 1993 году для стальных часов это было новостью.',
  ],
  'bulgari/octo': ['У корпуса Octo Finissimo сто десять граней.'],
  'pomellato/nudo': ['Оправы в украшениях Nudo почти не видно.'],
  'chanel/comete': ['Кометы из бриллиантов Габриэль Шанель показала в 1932 году.'],
  'harry-winston/sunflower': ['В украшениях Sunflower бриллианты складываются в цветок.'],
  'chopard/happy-diamonds': [
    'На мысль о Happy Diamonds дизайнера Chopard навели в 1976 году капли водопада.',
  ],
  'louis-vuitton/speedy': ['Speedy задумали в 1930-х годах как Keepall поменьше, для города.'],
  'louis-vuitton/alma': [
    'Сумку в стиле ар-деко дом нарисовал в 1934 году; Alma сохранила её форму.',
  ],
  'chanel/reissue-255': ['Цифры 2.55 — это дата: февраль 1955 года.'],
  'gucci/jackie': [
    'Жаклин Кеннеди так часто появлялась с одной из сумок Gucci, что ту назвали Jackie.',
  ],
  'st-dupont/ligne-2': ['Крышка Ligne 2 звенит, когда её открывают.'],
  'st-dupont/slim-7': ['Семь миллиметров — такова толщина корпуса Slim 7.'],
  'patek-philippe/aquanaut': [
    'Часы Aquanaut марка показала в 1997 году; они моложе и спортивнее Nautilus.',
  ],
  'vacheron-constantin/patrimony': ['Строгостью часы Patrimony обязаны моделям середины XX века.'],
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
    'Часы Master Control испытывают на мануфактуре Jaeger-LeCoultre тысячу часов.',
  ],
  'iwc/ingenieur': [
    'Для тех, кто работает среди сильных магнитных полей, в 1955 году создали Ingenieur.',
  ],
  'panerai/radiomir': ['С Radiomir в 1930-х годах погружались боевые пловцы Италии.'],
  'bell-ross/instruments': [
    'Круглый циферблат в квадратном корпусе, как у бортового прибора, — это Instruments.',
  ],
  'h-moser/streamliner': ['Поездам 1930-х годов Streamliner обязаны своим именем.'],
  'breguet/classique': [
    'Воронёные стрелки и монетный гурт часов Бреге сохранились в линии Classique.',
  ],
  'breguet/type-xx': ['Французская военная авиация заказала Type XX в 1950-х годах.'],
  'chopard/alpine-eagle': [
    'Спортивные St. Moritz 1980-х годов дом нарисовал заново и назвал Alpine Eagle.',
  ],
  'chopard/mille-miglia': ['Хронометраж ралли старинных автомобилей Mille Miglia ведёт Chopard.'],
  'nomos/ahoi': ['В часах Ahoi можно плавать, а ремешок потом быстро сохнет.'],
  'boucheron/quatre': ['Четыре мотива из архива Boucheron соединены в кольцах Quatre.'],
  'boucheron/serpent-boheme': ['Капля в украшениях Serpent Bohème — это голова змеи.'],
  'tiffany/tiffany-setting': [
    'Шесть крапанов с 1886 года поднимают бриллиант над кольцом Tiffany Setting.',
  ],
  'tiffany/elsa-peretti': [
    'Эльза Перетти, с 1974 года работавшая для Tiffany, любила простые природные формы.',
  ],
  'chopard/happy-hearts': ['Сердца и подвижные бриллианты дом соединил в Happy Hearts.'],
  'chopard/ice-cube': ['Украшения Ice Cube сложены из золотых граней, похожих на кубики льда.'],
  'louis-vuitton/keepall': [
    'Пустую Keepall можно сложить и убрать в чемодан; так её задумали в 1930 году.',
  ],
  'gucci/dionysus': ['Застёжку Dionysus украшают две тигриные головы.'],
  'montblanc/starwalker': ['Под прозрачным куполом StarWalker — звезда Montblanc.'],
  'patek-philippe/twenty-4': ['Twenty~4 — первая линия марки, задуманная для женщин.'],
  'patek-philippe/golden-ellipse': ['Корпус Golden Ellipse — не круг и не прямоугольник.'],
  'omega/constellation': ['Constellation значит «созвездие»: отсюда и звезда на циферблате.'],
  'omega/de-ville': [
    'От Seamaster часы De Ville отделились в 1967 году и стали классической линией Omega.',
  ],
  'longines/spirit': ['Авиаторы прошлого летали с приборами марки; им и посвящена линия Spirit.'],
  'longines/dolcevita': ['По-итальянски DolceVita — «сладкая жизнь».'],
  'breitling/superocean': ['Под водой Superocean служат с 1957 года.'],
  'breitling/chronomat': ['Пилоты Frecce Tricolori помогли марке возродить Chronomat в 1984 году.'],
  'tag-heuer/monaco': [
    'Квадратных хронографов с автоподзаводом до Monaco, вышедших в 1969 году, не было.',
  ],
  'zenith/pilot-type-20': [
    'Бортовые приборы самолётов конца 1930-х годов — образец для Pilot Type 20.',
  ],
  'cartier/drive-de-cartier': ['Корпус Drive изогнут, как крыло старого автомобиля.'],
  'cartier/calibre-de-cartier': [
    'Собственный механизм 1904 MC дом впервые поставил в 2010 году в часы Calibre.',
  ],
  'jaeger-lecoultre/reverso': [
    'Чтобы игрок в поло не разбил стекло, корпус Reverso с 1931 года переворачивается.',
  ],
  'a-lange-soehne/saxonia': ['Саксония, где находится A. Lange & Söhne, по-латыни — Saxonia.'],
  'a-lange-soehne/1815': [
    'Фердинанд Адольф Ланге родился в 1815 году; этот год и стал именем линии.',
  ],
  'a-lange-soehne/odysseus': [
    'Серийных часов из стали у A. Lange & Söhne не было до 2019 года, до Odysseus.',
  ],
  'tudor/pelagos': ['Водолазные Pelagos делают из титана, поэтому они лёгкие.'],
  'tudor/ranger': ['Британская экспедиция в 1952 году взяла часы Tudor в Гренландию.'],
  'ulysse-nardin/marine': [
    'Циферблаты Marine — как у морских хронометров, которые прославили марку.',
  ],
  'girard-perregaux/1966': ['Премию обсерватории в Невшателе марка получила в 1966 году.'],
  'richard-mille/rm-011': ['Первые RM 011 носили имя гонщика Фелипе Массы.'],
  'h-moser/pioneer': ['Pioneer, вышедшие в 2015 году, в H. Moser & Cie. задумали на каждый день.'],
  'breguet/marine': ['Часовщиком французского флота Бреге стал в 1815 году.'],
  'bulgari/serpenti-watch': ['Корпус часов Serpenti — голова змеи, браслет — её тело.'],
  'damiani/damiani-solitaires': ['Камень в кольцах Minou приподнят, чтобы под него проникал свет.'],
  'vertu/signature-touch': [
    'У прежних Signature была клавиатура, у Signature Touch вместо неё экран.',
  ],
};
