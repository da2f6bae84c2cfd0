/**
 * What people who read our four languages take for a password, the most frequent first. The English
 * word lists hold none of it, apart from some Latin spellings.
 */
export const commonWords = {
  ru: words(`
    пароль привет любовь люблю солнышко наташа марина максим андрей сергей дмитрий александр алексей
    екатерина светлана виктория кристина анастасия елена ольга ирина татьяна юлия мария анна дарья
    николай владимир михаил евгений денис антон иван роман олег игорь павел артем кирилл никита
    россия москва питер спартак зенит динамо локомотив цска бабочка ангел ангелочек зайка зайчик
    котик котенок малыш малышка любимая любимый принцесса мамочка мама папа семья счастье удача
    жизнь свобода победа весна лето осень зима январь февраль апрель август сентябрь октябрь ноябрь
    декабрь понедельник пятница футбол хоккей музыка гитара машина мерседес тойота самсунг нокиа
    медведь тигр дракон волк собака кошка мурзик барсик шоколад конфета водка пиво деньги миллион
    доллар золото алмаз бриллиант работа школа институт студент учитель доктор админ администратор
    пользователь логин вход секрет тайна доступ компьютер интернет яндекс вконтакте
    parol privet lyubov lubov lyublyu solnyshko solnishko malish malyshka kotenok lubimaya lubimiy
  `),
  ua: words(`
    пароль привіт кохання кохаю сонечко україна київ львів одеса харків дніпро слава перемога воля
    козак шевченко олександр андрій сергій дмитро михайло володимир ірина оксана наталія катерина
    тетяна юлія марія ганна котик зайчик ведмідь тигр дракон вовк сонце весна літо осінь зима мама
    тато родина щастя гроші золото робота школа футбол музика динамо шахтар
    pryvit kokhannya sonechko ukraina ukrayina kyiv slava peremoga
  `),
  uz: words(`
    parol salom sevgi sevgim muhabbat azizim jonim joniim asalim onajon dadajon oila baxt omad
    ozbekiston oʻzbekiston uzbekistan uzbekiston toshkent tashkent samarqand samarkand buxoro andijon
    namangan fargona navoiy navoi amirtemur temur paxtakor bunyodkor malika dilnoza gulnora nilufar
    shahnoza madina zilola sardor jasur farhod otabek bekzod sherzod jahongir ulugbek aziz rustam
    pul oltin olmos bahor yoz kuz qish futbol muzika maktab ish
    пароль салом севги ўзбекистон тошкент самарқанд
  `),
  /** What comes to mind first on a page of ours. */
  house: words(`
    karat карат karats lombard ломбард pawnshop rolex ролекс omega омега cartier картье breguet брегет
    patek патек philippe филипп audemars hublot хублот tissot часы chasy watch watches soat соат
    золото zoloto oltin gold бриллиант brilliant diamond diamonds кольцо koltso
  `),
};

function words(text: string): string[] {
  return [...new Set(text.trim().split(/\s+/))];
}
