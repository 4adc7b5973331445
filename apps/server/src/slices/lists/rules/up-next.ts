/** How far a work is out: its last unit that can be watched or read, as far as that is known. */
export interface Release {
  /** Null: nobody counts. */
  lastOut: number | null;
  /** How many there will be, where that is known. */
  total: number | null;
  /** Units on record one by one that are out beyond where somebody is, parts such as 10.5 among them. */
  beyond: number;
}

/** The unit somebody watches or reads next: the next whole one, if it is out or may be; null when there is none yet. */
export const nextUnit = (progress: number, { lastOut, total }: Release): number | null => {
  const next = Math.floor(progress) + 1;
  return next <= (lastOut ?? total ?? Infinity) ? next : null;
};

/** How many units are out that somebody has not watched or read; null where nobody counts. */
export const behindBy = (progress: number, { lastOut, beyond }: Release): number | null =>
  lastOut === null ? beyond || null : Math.max(beyond, lastOut - Math.floor(progress));
