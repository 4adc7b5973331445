/** The calendar day of an instant in a time zone, `YYYY-MM-DD`. */
export const dayIn = (at: Date, timeZone: string): string => {
  if (timeZone === 'UTC') return at.toISOString().slice(0, 10);
  return formatOf(timeZone).format(at);
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than a hundred uses of it. */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  // Sweden writes dates as ISO 8601 does.
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
};
