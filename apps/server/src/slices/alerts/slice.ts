import type { Slice } from '#platform/slice.ts';
import './graphql/index.ts';
import { lookForSequels, tidyAlerts } from './jobs.ts';
import { alertOfAirings, alertOfChapters, alertOfFilmDates, alertOfOffers } from './reactions.ts';
import { reasons } from './reasons.ts';
import { notices } from './vocabulary.ts';
import { alertWorker } from './worker.ts';

export const alerts: Slice = {
  name: 'alerts',
  notices,
  reasons,
  jobs: [lookForSequels, tidyAlerts],
  reactions: [alertOfAirings, alertOfChapters, alertOfFilmDates, alertOfOffers],
  workers: [alertWorker],
};
