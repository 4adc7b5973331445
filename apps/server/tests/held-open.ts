import { expect } from 'vitest';
import type { Tx } from '#platform/database/index.ts';
import { saveEntries } from '#slices/lists/index.ts';
import type { TestApp } from './test-app.ts';

/** Writes in a transaction that stays open, as if it took long. @returns what commits it */
export const heldOpen = async (
  { app }: TestApp,
  write: (tx: Tx) => Promise<unknown>,
): Promise<() => Promise<void>> => {
  const written = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const done = app.db.transaction().execute(async (tx) => {
    await write(tx);
    written.resolve();
    await end.promise;
  });
  await Promise.race([written.promise, done]);
  return () => {
    end.resolve();
    return done;
  };
};

/** How many wait for a lock that has a name. */
export const waitingForLocks = async ({ app }: TestApp): Promise<number> => {
  const { rows } = await app.database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_locks where not granted and locktype = 'advisory'
     and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0]!.count;
};

/** How many wait for a lock of any kind: one that has a name, or that on a row. */
export const waitingForAny = async ({ app }: TestApp): Promise<number> => {
  const { rows } = await app.database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]!.count;
};

/** Does something while another transaction, which has written, waits for its end. @returns what came of it */
export const beside = async <Result>(
  test: TestApp,
  write: (tx: Tx) => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> => {
  const commit = await heldOpen(test, write);
  const working = work();
  await expect.poll(() => waitingForAny(test)).toBe(1);
  await commit();
  return working;
};

/** Edits an entry of anime by hand, as `heldOpen`, while `work` goes on until it waits for the list. */
export const besideEdit = async (
  test: TestApp,
  { userId, animeId, progress }: { userId: string; animeId: string; progress: number },
  work: () => Promise<unknown>,
): Promise<void> => {
  const { app } = test;
  const client = { kind: 'web', name: null } as const;
  const writer = {
    userId,
    source: 'WEB',
    client,
    batchId: app.ids.next(),
    at: app.clock.now(),
  } as const;
  const inputs = [{ work: { id: animeId }, version: null, patch: { progress } }];
  const commit = await heldOpen(test, (tx) =>
    saveEntries(app, tx, writer, { media: 'ANIME', inputs }),
  );
  const working = work();
  await expect.poll(() => waitingForLocks(test)).toBe(1);
  await commit();
  await working;
};
