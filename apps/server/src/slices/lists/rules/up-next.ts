/** The last unit of a work that can be watched or read, if known. */
export interface Release {
  /** Null: nobody counts. */
  lastOut: number | null;
  /** The final number of units, if known. */
  total: number | null;
  /** Listed units beyond the user's progress, including parts such as 10.5. */
  beyond: number;
}

/** The next whole unit to watch or read, if it is out or may be out; otherwise null. */
export const nextUnit = (progress: number, { lastOut, total }: Release): number | null => {
  const next = Math.floor(progress) + 1;
  return next <= (lastOut ?? total ?? Infinity) ? next : null;
};

/** The number of released units that the user has not watched or read; null if not known. */
export const behindBy = (progress: number, { lastOut, beyond }: Release): number | null =>
  lastOut === null ? beyond || null : Math.max(beyond, lastOut - Math.floor(progress));
