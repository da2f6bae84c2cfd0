/** What pages of the fifth country say, by their paths. */
export const pages: Readonly<Record<string, readonly RegExp[]>> = {
  '/': [/<html[^>]* lang="ru-KZ"/, /Казахстан/, /hrefLang="ru-KZ"/i, /hrefLang="uk"/i],
  '/clocks_today/': [/\d\s₸/, /В наличии/],
  '/contacts/almaty/': [/Алматы/, /\+7 727 555-01-20/, /Достык/],
  '/uslugi/': [/до 95 %/, /150 000 000/],
  '/politika-konfidentcialnosti/': [/персональных данных/],
  '/sitemap-0.xml': [/kz\.localhost|kz\.karat\.example/, /\/contacts\/almaty\//],
};

const anySpace = /[\s\u00A0\u202F]/g;

interface ReadPage {
  status: number;
  text: string;
}

/** What the pages lack, one line each. */
export async function pageFaults(read: (path: string) => Promise<ReadPage>): Promise<string[]> {
  const faults = Object.entries(pages).map(async ([path, expected]) => {
    const { status, text } = await read(path);
    if (status !== 200) return [`${path} was answered ${status}`];
    const plain = text.replace(anySpace, ' ');
    return expected.filter((one) => !one.test(plain)).map((one) => `${path} lacks ${one.source}`);
  });
  return (await Promise.all(faults)).flat();
}
