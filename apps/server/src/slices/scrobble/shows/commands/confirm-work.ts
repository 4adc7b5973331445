import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Writer } from '#slices/lists/index.ts';
import { correctDelivery } from '../../corrections/commands/correct.ts';
import type { ClaimedDelivery } from '../../inbox/claim.ts';
import type { OwnEpisode } from '../../pipeline/outcome.ts';
import type { PlaybackEvent } from '../../pipeline/playback.ts';

/** The work that was suggested for a film or a special; null for what is an episode of a season, and without such a suggestion. */
export const suggestedWork = (
  { summary }: ClaimedDelivery,
  { kind, season }: Pick<PlaybackEvent, 'kind' | 'season'>,
  chosen: string | null,
): OwnEpisode | null => {
  if (kind !== 'movie' && season !== 0) return null;
  const first = summary?.suggestions?.find(({ animeId }) => chosen === null || animeId === chosen);
  return first?.animeId && first.episode !== null
    ? { animeId: first.animeId, episode: first.episode }
    : null;
};

/** Confirms which work a film or a special is, for its place on the server alone. @returns how many deliveries were recorded */
export const confirmWork = async (
  app: App,
  tx: Tx,
  { delivery, by, meant }: { delivery: ClaimedDelivery; by: Writer; meant: OwnEpisode },
): Promise<number> => {
  const [match] = delivery.summary?.matches ?? [];
  if (match?.animeId === meant.animeId && match.episode === meant.episode) return 0;
  await correctDelivery(app, tx, { id: String(delivery.id), by, meant });
  return 1;
};
