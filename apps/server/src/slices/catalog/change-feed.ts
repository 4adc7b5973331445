import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { listen, type Tx } from '#platform/database/index.ts';
import { defineResource } from '#platform/resource.ts';

/** What of the catalogue changed: some anime, the mapping, or (`null`) so much that readers load all of it again. */
export interface CatalogueChange {
  topic: 'anime' | 'mapping';
  animeIds: readonly string[] | null;
}

const CHANNEL = 'catalog_change';
/** Writers queue up behind this lock, so that the order of `seq` is the order of commits and a reader skips none. */
const FEED_LOCK = 7_482_021;
/** Above this a reader loads everything instead of row by row. */
const MOST_SINGLE_CHANGES = 500;
/** Rows kept for readers that were away; one that missed more loads everything. */
const KEPT_ROWS = 20_000;
const POLL_MS = 15_000;

/** Records a change in the writer's transaction; readers are told when it commits. */
export const announceChange = async (tx: Tx, change: CatalogueChange): Promise<void> => {
  const { topic, animeIds } = change;
  if (animeIds?.length === 0) return;
  const ids = animeIds && animeIds.length <= MOST_SINGLE_CHANGES ? animeIds : [null];
  await sql`select pg_advisory_xact_lock(${sql.lit(FEED_LOCK)})`.execute(tx);
  await tx
    .insertInto('catalog.change')
    .values(ids.map((id) => ({ topic, anime_id: id })))
    .execute();
  await sql`delete from catalog.change
    where seq < (select max(seq) from catalog.change) - ${sql.lit(KEPT_ROWS)}`.execute(tx);
  await sql`select pg_notify(${sql.lit(CHANNEL)}, '')`.execute(tx);
};

const newestChange = async (app: App): Promise<number> => {
  const row = await app.db
    .selectFrom('catalog.change')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .executeTakeFirst();
  return row?.seq ?? 0;
};

const changesSince = async (
  app: App,
  seq: number,
): Promise<{ seq: number; changes: CatalogueChange[] }> => {
  const rows = await app.db
    .selectFrom('catalog.change')
    .select(['seq', 'topic', 'anime_id'])
    .where('seq', '>', seq)
    .orderBy('seq')
    .execute();
  const last = rows.at(-1);
  if (!last) return { seq, changes: [] };
  const wasAway = rows.length >= KEPT_ROWS;
  const changes = (['anime', 'mapping'] as const).flatMap((topic): CatalogueChange[] => {
    const ids = rows.filter((row) => row.topic === topic).map((row) => row.anime_id);
    if (ids.length === 0 && !wasAway) return [];
    const single = ids.filter((id) => id !== null);
    const isSingle = !wasAway && single.length === ids.length;
    return [{ topic, animeIds: isSingle ? [...new Set(single)] : null }];
  });
  return { seq: last.seq, changes };
};

/** The feed as this process follows it: at once through LISTEN, and by polling should a notification or the connection be lost. */
export interface ChangeFeed {
  /** Listeners are told in the order they came; a batch that one of them fails is told again. */
  onChange(listener: (change: CatalogueChange) => Promise<void>): void;
  /** Waits until this process has applied everything committed before the call. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

const follow = (app: App, start: number): ChangeFeed => {
  const listeners: ((change: CatalogueChange) => Promise<void>)[] = [];
  let position = start;
  let queue: Promise<void> = Promise.resolve();
  const drain = async (): Promise<void> => {
    const next = await changesSince(app, position);
    for (const change of next.changes) {
      for (const listener of listeners) await listener(change);
    }
    position = next.seq;
  };
  const catchUp = (): Promise<void> => {
    const turn = queue.then(drain);
    queue = turn.catch((error: unknown) => {
      app.log.warn({ err: error }, 'the catalogue could not follow a change; trying again');
    });
    return turn;
  };
  const look = (): void => void catchUp().catch(() => {});
  const poll = setInterval(look, POLL_MS);
  const listening = listen(app.database, CHANNEL, look);
  return {
    onChange: (listener) => listeners.push(listener),
    catchUp,
    stop: async () => {
      clearInterval(poll);
      await listening.stop();
      await queue;
    },
  };
};

/** Opened before anything is loaded, so that no change falls between the loading and the following. */
export const changeFeed = defineResource<ChangeFeed>({
  name: 'catalogue change feed',
  open: async (app) => follow(app, await newestChange(app)),
  close: (feed) => feed.stop(),
});
