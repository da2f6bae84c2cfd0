const eight = [0, 1, 2, 3, 4, 5, 6, 7];

/** Where the table, the stars and the girdle of the stone lie, as radii of a 40 × 40 drawing. */
const radii = { table: 8.5, star: 12.8, girdle: 18.5 } as const;

export const girdleRadius = radii.girdle;

function at(radius: number, eighths: number): string {
  const angle = (eighths * Math.PI) / 4 - Math.PI / 2;
  return [Math.cos(angle), Math.sin(angle)]
    .map((part) => (20 + radius * part).toFixed(2))
    .join(' ');
}

/** The facets of the mark of the house within its girdle, as path data on 40 × 40. */
export function brilliantFacets(): string {
  const { table, star, girdle } = radii;
  const outline = `M${eight.map((i) => at(table, i + 0.5)).join('L')}Z`;
  const stars = eight.map((i) => `M${at(table, i - 0.5)}L${at(star, i)}L${at(table, i + 0.5)}`);
  const kites = eight.map((i) => `M${at(star, i)}L${at(girdle, i + 0.5)}L${at(star, i + 1)}`);
  const halves = eight.map((i) => `M${at(star, i)}L${at(girdle, i)}`);
  return [outline, ...stars, ...kites, ...halves].join('');
}
