import { point } from './names';

/** A metal in a sentence of its own before one of the design: `…, is in yellow gold. It is decorated with …`. */
const metalWithDesign = (text: string) =>
  text.replace(
    new RegExp(
      String.raw`^((?:Th(?:is|ese) ${point}*?(?=, made )|Made (?:by|in) ${point}*?, th(?:is|ese) [^,.]*?))(, made [^.,]*,)? (is|are) in ([\p{L} ,]+)\. (?:It|They) \3 (?=(?:designed|decorated|formed|inlaid|(?:\p{L}+-)?set)\b)`,
      'u',
    ),
    (_, piece: string, made = '', verb: string, metal: string) =>
      `${piece} in ${metal}${made} ${verb} `,
  );

const display = String.raw`\b((?:The watch|It) has an? [\p{L}-]+ display)\. `;
const resists = String.raw`,? and is (?=(?:water-resistant|rated) to )`;

/** One function that would be a sentence of its own, before the case. */
const withCase: readonly RegExp[] = [
  new RegExp(
    String.raw`${display}(?:(?:It|The watch) has an?|The) (?<size>[\d.]+ mm )?(?<case>[^.,\d]*\bcase)(?<width> [\d.]+ mm wide)? (?:with|has|and) (?<bezel>[^.,]*?)${resists}`,
    'u',
  ),
  new RegExp(
    String.raw`${display}The (?<case>[^.,\d]*\bcase) measures (?<size>[\d.]+ mm )across, has (?<bezel>[^.,]*?)${resists}`,
    'u',
  ),
  new RegExp(
    String.raw`${display}The (?<case>[^.,\d]*\bcase) is(?<width> [\d.]+ mm wide), has (?<bezel>[^.,]*?)${resists}`,
    'u',
  ),
];

/** A function of its own in one sentence with the case, or else with the movement. */
const functionWithCase = (text: string) =>
  withCase.reduce(
    (own, apart) =>
      own.replace(apart, (...found) => {
        const told = found.at(-1) as Record<string, string | undefined>;
        const { size = '', width = '', bezel = '' } = told;
        const body = `a ${size}${told.case}${width}`.replace(/^a (?=[aeio])/u, 'an ');
        return bezel.includes(' with ')
          ? `${found[1]}, ${body} and ${bezel}, and is `
          : `${found[1]} and ${body} with ${bezel}, and is `;
      }),
    text,
  );

/** Two short sentences of one piece made one: its metal and its design, a function and its case. */
export const sentencesJoined = (text: string) => functionWithCase(metalWithDesign(text));
