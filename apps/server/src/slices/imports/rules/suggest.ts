/** A title without what spellings differ in: width, case, spaces and signs. */
const fold = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What a suggestion must know of a work. */
export interface TitledWork {
  titles: readonly string[];
  year: number | null;
}

/** Whether a work has exactly this title, and the year where both are known. A suggestion only: people decide. */
export const isSameTitle = (work: TitledWork, title: string, year: number | null): boolean => {
  const wanted = fold(title);
  if (wanted === '' || !work.titles.some((own) => fold(own) === wanted)) return false;
  return year === null || work.year === null || Math.abs(work.year - year) <= 1;
};

/** What a decision about a row is remembered by: its surest id, or its title. */
export const matchKey = (
  ids: Readonly<Record<string, string>>,
  title: string | null,
): string | null => {
  const [first] = Object.entries(ids);
  if (first) return first.join(':');
  const folded = fold(title ?? '').slice(0, 500);
  return folded === '' ? null : `title:${folded}`;
};
