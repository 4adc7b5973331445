import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { utcDay, type Standing } from '../rules/quota.ts';
import { createMemoryStore, type MemoryStore } from './memory-store.ts';
import type { LimitStore } from './store.ts';

/** How much of the daily counts a crash may lose. */
const KEEP_EVERY_MS = 1_000;
/** Rows of one statement. */
const BATCH = 5_000;

const readStandings = async (app: App): Promise<Map<string, Standing>> => {
  const rows = await app.db
    .selectFrom('access.bucket')
    .select(['bucket', 'tat_ms', 'day', 'used'])
    .where('day', '=', utcDay(app.clock.nowMs()))
    .execute();
  return new Map(
    rows.map(({ bucket, tat_ms: tatMs, day, used }) => [bucket, { tatMs, day, used }]),
  );
};

const keep = async (app: App, entries: readonly [string, Standing][]): Promise<void> => {
  const standings = entries.map(([, standing]) => standing);
  await sql`insert into access.bucket (bucket, tat_ms, day, used)
    select * from unnest(${entries.map(([bucket]) => bucket)}::text[],
      ${standings.map(({ tatMs }) => tatMs)}::bigint[],
      ${standings.map(({ day }) => day)}::integer[],
      ${standings.map(({ used }) => used)}::integer[])
    on conflict (bucket) do update
      set tat_ms = excluded.tat_ms, day = excluded.day, used = excluded.used`.execute(app.db);
};

const keepChanged = async (app: App, store: MemoryStore): Promise<void> => {
  const changed = store.takeChanged();
  const entries = [...changed];
  try {
    for (let start = 0; start < entries.length; start += BATCH) {
      await keep(app, entries.slice(start, start + BATCH));
    }
  } catch (error) {
    store.returnChanged(changed);
    app.log.warn({ err: error }, 'the counts of the limits could not be kept; trying again');
  }
};

/** Buckets in memory that survive a restart: changes are written each second, and read again at start. */
export const openKeptMemoryStore = async (app: App): Promise<LimitStore> => {
  const store = createMemoryStore(await readStandings(app));
  let keeping = Promise.resolve();
  const keepSoon = (): void => {
    keeping = keeping.then(() => keepChanged(app, store));
  };
  const timer = setInterval(keepSoon, KEEP_EVERY_MS);
  timer.unref();
  return {
    draw: store.draw,
    find: (bucket) => store.find(bucket),
    close: async () => {
      clearInterval(timer);
      keepSoon();
      await keeping;
    },
  };
};
