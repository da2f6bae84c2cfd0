import { told, type Wear } from './wear';

/** What a work is painted on. */
const supports: readonly (readonly [work: RegExp, wear: Wear])[] = [
  [
    /\b[Oo]il on panel\b/u,
    [
      ['A crease in one corner.', 'One corner is knocked.'],
      ['the support is distorted', 'the panel is warped'],
      ['the edges of the support are torn', 'the panel is split at one edge'],
      ['edges of the support', 'edges of the panel'],
    ],
  ],
  [
    /\b[Oo]il on board\b/u,
    [
      ['A crease in one corner.', 'One corner is knocked.'],
      ['the support is distorted', 'the board is warped'],
      ['the edges of the support are torn', 'the edges of the board are worn'],
      ['edges of the support', 'edges of the board'],
    ],
  ],
  [
    /\b[Aa]crylic on canvas\b/u,
    [
      ['A crease in one corner.', 'A slight dent in the canvas near one corner.'],
      ['the support is distorted', 'the canvas is distorted'],
      ['edges of the support', 'edges of the canvas'],
      // An abstract has no background.
      ['stain shows in the background', 'stain shows on the surface'],
    ],
  ],
  [
    /\bon canvas\b/u,
    [
      ['A crease in one corner.', 'A slight dent in the canvas near one corner.'],
      ['the support is distorted', 'the canvas is distorted'],
      ['edges of the support', 'edges of the canvas'],
    ],
  ],
  [
    /\bon paper\b|\b[Ll]ithograph\b/u,
    [
      // A sheet loses paper, or ink.
      ['loss of paint', 'loss'],
      ['the support is distorted', 'the sheet is cockled'],
      ['edges of the support', 'edges of the sheet'],
      ['stain shows in the background', 'stain shows on the sheet'],
    ],
  ],
];

/** A work of this century has had no time to be restored. */
const recent: Wear = [
  [
    /In excellent condition(?:, with no sign of restoration|; no restoration is visible)\.(?<=\b20\d\d\b.*)/u,
    'In excellent condition throughout.',
  ],
  [/Very well preserved(?<=\b20\d\d\b.*)/u, 'In excellent condition'],
  [
    /; (?:the attribution is our own expert’s|our own expert made the attribution)\.(?<=\b20\d\d\b.*)/u,
    '; our expert has confirmed that the work comes from the studio.',
  ],
  [/\bfrom the studio(?=\.)(?<=\bPrint Room\b.*)/u, 'from the print room'],
];

export function wearOfWork(text: string): string {
  const own = supports.find(([work]) => work.test(text))?.[1] ?? [];
  return told(told(text, own), recent);
}
