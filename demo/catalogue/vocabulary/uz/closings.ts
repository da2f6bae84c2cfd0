/** What many items near each other would close with, and the same in other words. */
const closings: readonly (readonly [plain: string, ...others: string[]])[] = [
  [
    'Qutisi va hujjatlari saqlanmagan, haqiqiyligini soatsozimiz tasdiqlagan.',
    'Soatning haqiqiyligini ustamiz tasdiqlagan; qutisi va hujjatlari saqlanmagan.',
    'Qutisi ham, hujjatlari ham saqlanmagan; haqiqiyligini soatsozimiz tekshirgan.',
  ],
  [
    'Holati aʼlo, jilolashga hojat boʻlmadi.',
    'Aʼlo holatda saqlangan, jilolash kerak boʻlmadi.',
    'Holati aʼlo: jilolashga ehtiyoj sezilmadi.',
  ],
];

/** One of the wordings, by the length of the text, which is the same whenever it is told. */
export const closingsVaried = (text: string): string =>
  closings.reduce((told, wordings) => {
    const [plain] = wordings;
    return told.replace(plain, wordings[text.length % wordings.length] ?? plain);
  }, text);
