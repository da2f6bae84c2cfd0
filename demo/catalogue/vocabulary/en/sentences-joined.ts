import { point } from './names';

/** A metal in a sentence of its own before one of the design: `…, is in yellow gold. It is decorated with …`. */
export const sentencesJoined = (text: string) =>
  text.replace(
    new RegExp(
      String.raw`^((?:Th(?:is|ese) ${point}*?(?=, made )|Made (?:by|in) ${point}*?, th(?:is|ese) [^,.]*?))(, made [^.,]*,)? (is|are) in ([\p{L} ,]+)\. (?:It|They) \3 (?=(?:designed|decorated|formed|inlaid|(?:\p{L}+-)?set)\b)`,
      'u',
    ),
    (_, piece: string, made = '', verb: string, metal: string) =>
      `${piece} in ${metal}${made} ${verb} `,
  );
