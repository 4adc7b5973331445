import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Writer } from '#slices/lists/index.ts';
import { correctDelivery } from '../../corrections/commands/correct.ts';
import type { ClaimedDelivery } from '../../inbox/claim.ts';
import { unitOf, type OwnUnit } from '../../pipeline/outcome.ts';
import type { PlaybackEvent } from '../../pipeline/playback.ts';
import { refusal } from '../../reasons.ts';

/**
 * The work that was suggested for one delivery alone, as for a film or a special, and that which a chapter is of; null for what is an episode of a
 * season, and without such a suggestion.
 */
export const suggestedWork = (
  { summary }: ClaimedDelivery,
  { kind, season, chapter }: Pick<PlaybackEvent, 'kind' | 'season' | 'chapter'>,
  chosen: string | null,
): OwnUnit | null => {
  const suggestions = summary?.suggestions ?? [];
  if (kind === 'chapter') {
    const [first] = suggestions.flatMap((one) => ('mangaId' in one ? one.mangaId : []));
    const mangaId = chosen ?? first;
    if (mangaId === undefined) throw refusal('CONFLICT', 'SHOW_WITHOUT_SUGGESTION');
    return { mangaId, chapter: chapter ?? 0 };
  }
  if (kind !== 'movie' && season !== 0 && summary?.isSingle !== true) return null;
  const first = suggestions
    .flatMap((one) => ('animeId' in one ? one : []))
    .find(({ animeId }) => chosen === null || animeId === chosen);
  return first?.animeId && first.episode !== null
    ? { animeId: first.animeId, episode: first.episode }
    : null;
};

const isSame = (a: OwnUnit, b: OwnUnit): boolean => {
  const [one, other] = [unitOf(a), unitOf(b)];
  return one.workId === other.workId && one.unit === other.unit;
};

/**
 * Confirms which work a film, a special or a chapter is, for its place on the server alone; that of a chapter is its manga.
 * @returns the deliveries that were recorded, or are processed again now
 */
export const confirmWork = async (
  app: App,
  tx: Tx,
  { delivery, by, meant }: { delivery: ClaimedDelivery; by: Writer; meant: OwnUnit },
): Promise<number[]> => {
  const [match] = delivery.summary?.matches ?? [];
  if (match && isSame(match, meant)) return [];
  const isAlone = 'animeId' in meant;
  const { retried } = await correctDelivery(app, tx, {
    id: String(delivery.id),
    by,
    meant,
    isAlone,
  });
  return [delivery.id, ...('mangaId' in meant ? retried : [])];
};
