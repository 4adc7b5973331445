import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { announceChange, lockChanges } from '../change-feed.ts';
import { mangaChanges } from '../change-topics.ts';
import type { HubKey } from '../anime-claim.ts';
import type { MangaAdditionKey, MangaClaim } from '../manga.ts';
import { knownClaims } from './claim-store.ts';
import { onWorksNow, takeOver } from './import-claims.ts';
import { writeManga } from './write-manga.ts';

/** A claim of a source that knows our own id of the work. */
export interface IdentifiedManga extends MangaClaim {
  workId: string;
}

/** Takes over what a source adds to manga it names by our own ids. It names none, so that no adaptation changes. */
export const importIdentifiedManga = async (
  app: App,
  tx: Tx,
  { source, claims }: { source: MangaAdditionKey | HubKey; claims: readonly IdentifiedManga[] },
): Promise<void> => {
  const of = { medium: 'MANGA', source } as const;
  await lockChanges(tx);
  const known = await knownClaims(
    tx,
    of,
    claims.map(({ sourceId }) => sourceId),
  );
  const current = await onWorksNow(tx, claims);
  const placed = current.map(({ workId, joinedFrom, ...claim }) => ({
    workId,
    joinedFrom,
    claim,
    before: known.get(claim.sourceId)?.digest ?? null,
  }));
  const { changed } = await takeOver(tx, of, placed);
  await writeManga(tx, changed, app.clock.now());
  await announceChange(tx, mangaChanges, changed);
};
