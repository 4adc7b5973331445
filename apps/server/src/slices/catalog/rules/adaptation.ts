import type { PartialDate } from '../model.ts';

/** What is known of a work for telling whether an anime was made from it. */
export interface DatedTitle {
  id: string;
  titleKey: string;
  startOn: PartialDate | null;
}

/** An anime and the work it was made from. */
export interface Adaptation {
  mangaId: string;
  animeId: string;
}

/** Whether a date lies certainly not after another: `1999` does not tell of `1999-10`, but `1998` does. */
const isNotAfter = (a: PartialDate, b: PartialDate): boolean => {
  const shared = Math.min(a.length, b.length);
  return a.slice(0, shared) <= b.slice(0, shared);
};

/**
 * Pairs anime with the works that have the very same native title and began before them. Of several such works the first is
 * the original: parodies, reprints and new tellings follow it. Two that began alike leave it open, and then there is no pair.
 */
export const adaptationsByTitle = (
  manga: readonly DatedTitle[],
  anime: readonly DatedTitle[],
): Adaptation[] => {
  const byKey = Map.groupBy(
    manga.filter(({ startOn, titleKey }) => startOn !== null && titleKey !== ''),
    ({ titleKey }) => titleKey,
  );
  return anime.flatMap(({ id, titleKey, startOn }) => {
    const before = (byKey.get(titleKey) ?? []).filter(
      (work) => startOn !== null && isNotAfter(work.startOn!, startOn),
    );
    const [first, second] = before.toSorted((a, b) => a.startOn!.localeCompare(b.startOn!));
    if (!first || first.startOn === second?.startOn) return [];
    return [{ mangaId: first.id, animeId: id }];
  });
};
