import type { Enum } from '@tsuzuki/contract/schema';

interface Played {
  outcome: string;
  title: string | null;
  showTitle: string | null;
  season: number | null;
  episode: number | null;
  chapter: number | null;
}

/** Whether a server played a film: something with a title that is of no show and has no number. */
export const isFilm = (played: Played): boolean =>
  played.title !== null &&
  [played.showTitle, played.season, played.episode, played.chapter].every((told) => told === null);

interface Suggested {
  suggestions: readonly { anime: { format: Enum<'AnimeFormat'> } | null }[];
}

/** Whether what waits for its owner can only be a film. */
export const isWaitingFilm = ({ suggestions }: Suggested): boolean =>
  suggestions.length > 0 && suggestions.every(({ anime }) => anime?.format === 'MOVIE');
