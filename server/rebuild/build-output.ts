/** Lines of Gatsby's output that tell a person how far the build is, and our words for them. */
const steps: [RegExp, string][] = [
  [/^info The build before did not finish/, 'the last build did not finish: building from scratch'],
  [/^success source and transform nodes - (\S+)s/, 'content read'],
  [/^success createPages - (\S+)s/, 'pages created'],
  [
    /^success Building production JavaScript and CSS bundles? - (\S+)s/,
    'scripts and styles bundled',
  ],
  [/^success Building HTML renderer - (\S+)s/, 'renderer bundled'],
  [/^success run page queries - (\S+)s(?: - (\d+)\/\d+)?/, 'queries run'],
  [/^success Building static HTML for pages - (\S+)s(?: - (\d+)\/\d+)?/, 'pages rendered'],
];

/** What a line of Gatsby's output says about progress; null when it says nothing new. */
export function progressOf(line: string): string | null {
  for (const [pattern, words] of steps) {
    const [match, seconds, count] = pattern.exec(line) ?? [];
    if (match && !seconds) return words;
    if (match) return `${count ? `${count} ` : ''}${words} (${seconds} s)`;
  }
  return null;
}

const errorStart = /^\s*(?:ERROR\b|error\s)/;
const nextMessage = /^(?:success|info|warn|verbose|not finished)\b/;
const longestError = 30;

/** The first error in a build's log: with its message and the lines that belong to it. */
export function errorIn(log: string): string {
  const lines = log.split('\n').map((line) => line.trimEnd());
  const start = lines.findIndex((line) => errorStart.test(line));
  if (start < 0) return lines.filter(Boolean).slice(-longestError).join('\n');
  const length = lines.slice(start + 1).findIndex((line) => nextMessage.test(line));
  const error = lines.slice(start, length < 0 ? undefined : start + 1 + length);
  return error
    .slice(0, longestError)
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
