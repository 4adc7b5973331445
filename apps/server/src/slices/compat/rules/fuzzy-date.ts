/** A date in AniList's form. Unknown parts are null. */
export interface FuzzyDate {
  year: number | null;
  month: number | null;
  day: number | null;
}

const partsOf = (date: string | null): number[] =>
  date === null ? [] : date.split('-').map(Number);

/** The parts of `YYYY[-MM[-DD]]`. */
export const fuzzyDateOf = (date: string | null): FuzzyDate => {
  const [year = null, month = null, day = null] = partsOf(date);
  return { year, month, day };
};

/** A date as AniList's filters compare it, `YYYYMMDD` with zeros for unknown parts. */
export const fuzzyNumberOf = (date: string | null): number | null => {
  const [year, month = 0, day = 0] = partsOf(date);
  return year === undefined ? null : year * 10_000 + month * 100 + day;
};
