/** How many rows the file of a source had, how many nobody could read, and how many filled each field. */
export interface Stated {
  rows: number;
  refused: number;
  filled: Record<string, number>;
}

const isFilled = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0);

/** Counts what rows state. */
export class Tally {
  readonly filled: Record<string, number> = {};
  rows = 0;

  add(row: object): void {
    this.rows += 1;
    for (const [field, value] of Object.entries(row))
      if (isFilled(value)) this.filled[field] = (this.filled[field] ?? 0) + 1;
  }
}

/** Of a file with fewer rows than this, what they state says nothing. */
const LEAST_ROWS = 100;
/** A field that so many rows filled is common. */
const COMMON_SHARE = 0.1;
/** A common field that is filled less than a fifth as often as before has got another name or another form. */
const LEAST_OF_BEFORE = 0.2;

const shareOf = (field: string, { rows, filled }: Stated): number =>
  rows === 0 ? 0 : (filled[field] ?? 0) / rows;

/** The fields that were common in the last file of a source, and are gone from this one. */
export const lostFields = (before: Stated, now: Stated): string[] => {
  if (before.rows < LEAST_ROWS || now.rows < LEAST_ROWS) return [];
  return Object.keys(before.filled).filter((field) => {
    const share = shareOf(field, before);
    return share >= COMMON_SHARE && shareOf(field, now) < share * LEAST_OF_BEFORE;
  });
};

/** More rows than this share that became unreadable at once are not single mistakes. */
const MOST_NEWLY_REFUSED = 0.05;

const refusedShare = ({ rows, refused }: Stated): number => refused / (rows + refused);

/** Whether rows of a source have become unreadable that were read before. */
export const isLessReadable = (before: Stated, now: Stated): boolean =>
  before.rows >= LEAST_ROWS && refusedShare(now) > refusedShare(before) + MOST_NEWLY_REFUSED;
