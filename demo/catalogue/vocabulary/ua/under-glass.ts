/** «Під склом цього X — чорний матовий циферблат із сріблястими лічильниками» */
export const underGlass = (text: string): string =>
  text.replace(
    /(?<=^Під склом цього [^—]* — )циферблат ([\p{L}-]+[иі]й)(?:, (\p{L}+[иі]й)(?=[,.]))?(?:,( (?:зі?|із) [^.]*?))?(?=\.)/u,
    (_, colour: string, surface = '', having = '') =>
      `${[colour, surface, 'циферблат'].filter((word) => word !== '').join(' ')}${String(having)}`,
  );
