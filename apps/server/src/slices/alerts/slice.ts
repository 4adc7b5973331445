import type { Slice } from '#platform/slice.ts';
import './graphql/index.ts';
import { lookForSequels, tidyAlerts } from './jobs.ts';
import { alertOfAirings, alertOfChapters, alertOfFilmDates, alertOfOffers } from './reactions.ts';
import { sealedPushKey } from './push-key.ts';
import { sealedTargets } from './queries/targets.ts';
import { reasons } from './reasons.ts';
import { routes } from './routes.ts';
import { audits, notices, targetNotices } from './vocabulary.ts';
import { alertWorker, deliveryWorker, digestWorker } from './worker.ts';

export const alerts: Slice = {
  name: 'alerts',
  audits,
  notices: { ...notices, ...targetNotices },
  reasons,
  routes,
  jobs: [lookForSequels, tidyAlerts],
  reactions: [alertOfAirings, alertOfChapters, alertOfFilmDates, alertOfOffers],
  workers: [alertWorker, deliveryWorker, digestWorker],
  sealed: [sealedTargets, sealedPushKey],
};
