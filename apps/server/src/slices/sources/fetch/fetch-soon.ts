import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { refusal } from '../reasons.ts';
import { choiceFor } from './choice.ts';
import type { SourceKey } from './keys.ts';
import { makeDue } from './lease.ts';
import { takeSmaller } from './permit.ts';
import { requireOn } from './refresh.ts';
import { licensedSource } from './licensed.ts';
import { standings } from './standings.ts';
import { requireRested, restingSources } from './rest.ts';
import { ensureRows } from './stored.ts';

/** The worker is told here that a source is due. */
export const SOURCE_DUE_CHANNEL = 'sources_due';

export const ringFetcher = async ({ db }: App): Promise<void> => {
  await sql`select pg_notify(${sql.lit(SOURCE_DUE_CHANNEL)}, '')`.execute(db);
};

export interface FetchSoonOptions {
  /** Those that are on, unless told. */
  keys?: readonly SourceKey[];
  takesSmaller?: boolean;
}

/** Lets the worker fetch sources at once. @throws Refusal when one that is named may not be fetched, or is being fetched */
export const fetchSoon = async (
  app: App,
  { keys, takesSmaller = false }: FetchSoonOptions,
): Promise<void> => {
  if (choiceFor(app) === 'off') throw refusal('CONFLICT', 'SOURCES_OFF');
  await ensureRows(app);
  await requireRested(app, keys ?? []);
  const resting = await restingSources(app);
  const all = await standings(app);
  const isOn = (key: SourceKey): boolean => all.get(key) === 'on' && !resting.has(key);
  for (const key of keys ?? [...all.keys()].filter(isOn)) {
    requireOn(key, all.get(key));
    const isDue = await makeDue(app, key);
    if (!isDue && keys)
      throw refusal('CONFLICT', 'SOURCE_BUSY', { source: licensedSource(key).info.name });
    if (takesSmaller) await takeSmaller(app.db, key);
  }
  await ringFetcher(app);
};
