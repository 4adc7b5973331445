import type { App } from '#platform/app.ts';
import type { Client } from '#platform/client.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import {
  asOneBatch,
  entriesOfWorks,
  recordPlay,
  undoBatch,
  type PlaySource,
  type Writer,
} from '#slices/lists/index.ts';
import { isProgram, type Origin, type OriginKind } from './origin.ts';
import { unitOf, type OwnUnit } from './outcome.ts';

/** Everything that scrobbling reads from lists and writes to them. */

const SOURCES: Readonly<Record<OriginKind, PlaySource>> = {
  server_a: 'PLEX',
  server_b: 'JELLYFIN',
  player: 'API',
  extension: 'EXTENSION',
};

/** What one delivery writes. */
export interface ListWrite {
  origin: Pick<Origin, 'kind' | 'userId' | 'name'>;
  at: Date;
  /** How long each runs, where that is known. */
  runTimeMs?: number | null;
  /** The batch that undoes all of them. */
  batchId: string;
}

const clientOf = ({ kind, name }: Pick<Origin, 'kind' | 'name'>): Client => ({
  kind: isProgram(kind) ? kind : 'media-server',
  name,
});

/** Writes several units of one delivery as one change of the list. */
export const asOneWrite = <Result>(
  app: App,
  tx: Tx,
  { origin, batchId }: ListWrite,
  work: () => Promise<Result>,
): Promise<Result> => {
  const { userId, kind } = origin;
  const by = { source: SOURCES[kind], client: clientOf(origin) };
  return asOneBatch(app, tx, { userId, ...by, batchId, at: app.clock.now() }, work);
};

/** Records that an episode was watched or a chapter was read. */
export const recordUnit = (
  app: App,
  tx: Tx,
  { origin, ...write }: ListWrite,
  own: OwnUnit,
): ReturnType<typeof recordPlay> => {
  const { userId, kind } = origin;
  const by = { source: SOURCES[kind], client: clientOf(origin) };
  return recordPlay(app, tx, { ...write, ...by, userId, ...unitOf(own) });
};

/** Takes back what a delivery wrote, as its owner asked by some program. @returns whether it wrote anything. */
export const takeBack = async (
  app: App,
  tx: Tx,
  by: Writer,
  { batchId }: { batchId: string | null },
): Promise<boolean> => batchId !== null && (await undoBatch(app, tx, by, batchId)).isKnown;

/**
 * Takes back what several deliveries wrote, the latest first: an entry is gone only if nothing goes on with it when the delivery that began it is
 * taken back.
 */
export const takeBackAll = async (
  app: App,
  tx: Tx,
  by: Writer,
  batchIds: readonly string[],
): Promise<void> => {
  // Ids grow with time.
  for (const batchId of batchIds.toSorted().toReversed()) await takeBack(app, tx, by, { batchId });
};

/** Takes back what a delivery wrote because of what others agreed on, which no longer holds. */
export const withdraw = (
  app: App,
  tx: Tx,
  origin: Pick<Origin, 'kind' | 'userId' | 'name'>,
  delivery: { batchId: string | null },
): Promise<boolean> => {
  const { userId, kind } = origin;
  const by = { source: SOURCES[kind], client: clientOf(origin) };
  return takeBack(
    app,
    tx,
    { userId, ...by, batchId: app.ids.next(), at: app.clock.now() },
    delivery,
  );
};

/** Whether a work is on somebody's list. */
export const isOnList = async (db: Database, userId: string, own: OwnUnit): Promise<boolean> => {
  const { media, workId } = unitOf(own);
  const entries = await entriesOfWorks(db, { userId, media, reading: 'own' }, [workId]);
  return entries.has(workId);
};
