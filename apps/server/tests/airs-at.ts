import type { App } from '#platform/app.ts';
import { schedule } from '#slices/airing/index.ts';

/** Lets an anime air at one time and no other, by the schedule of this process. */
export const airsAt = (app: App, animeId: string, airingAt: string): void => {
  const rule = {
    startMs: Date.parse(airingAt),
    every: null,
    untilMs: null,
    confirmedUntilMs: null,
    basis: 'RECURRENCE',
    isDayOnly: false,
  } as const;
  app.get(schedule).replace([animeId], new Map([[animeId, [rule]]]));
};
