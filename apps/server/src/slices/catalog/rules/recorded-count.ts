import type { AnimeRecord } from '../model.ts';

/** How many episodes a source states. An estimate is shown to people as one, and decides nothing. */
export const recordedCount = ({
  episodeCount,
  episodeCountSource,
}: Pick<AnimeRecord, 'episodeCount' | 'episodeCountSource'>): number | null =>
  episodeCountSource === 'RECORDED' ? episodeCount : null;
