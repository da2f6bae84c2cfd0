import type { PageScan } from './page-scan';
import { schemaTypes } from './schema-types';

type Data = Record<string, unknown>;

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What is wrong with the JSON-LD of a page, a line each: text that is no JSON, another context, a
 * missing or unknown property, a value that may not stand there. Types that `schemaTypes` does not
 * describe are let through, what they hold is looked at.
 */
export function structuredDataProblems(scripts: readonly string[]): string[] {
  return scripts.flatMap((script) => {
    const data = parsed(script);
    if (!isObject(data)) return ['JSON-LD that is no object'];
    const { '@context': context, ...object } = data;
    const problems = context === 'https://schema.org' ? [] : ['JSON-LD without its context'];
    return [...problems, ...problemsOf(object)];
  });
}

function problemsOf(data: Data): string[] {
  const { '@type': type, ...values } = data;
  const inside = Object.values(values).flat().filter(isObject).flatMap(problemsOf);
  const known = typeof type === 'string' ? schemaTypes[type] : undefined;
  if (!known) return inside;
  const missing = known.required.filter((name) => values[name] === undefined);
  const wrong = Object.entries(values).filter(([name, value]) => !known.properties[name]?.(value));
  return [
    ...missing.map((name) => `${String(type)} without ${name}`),
    ...wrong.map(([name, value]) => `${String(type)} with ${name} ${JSON.stringify(value)}`),
    ...inside,
  ];
}

/** An item's page has one Product, one BreadcrumbList, and a price or the reason why there is none. */
export function itemPageProblems({ jsonLd, prices }: PageScan): string[] {
  const objects = jsonLd.map(parsed).filter(isObject);
  const count = (type: string) => objects.filter((data) => data['@type'] === type).length;
  const product = objects.find((data) => data['@type'] === 'Product');
  const price = prices[0];
  const reasons = ['amount', 'on-request'];
  return [
    ...['Product', 'BreadcrumbList']
      .filter((type) => count(type) !== 1)
      .map((type) => `${count(type)} objects ${type}`),
    ...(price !== undefined && reasons.includes(price) ? [] : ['Neither a price nor its reason']),
    ...(product && (price === 'amount') !== (product.offers !== undefined)
      ? ['A price that is not the one of the Offer']
      : []),
  ];
}

function parsed(script: string): unknown {
  try {
    return JSON.parse(script);
  } catch {
    return null;
  }
}
