import type { App } from '#platform/app.ts';
import { DAY_MS } from '#platform/durations.ts';
import { inImport } from '../commands/import-run.ts';
import { ASKED_SOURCES } from './registry.ts';
import { takeStale } from './rows.ts';
import { takeBack } from './take.ts';

/** Takes back what sources said longer ago than their terms let it be kept, also of sources that are switched off. @returns of how many works */
export const dropStale = async (app: App): Promise<number> => {
  let dropped = 0;
  for (const source of ASKED_SOURCES) {
    if (source.mostKeptDays === undefined) continue;
    const before = new Date(app.clock.nowMs() - source.mostKeptDays * DAY_MS);
    dropped += await inImport(app, async (tx) => {
      const stale = await takeStale(app, tx, source.key, before);
      await takeBack(app, tx, source, stale);
      return stale.length;
    });
  }
  return dropped;
};
