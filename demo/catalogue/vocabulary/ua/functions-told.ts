const shows = 'показує ';
const list = new Intl.ListFormat('uk', { type: 'conjunction' });

/** What a watch has, then what it shows, its date first: «має хронограф і показує дату». */
export function functionsTold(functions: string): string {
  const names = functions.split(/, | і /u);
  const had = names.filter((name) => !name.startsWith(shows));
  const shown = names
    .filter((name) => name.startsWith(shows))
    .map((name) => name.slice(shows.length))
    .sort((one, other) => Number(other.startsWith('дату')) - Number(one.startsWith('дату')));
  const has = had.length > 0 ? [`має ${list.format(had)}`] : [];
  const hours = shown.filter((name) => name.startsWith('час'));
  const showsBoth = hours.length > 0 && hours.length < shown.length;
  const shownTold = showsBoth
    ? `${list.format(shown.filter((name) => !hours.includes(name)))}, а також ${list.format(hours)}`
    : list.format(shown);
  const isLong = had.length > 1 || shown.length > 1;
  return [...has, ...(shown.length > 0 ? [shows + shownTold] : [])].join(isLong ? ' та ' : ' і ');
}
