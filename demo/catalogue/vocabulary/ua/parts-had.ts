/** «Має позолочене оздоблення»: a part that a piece has. */
export const partsHad = (text: string): string =>
  text
    .replace(/(?<=^\p{L}+ .* має )оздоблення (\p{L}+е)(?=\. )/u, '$1 оздоблення')
    .replace(/(?<=^\p{L}+ .* має оздоблення)(?= вкрите )/u, ',')
    .replace(/майстерень(?= Vertu)/u, 'майстерні');
