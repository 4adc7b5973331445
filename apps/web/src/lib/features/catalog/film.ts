import type { Enum } from '@tsuzuki/contract/schema';

interface Film {
  format: Enum<'AnimeFormat'> | null;
  episodeCount: number | null;
}

/** Whether an anime is one film. Nobody calls such a film its first episode. */
export const isSingleFilm = ({ format, episodeCount }: Film): boolean =>
  format === 'MOVIE' && (episodeCount ?? 1) === 1;
