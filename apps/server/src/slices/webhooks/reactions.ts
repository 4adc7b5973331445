import type { App } from '#platform/app.ts';
import type { SubscribedEventType } from '@tsuzuki/contract/webhooks';
import type { Tx } from '#platform/database/index.ts';
import { react, reactWithin } from '#platform/events.ts';
import { tierChanged, tierOf, TIERS } from '#slices/access/index.ts';
import { episodeAiring } from '#slices/airing/index.ts';
import { chapterReleased, movieReleaseDated, streamingAvailable } from '#slices/releases/index.ts';
import { pauseForTier, resumeForTier } from './endpoint/commands/tier.ts';
import { candidatesFor, emitWebhookEvent } from './event/emit.ts';
import { occurrenceOf, type OccurrenceInput } from './event/occurrence.ts';

const DAY_MS = 86_400_000;

/** Tells endpoints of what happened, in its own transaction, unless its work is gone. */
const tell = async <Type extends SubscribedEventType>(
  app: App,
  tx: Tx,
  input: OccurrenceInput<Type>,
): Promise<void> => {
  const candidates = await candidatesFor(tx, input.type);
  if (candidates.length === 0) return;
  const occurrence = await occurrenceOf(app, tx, input);
  if (occurrence) await emitWebhookEvent(app, tx, occurrence, candidates);
};

/** Sends `episode.airing`. A day after the airing nobody needs it any more. */
export const tellOfEpisode = reactWithin(episodeAiring, (app, tx, { animeId, moves, ...data }) =>
  tell(app, tx, {
    type: 'episode.airing',
    media: 'ANIME',
    workId: animeId,
    key: [animeId, data.episode, data.airingAt, data.previousAiringAt, moves],
    data,
    expiresAt: new Date(Date.parse(data.airingAt) + DAY_MS),
  }),
);

/** Sends `chapter.released`. */
export const tellOfChapter = reactWithin(
  chapterReleased,
  (app, tx, { mangaId, chapterId: id, ...chapter }) =>
    tell(app, tx, {
      type: 'chapter.released',
      media: 'MANGA',
      workId: mangaId,
      key: [id],
      data: { chapter: { id, ...chapter } },
    }),
);

/** Sends `movie.release_date`. */
export const tellOfMovie = reactWithin(
  movieReleaseDated,
  (app, tx, { changeId, animeId, releaseId: id, ...release }) =>
    tell(app, tx, {
      type: 'movie.release_date',
      media: 'ANIME',
      workId: animeId,
      key: [changeId],
      data: { release: { id, ...release } },
      regions: [release.region],
    }),
);

/** Sends `streaming.available`. */
export const tellOfStreaming = reactWithin(
  streamingAvailable,
  (app, tx, { changeId, animeId, ...offer }) =>
    tell(app, tx, {
      type: 'streaming.available',
      media: 'ANIME',
      workId: animeId,
      key: changeId === null ? [animeId, offer.service, offer.startsAt] : [changeId],
      data: { offer },
      regions: offer.regions,
      service: offer.service,
    }),
);

/** Stops the endpoints of an account that left the paid tiers, and opens them when it is back. */
export const followTier = react(tierChanged, 'webhooks.follow-tier', async (app, { userId }) => {
  await app.db.transaction().execute(async (tx) => {
    const { hasWebhooks } = TIERS[await tierOf(tx, userId)];
    await (hasWebhooks ? resumeForTier(app, tx, userId) : pauseForTier(tx, userId));
  });
});
