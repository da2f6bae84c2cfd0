/** A text whose `{name}`s are replaced by their values; one without a value by nothing. */
export function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
