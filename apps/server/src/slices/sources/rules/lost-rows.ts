/** Of a source with fewer rows than this, losing some says nothing. */
const LEAST_ROWS = 100;
/** A file without more than a fifth of the rows it had before is taken for a broken or renumbered one. */
const MOST_SHARE = 0.2;

/** Whether so many rows of a source are gone that its file is not believed. */
export const hasLostTooMany = ({ total, missing }: { total: number; missing: number }): boolean =>
  total >= LEAST_ROWS && missing > total * MOST_SHARE;
