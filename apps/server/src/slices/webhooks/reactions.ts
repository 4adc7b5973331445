import type { App } from '#platform/app.ts';
import type { SubscribedEventType } from '@tsuzuki/contract/webhooks';
import { react } from '#platform/events.ts';
import { tierChanged, tierOf, TIERS } from '#slices/access/index.ts';
import { episodeAiring } from '#slices/airing/index.ts';
import { chapterReleased, movieReleaseDated, streamingAvailable } from '#slices/releases/index.ts';
import { pauseForTier, resumeForTier } from './endpoint/commands/tier.ts';
import { emitWebhookEvent } from './event/emit.ts';
import { occurrenceOf, type OccurrenceInput } from './event/occurrence.ts';

const DAY_MS = 86_400_000;

/** Tells endpoints of what happened, unless its work is gone. */
const tell = async <Type extends SubscribedEventType>(
  app: App,
  input: OccurrenceInput<Type>,
): Promise<void> => {
  const occurrence = occurrenceOf(app, input);
  if (!occurrence) return;
  await app.db.transaction().execute((tx) => emitWebhookEvent(app, tx, occurrence));
};

/** Sends `episode.airing`. A day after the airing nobody needs it any more. */
export const tellOfEpisode = react(
  episodeAiring,
  'webhooks.tell-of-episode',
  (app, { animeId, ...data }) =>
    tell(app, {
      type: 'episode.airing',
      media: 'ANIME',
      workId: animeId,
      key: [animeId, data.episode, data.airingAt, data.previousAiringAt],
      data,
      expiresAt: new Date(Date.parse(data.airingAt) + DAY_MS),
    }),
);

/** Sends `chapter.released`. */
export const tellOfChapter = react(
  chapterReleased,
  'webhooks.tell-of-chapter',
  (app, { mangaId, chapterId: id, ...chapter }) =>
    tell(app, {
      type: 'chapter.released',
      media: 'MANGA',
      workId: mangaId,
      key: [id],
      data: { chapter: { id, ...chapter } },
    }),
);

/** Sends `movie.release_date`. */
export const tellOfMovie = react(
  movieReleaseDated,
  'webhooks.tell-of-movie',
  (app, { changeId, animeId, releaseId: id, ...release }) =>
    tell(app, {
      type: 'movie.release_date',
      media: 'ANIME',
      workId: animeId,
      key: [changeId],
      data: { release: { id, ...release } },
      regions: [release.region],
    }),
);

/** Sends `streaming.available`. */
export const tellOfStreaming = react(
  streamingAvailable,
  'webhooks.tell-of-streaming',
  (app, { changeId, animeId, ...offer }) =>
    tell(app, {
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
