/** A title without what spellings differ in: width, case, spaces and signs. */
export const foldTitle = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether the years of a work and of a row may be of the same one: a season can begin on either side of New Year. */
export const isOfYear = (workYear: number | null, year: number | null): boolean =>
  year === null || workYear === null || Math.abs(workYear - year) <= 1;

/** What a decision about a row is remembered by: its surest id, or its title. */
export const matchKey = (
  ids: Readonly<Record<string, string>>,
  title: string | null,
): string | null => {
  const [first] = Object.entries(ids);
  if (first) return first.join(':');
  const folded = foldTitle(title ?? '').slice(0, 500);
  return folded === '' ? null : `title:${folded}`;
};
