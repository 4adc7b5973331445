/** A title without differences of spelling: width, case, spaces and signs. */
export const foldTitle = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether a work and a row can be of the same year. A season can begin on either side of New Year. */
export const isOfYear = (workYear: number | null, year: number | null): boolean =>
  year === null || workYear === null || Math.abs(workYear - year) <= 1;

/** The key under which a decision about a row is stored: its most trusted id, or its title. */
export const matchKey = (
  ids: Readonly<Record<string, string>>,
  title: string | null,
): string | null => {
  const [first] = Object.entries(ids);
  if (first) return first.join(':');
  const folded = foldTitle(title ?? '').slice(0, 500);
  return folded === '' ? null : `title:${folded}`;
};
