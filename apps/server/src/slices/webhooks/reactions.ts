import type { SubscribedEventType } from '@tsuzuki/contract/webhooks';
import { DAY_MS } from '#platform/durations.ts';
import { react, reactWithin, type Event, type Reaction } from '#platform/events.ts';
import { tierChanged, tierOf, TIERS } from '#slices/access/index.ts';
import { episodeAiring } from '#slices/airing/index.ts';
import { chapterReleased, movieReleaseDated, streamingAvailable } from '#slices/releases/index.ts';
import { pauseForTier, resumeForTier } from './endpoint/commands/tier.ts';
import { candidatesFor, emitWebhookEvent } from './event/emit.ts';
import { occurrenceOf, type OccurrenceInput } from './event/occurrence.ts';

/** Tells endpoints of what happened, in its own transaction, without those whose work is gone. */
const tellOf = <Type extends SubscribedEventType, Payload extends object>(
  type: Type,
  event: Event<Payload>,
  inputOf: (payload: Payload) => Omit<OccurrenceInput<Type>, 'type'>,
): Reaction =>
  reactWithin(event, async (app, tx, payloads) => {
    const candidates = await candidatesFor(tx, type);
    if (candidates.length === 0) return;
    for (const payload of payloads) {
      const occurrence = await occurrenceOf(app, tx, { type, ...inputOf(payload) });
      if (occurrence) await emitWebhookEvent(app, tx, occurrence, candidates);
    }
  });

/** A day after the airing nobody needs it any more. */
export const tellOfEpisode = tellOf(
  'episode.airing',
  episodeAiring,
  ({ animeId, moves, ...data }) => ({
    media: 'ANIME',
    workId: animeId,
    key: [animeId, data.episode, data.airingAt, data.previousAiringAt, moves],
    data,
    expiresAt: new Date(Date.parse(data.airingAt) + DAY_MS),
  }),
);

export const tellOfChapter = tellOf(
  'chapter.released',
  chapterReleased,
  ({ mangaId, chapterId: id, ...chapter }) => ({
    media: 'MANGA',
    workId: mangaId,
    key: [id],
    data: { chapter: { id, ...chapter } },
  }),
);

export const tellOfMovie = tellOf(
  'movie.release_date',
  movieReleaseDated,
  ({ changeId, animeId, releaseId: id, ...release }) => ({
    media: 'ANIME',
    workId: animeId,
    key: [changeId],
    data: { release: { id, ...release } },
    regions: [release.region],
  }),
);

export const tellOfStreaming = tellOf(
  'streaming.available',
  streamingAvailable,
  ({ changeId, animeId, ...offer }) => ({
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
