import { type LetterKind, type LetterWords } from '../letter-kinds';

/** Letters in Uzbek. */
export const lettersInUzbek: Record<LetterKind, LetterWords> = {
  confirmEmail: {
    subject: 'Elektron pochta manzilingizni tasdiqlang',
    lines: ['Assalomu alaykum, {name}!', 'Bir qadam qoldi: bu manzil sizniki ekanini tasdiqlang.'],
    link: 'Manzilni tasdiqlash',
    after: [
      'Havola 48 soat ishlaydi. Bizda roʻyxatdan oʻtmagan boʻlsangiz, bu xatga eʼtibor bermang.',
    ],
  },
  alreadyRegistered: {
    subject: 'Shaxsiy kabinetingiz allaqachon bor',
    lines: [
      'Assalomu alaykum, {name}!',
      'Kimdir shu manzil bilan yana roʻyxatdan oʻtmoqchi boʻldi. Shaxsiy kabinetingiz allaqachon bor; parolni unutgan boʻlsangiz, yangisini oʻrnating.',
    ],
    link: 'Yangi parol oʻrnatish',
    after: [
      'Havola bir soat ishlaydi. Roʻyxatdan oʻtishga siz urinmagan boʻlsangiz, bu xatga eʼtibor bermang.',
    ],
  },
  newPassword: {
    subject: 'Yangi parol',
    lines: [
      'Assalomu alaykum, {name}!',
      'Shaxsiy kabinetga yangi parol oʻrnatish uchun havola soʻradingiz.',
    ],
    link: 'Yangi parol oʻrnatish',
    after: [
      'Havola bir soat davomida va faqat bir marta ishlaydi. Uni siz soʻramagan boʻlsangiz, bu xatga eʼtibor bermang: avvalgi parol oʻz kuchida qoladi.',
    ],
  },
  passwordChanged: {
    subject: 'Parol oʻzgartirildi',
    lines: [
      'Assalomu alaykum, {name}!',
      'Shaxsiy kabinet paroli oʻzgartirildi, boshqa qurilmalarda kabinetga qaytadan kirish kerak boʻladi. Parolni siz oʻzgartirmagan boʻlsangiz, quyidagi havolani oching, “Kirish” va “Parolni unutdingizmi?” tugmalarini bosing, yangi parol oʻrnating va bizga qoʻngʻiroq qiling.',
    ],
    link: 'Shaxsiy kabinetni ochish',
    after: [],
  },
  accountDeleted: {
    subject: 'Kabinet oʻchirildi',
    lines: [
      'Assalomu alaykum, {name}!',
      'Shaxsiy kabinetingiz va undagi maʼlumotlar oʻchirildi, obunalaringiz bekor qilindi. Faqat arizalar va shartnomalarni qonunda belgilangan muddat davomida saqlaymiz. Kabinetni oʻzingiz oʻchirmagan boʻlsangiz, bizga qoʻngʻiroq qiling.',
    ],
    link: '',
    after: [],
  },
  confirmSubscription: {
    subject: 'Obunani tasdiqlang',
    lines: [
      'Assalomu alaykum!',
      'Bu manzilga quyidagi mavzularda xat yuborib turishimizni soʻrashdi: {topics}.',
    ],
    link: 'Obunani tasdiqlash',
    after: [
      'Obunani siz soʻramagan boʻlsangiz, bu xatga eʼtibor bermang: tasdiqlanmagan manzilga yozmaymiz.',
    ],
  },
};
