import type { App } from '#platform/app.ts';
import { react } from '#platform/events.ts';
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

const add = (app: App, alerts: readonly Alert[]): Promise<void> =>
  app.db.transaction().execute((tx) => addAlerts(app, tx, alerts));

/** If an airing moved, nobody is told that it aired at its earlier time. */
export const alertOfAirings = react(episodeAiring, 'alerts.add-airing', (app, airing) =>
  app.db.transaction().execute(async (tx) => {
    const { animeId, previousAiringAt } = airing;
    if (previousAiringAt !== null) await withdrawAlert(tx, airedKey(animeId, previousAiringAt));
    await addAlerts(app, tx, alertsOfAiring(airing, app.clock.now()));
  }),
);

export const alertOfChapters = react(chapterReleased, 'alerts.add-chapter', (app, chapter) =>
  add(app, [alertOfChapter(chapter, app.clock.now())]),
);

export const alertOfFilmDates = react(movieReleaseDated, 'alerts.add-film-date', (app, film) =>
  add(app, [alertOfFilmDate(film, app.clock.now())]),
);

export const alertOfOffers = react(streamingAvailable, 'alerts.add-offer', (app, offer) =>
  add(app, [alertOfOffer(offer, app.clock.now())]),
);
