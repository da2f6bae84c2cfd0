import type { PageScan } from './page-scan';
import { schemaTypes } from './schema/types';

type Data = Record<string, unknown>;

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What is wrong with the JSON-LD of a page, a line each: text that is no JSON, another context, a type
 * that `schemaTypes` does not describe, a missing or unknown property, a value that may not stand there.
 */
export function structuredDataProblems(scripts: readonly string[]): string[] {
  return scripts.flatMap((script) => {
    const data = parsed(script);
    if (!isObject(data)) return ['JSON-LD that is no object'];
    const { '@context': context, ...object } = data;
    const problems = context === 'https://schema.org' ? [] : ['JSON-LD without its context'];
    return [...problems, ...missingAlone(object), ...problemsOf(object)];
  });
}

/** Objects of a page without something that search engines recommend, as `Product.mpn`; no mistakes. */
export function recommendedGaps(scripts: readonly string[]): string[] {
  return scripts
    .map(parsed)
    .filter(isObject)
    .flatMap((data) => [
      ...namesOf(data, lacking(data, typeOf(data)?.alone?.recommended)),
      ...gapsOf(data),
    ]);
}

function gapsOf(data: Data): string[] {
  const inside = Object.values(data).flat().filter(isObject).flatMap(gapsOf);
  return [...namesOf(data, lacking(data, typeOf(data)?.recommended)), ...inside];
}

const namesOf = (data: Data, names: readonly string[]) =>
  names.map((name) => `${String(data['@type'])}.${name}`);

const lacking = (data: Data, names: readonly string[] = []) =>
  names.filter((name) => data[name] === undefined);

const typeOf = ({ '@type': type }: Data) =>
  typeof type === 'string' && Object.hasOwn(schemaTypes, type) ? schemaTypes[type] : undefined;

function missingAlone(data: Data): string[] {
  return lacking(data, typeOf(data)?.alone?.required).map(
    (name) => `${String(data['@type'])} without ${name}`,
  );
}

function problemsOf(data: Data): string[] {
  const { '@type': type, ...values } = data;
  const inside = Object.values(values).flat().filter(isObject).flatMap(problemsOf);
  const known = typeOf(data);
  if (!known) return [`The type ${JSON.stringify(type)}, which is not described`, ...inside];
  const wrong = Object.entries(values).filter(([name, value]) => !known.properties[name]?.(value));
  return [
    ...lacking(data, known.required).map((name) => `${String(type)} without ${name}`),
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
