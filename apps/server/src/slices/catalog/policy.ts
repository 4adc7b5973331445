import type { Anime } from './anime.ts';

/** Whether somebody may see an anime: adult titles are never shown to anonymous callers, on any path. */
export const visibleTo =
  ({ canSeeAdult }: { canSeeAdult: boolean }) =>
  (anime: Pick<Anime, 'isAdult'>): boolean =>
    canSeeAdult || !anime.isAdult;
