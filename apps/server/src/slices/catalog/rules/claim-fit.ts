import type { PartialDate } from '../model.ts';

/** Sources give the day of sale or the date printed on an issue, the first showing or the first broadcast: the next year at most. */
const MOST_YEARS_APART = 1;

const yearOf = (date: PartialDate): number => Number(date.slice(0, 4));

/** Sources count specials with a series, or two parts of it as one: by less than this, and not by so many. */
const LENGTHS_APART = { times: 3, episodes: 12 };

/** How many episodes a source has on record. One that goes on has no fewer. */
export interface Length {
  episodes: number;
  isEnded: boolean;
}

/** The length that is on record; null if none is, or if the work may end before it has so many, as one that was cancelled. */
export const lengthOf = ({
  episodeCount,
  episodeCountSource,
  status,
}: {
  episodeCount?: number | null | undefined;
  episodeCountSource?: string | null | undefined;
  status?: string | null | undefined;
}): Length | null => {
  if (episodeCount == null || episodeCountSource !== 'RECORDED') return null;
  if (status !== 'FINISHED' && status !== 'RELEASING') return null;
  return { episodes: episodeCount, isEnded: status === 'FINISHED' };
};

/** Whether two lengths can be those of one work; what is not known may be, and what goes on may still become as long. */
export const areOfOneLength = (a: Length | null, b: Length | null): boolean => {
  if (!a || !b) return true;
  const [less, more] = a.episodes <= b.episodes ? [a, b] : [b, a];
  if (!less.isEnded) return true;
  const apart = more.episodes - less.episodes;
  return apart <= LENGTHS_APART.episodes || more.episodes < less.episodes * LENGTHS_APART.times;
};

/** Whether two dates can be those of one beginning; what is not known may be. */
export const areNear = (
  a: PartialDate | null | undefined,
  b: PartialDate | null | undefined,
): boolean => a == null || b == null || Math.abs(yearOf(a) - yearOf(b)) <= MOST_YEARS_APART;
