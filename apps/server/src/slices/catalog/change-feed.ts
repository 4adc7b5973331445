import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { listenAndRead, type ChannelReader, type Tx } from '#platform/database/index.ts';
import { defineResource } from '#platform/resource.ts';
import type { Media } from './media.ts';

/** Something of the catalogue that changes by itself. */
export interface ChangeTopic {
  name: string;
  /** Nothing but the works that a change names looks different after it. */
  showsOnlyInItsWorks?: true;
  /** It is about all that works of a medium are: their changes are kept for whoever copies the catalogue. */
  isOfWorks?: Media;
}

/** Declares a topic, in the slice that announces its changes. */
export const defineChangeTopic = (topic: ChangeTopic): ChangeTopic => topic;

const CHANNEL = 'catalog_change';
/** Writers queue up behind this lock, so that the order of `seq` is the order of commits and a reader skips none. */
const FEED_LOCK = 7_482_021;
/** Above this a reader loads everything instead of row by row. */
const MOST_SINGLE_CHANGES = 500;
/** Rows kept for readers that were away; one that missed more loads everything. */
const KEPT_ROWS = 20_000;
const POLL_MS = 15_000;

/** Moves works to the end of the order of changes. The lock is held, so that this order is the order of commits too. */
const keepingChanges = (medium: Media, workIds: readonly string[]) => sql`
  kept as (insert into catalog.work_change (work_id, medium, seq)
    select distinct on (id) id, ${medium}::text, nextval('catalog.work_change_seq')
    from unnest(${workIds}::uuid[]) as changed (id)
    on conflict (work_id) do update set seq = excluded.seq),`;

/** Transactions that hold the lock, as they do until they end. */
const holding = new WeakSet<Tx>();

/**
 * Waits until no other transaction changes works, and keeps others waiting until this one ends. Who makes a work of its claims holds it
 * before reading them: otherwise two writers would each leave out what the other says.
 */
export const lockChanges = async (tx: Tx): Promise<void> => {
  if (holding.has(tx)) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(FEED_LOCK)})`.execute(tx);
  holding.add(tx);
};

/**
 * Records in the writer's transaction that some works changed, or (`null`) so much of a topic that readers load all of it;
 * they are told when it commits.
 */
export const announceChange = async (
  tx: Tx,
  topic: ChangeTopic,
  workIds: readonly string[] | null,
): Promise<void> => {
  if (workIds?.length === 0) return;
  const ids = workIds && workIds.length <= MOST_SINGLE_CHANGES ? workIds : [null];
  await lockChanges(tx);
  const keeping = topic.isOfWorks && workIds ? keepingChanges(topic.isOfWorks, workIds) : sql``;
  await sql`with ${keeping}
    noted as (insert into catalog.change (topic, work_id) select ${topic.name}::text, unnest(${ids}::uuid[])),
    forgotten as (delete from catalog.change where seq < (select max(seq) from catalog.change) - ${sql.lit(KEPT_ROWS)})
    select pg_notify(${sql.lit(CHANNEL)}, '')`.execute(tx);
};

/** Loads the works of these ids as they are now, or (`null`) everything. */
export type Load = (ids: readonly string[] | null) => Promise<void>;

/** Hears which works changed, or (`null`) that more may have. */
export type Listener = (ids: readonly string[] | null) => void;

/** The feed of this process. `catchUp` waits until every subscriber has applied what was committed before the call. */
export interface ChangeFeed extends ChannelReader {
  /**
   * Loads everything, and from then on what of the topic is committed after the loading began. Subscribers are served in the
   * order they came, so one may build on those before it; what one fails at is given to it again.
   */
  subscribe(topic: ChangeTopic, load: Load): Promise<void>;
  /** Is told after every subscriber has applied some changes: which works, or `null` when more may have changed. */
  afterwards(listener: Listener): void;
}

interface Subscriber {
  topic: ChangeTopic;
  load: Load;
  /** The `seq` it has applied everything up to. */
  position: number;
}

interface ChangeRow {
  seq: number;
  topic: string;
  work_id: string | null;
  /** The oldest `seq` still kept. */
  oldest: number;
}

const newestSeq = async (app: App): Promise<number> => {
  const row = await app.db
    .selectFrom('catalog.change')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .executeTakeFirst();
  return row?.seq ?? 0;
};

/** What changed of a work did so of those that were merged into it: responses show it under their ids too. */
const changesSince = async (app: App, seq: number): Promise<ChangeRow[]> => {
  const { rows } = await sql<ChangeRow>`
    select seq, topic, (select min(seq) from catalog.change) as oldest,
      unnest(array_prepend(work_id, array(select old_id from catalog.redirect where new_id = work_id))) as work_id
    from catalog.change where seq > ${seq} order by seq`.execute(app.db);
  return rows;
};

/** Which works a subscriber must load: none, some, or (`null`) everything. */
const newTo = ({ topic, position }: Subscriber, rows: readonly ChangeRow[]): string[] | null => {
  const isLagging = rows.some(({ oldest }) => oldest > position + 1);
  const own = rows.filter((row) => row.topic === topic.name && row.seq > position);
  const ids = new Set(own.flatMap((row) => row.work_id ?? []));
  const isWhole = own.some((row) => row.work_id === null) || ids.size > MOST_SINGLE_CHANGES;
  return isLagging || isWhole ? null : [...ids];
};

/** Which works the rows name; null when more than these may have changed, as after a change that nobody here subscribes to. */
const namedIn = (
  rows: readonly ChangeRow[],
  subscribers: readonly Subscriber[],
): string[] | null => {
  const topics = subscribers.map(({ topic }) => topic);
  const narrow = new Set(topics.filter((one) => one.showsOnlyInItsWorks).map(({ name }) => name));
  const ids = rows.map(({ topic, work_id: id }) => (narrow.has(topic) ? id : null));
  return ids.every((id) => id !== null) ? ids : null;
};

const serve = async (
  app: App,
  subscribers: readonly Subscriber[],
  listeners: readonly Listener[],
): Promise<void> => {
  if (subscribers.length === 0) return;
  const position = Math.min(...subscribers.map((subscriber) => subscriber.position));
  const rows = await changesSince(app, position);
  const newest = rows.at(-1)?.seq;
  if (newest === undefined) return;
  const isLagging = rows.some(({ oldest }) => oldest > position + 1);
  try {
    for (const subscriber of subscribers) {
      const ids = newTo(subscriber, rows);
      if (ids === null || ids.length > 0) await subscriber.load(ids);
      subscriber.position = newest;
    }
  } finally {
    // Those before one that failed have applied them.
    for (const listener of listeners) listener(isLagging ? null : namedIn(rows, subscribers));
  }
};

const openFeed = (app: App): ChangeFeed => {
  const subscribers: Subscriber[] = [];
  const listeners: Listener[] = [];
  const reader = listenAndRead(app, {
    channel: CHANNEL,
    pollMs: POLL_MS,
    what: 'a change of the catalogue',
    // A copy: one that joins meanwhile has a position of its own, and may need rows that these do not.
    read: () => serve(app, [...subscribers], listeners),
  });
  return {
    ...reader,
    subscribe: async (topic, load) => {
      const position = await newestSeq(app);
      await load(null);
      subscribers.push({ topic, load, position });
      await reader.catchUp().catch(() => {});
    },
    afterwards: (listener) => void listeners.push(listener),
  };
};

/** The change feed of this process: one connection listens for all subscribers. */
export const changeFeed = defineResource<ChangeFeed>({
  name: 'catalogue change feed',
  open: (app) => Promise.resolve(openFeed(app)),
  close: (feed) => feed.stop(),
});
