import type { MappingRule } from '../model.ts';

/** An episode of an entry, and whether only a part of it. */
export interface PlaceInEntry {
  episode: number;
  partial: boolean;
}

/**
 * The episode of the entry that an external episode is, by a rule that covers it. If several external episodes make one, all but the last
 * are parts. If one contains several, it is the last of them.
 */
export const placeInEntry = (
  { from, animeFrom, parts, partial }: MappingRule,
  number: number,
): PlaceInEntry => {
  const step = number - from;
  if (parts > 1) {
    const isLastPart = (step + 1) % parts === 0;
    return { episode: animeFrom + Math.floor(step / parts), partial: partial || !isLastPart };
  }
  if (parts < -1) return { episode: animeFrom + (step + 1) * -parts - 1, partial };
  return { episode: animeFrom + step, partial };
};
