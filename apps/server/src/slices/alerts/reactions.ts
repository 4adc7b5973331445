import { reactWithin } from '#platform/events.ts';
import { episodeAiring } from '#slices/airing/index.ts';
import { chapterReleased, movieReleaseDated, streamingAvailable } from '#slices/releases/index.ts';
import { addAlerts, withdrawAlert } from './commands/add-alerts.ts';
import {
  airedKey,
  alertOfChapter,
  alertOfFilmDate,
  alertOfOffer,
  alertsOfAiring,
} from './rules/alerts-of.ts';

/** If an airing moved, nobody is told that it aired at its earlier time. */
export const alertOfAirings = reactWithin(episodeAiring, async (app, tx, airing) => {
  const { animeId, previousAiringAt } = airing;
  if (previousAiringAt !== null) await withdrawAlert(tx, airedKey(animeId, previousAiringAt));
  await addAlerts(app, tx, alertsOfAiring(airing, app.clock.now()));
});

export const alertOfChapters = reactWithin(chapterReleased, (app, tx, chapter) =>
  addAlerts(app, tx, [alertOfChapter(chapter, app.clock.now())]),
);

export const alertOfFilmDates = reactWithin(movieReleaseDated, (app, tx, film) =>
  addAlerts(app, tx, [alertOfFilmDate(film, app.clock.now())]),
);

export const alertOfOffers = reactWithin(streamingAvailable, (app, tx, offer) =>
  addAlerts(app, tx, [alertOfOffer(offer, app.clock.now())]),
);
