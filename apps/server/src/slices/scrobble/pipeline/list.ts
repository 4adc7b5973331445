import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import {
  entriesOfWorks,
  recordPlay,
  undoBatch,
  type PlaySource,
  type Writer,
} from '#slices/lists/index.ts';
import type { Origin, OriginKind } from './origin.ts';
import type { OwnEpisode } from './outcome.ts';

/** All that scrobbling asks of lists and writes into them. */

const SOURCES: Readonly<Record<OriginKind, PlaySource>> = {
  server_a: 'PLEX',
  server_b: 'JELLYFIN',
  player: 'API',
};

/** Episodes of one delivery. */
export interface ListWrite {
  origin: Pick<Origin, 'kind' | 'userId'>;
  at: Date;
  /** How long each runs, where that is known. */
  runTimeMs?: number | null;
  /** What takes all of them back. */
  batchId: string;
}

/** Records that an episode was watched. */
export const recordEpisode = (
  app: App,
  tx: Tx,
  { origin, ...write }: ListWrite,
  { animeId, episode }: OwnEpisode,
): ReturnType<typeof recordPlay> => {
  const { userId, kind } = origin;
  return recordPlay(app, tx, { ...write, userId, animeId, episode, source: SOURCES[kind] });
};

/** Takes back what a delivery wrote. @returns whether it wrote anything. */
export const takeBack = async (
  app: App,
  tx: Tx,
  { origin, batchId }: { origin: Pick<Origin, 'userId'>; batchId: string | null },
): Promise<boolean> => {
  if (batchId === null) return false;
  const at = app.clock.now();
  const writer: Writer = { userId: origin.userId, source: 'WEB', batchId: app.ids.next(), at };
  return (await undoBatch(app, tx, writer, batchId)).isKnown;
};

/** Whether an anime is on somebody's list. */
export const isOnList = async (
  db: Database,
  { userId, animeId }: { userId: string; animeId: string },
): Promise<boolean> => {
  const entries = await entriesOfWorks(db, { userId, media: 'ANIME', reading: 'own' }, [animeId]);
  return entries.has(animeId);
};
