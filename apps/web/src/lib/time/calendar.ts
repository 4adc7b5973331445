const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** "5 Dec": the date so many days after 1 January 1970. */
export function dateOf(dayNumber: number): string {
  const date = new Date(dayNumber * 86_400_000);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

/** "7 Aug 2015", "Aug 2015" or "2015" for a `YYYY[-MM[-DD]]` date: as much as is known of it. */
export function partialDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return [day, month && MONTHS[month - 1], year].filter(Boolean).join(' ');
}
