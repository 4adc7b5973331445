import type { Slice } from '#platform/slice.ts';
import './graphql.ts';
import { reasons } from './reasons.ts';
import { schedule } from './schedule.ts';
import { airingWorker } from './worker.ts';

export const airing: Slice = {
  name: 'airing',
  reasons,
  resources: [schedule],
  workers: [airingWorker],
};
