import { reactWithin, type Event, type Reaction } from '#platform/events.ts';
import { episodeAiring } from '#slices/airing/index.ts';
import { chapterReleased, movieReleaseDated, streamingAvailable } from '#slices/releases/index.ts';
import { addAlerts, withdrawAlert } from './commands/add-alerts.ts';
import type { Alert } from './model.ts';
import {
  airedKey,
  alertOfChapter,
  alertOfFilmDate,
  alertOfOffer,
  alertsOfAiring,
} from './rules/alerts-of.ts';

/** If an airing moved, nobody is told that it aired at its earlier time. */
export const alertOfAirings = reactWithin(episodeAiring, async (app, tx, airings) => {
  for (const { animeId, previousAiringAt } of airings)
    if (previousAiringAt !== null) await withdrawAlert(tx, airedKey(animeId, previousAiringAt));
  const now = app.clock.now();
  await addAlerts(
    app,
    tx,
    airings.flatMap((airing) => alertsOfAiring(airing, now)),
  );
});

/** Alerts people of each event. */
const alertOf = <Payload extends object>(
  event: Event<Payload>,
  alertOfOne: (payload: Payload, now: Date) => Alert,
): Reaction =>
  reactWithin(event, (app, tx, payloads) => {
    const now = app.clock.now();
    return addAlerts(
      app,
      tx,
      payloads.map((payload) => alertOfOne(payload, now)),
    );
  });

export const alertOfChapters = alertOf(chapterReleased, alertOfChapter);
export const alertOfFilmDates = alertOf(movieReleaseDated, alertOfFilmDate);
export const alertOfOffers = alertOf(streamingAvailable, alertOfOffer);
