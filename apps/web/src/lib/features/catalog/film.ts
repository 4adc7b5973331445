/** The fields of a work, also of a manga, that tell. */
export interface Film {
  readonly format: string | null;
  readonly episodeCount?: number | null;
}

/** Whether an anime is one film. Nobody calls such a film its first episode. */
export const isSingleFilm = ({ format, episodeCount }: Film): boolean =>
  format === 'MOVIE' && (episodeCount ?? 1) === 1;
