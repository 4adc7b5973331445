import type { App } from '#platform/app.ts';
import { refusal } from '../reasons.ts';
import { isFetchedKey, type FetchedKey, type SourceKey } from './keys.ts';
import { FETCHED_SOURCES, sourceOf } from './registry.ts';
import { restsUntil } from './rules.ts';
import { readRows } from './stored.ts';

/** The sources that want to be left alone for a while, and until when. */
export const restingSources = async (app: App): Promise<ReadonlyMap<SourceKey, Date>> => {
  const rows = await readRows(app.db);
  const now = app.clock.now();
  return new Map<FetchedKey, Date>(
    FETCHED_SOURCES.flatMap((source) => {
      const until = restsUntil(source, rows.get(source.key)?.tried_at ?? null, now);
      return until ? [[source.key, until] as const] : [];
    }),
  );
};

/** @throws Refusal for a source that was asked too lately to be asked again. */
export const requireRested = async (app: App, keys: readonly SourceKey[]): Promise<void> => {
  const resting = await restingSources(app);
  for (const key of keys) {
    const until = resting.get(key);
    if (until === undefined || !isFetchedKey(key)) continue;
    const { info, restHours: hours = 0 } = sourceOf(key);
    const time = `${until.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    throw refusal('CONFLICT', 'SOURCE_RESTS', { source: info.name, hours, time });
  }
};
