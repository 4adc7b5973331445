import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { announceChange } from '../change-feed.ts';
import { mangaChanges } from '../change-topics.ts';
import type { MangaClaim, MangaSourceKey } from '../manga.ts';
import type { HubKey } from '../anime-claim.ts';
import { type ClaimsImport, importClaims, type Placing } from './import-claims.ts';
import { linkAdaptations } from './link-adaptations.ts';
import { mangaByTitle } from './manga-by-title.ts';
import { writeManga } from './write-manga.ts';

/** Takes over what a source says of some manga, a batch of it. After the last batch `concludeMangaImport` tells the readers. */
export const importManga = async (
  app: App,
  tx: Tx,
  {
    source,
    claims,
    placing: more = {},
  }: {
    source: MangaSourceKey | HubKey;
    claims: readonly MangaClaim[];
    placing?: Pick<Placing<'MANGA'>, 'newId' | 'places' | 'isSure'>;
  },
): Promise<ClaimsImport<'MANGA'>> => {
  const placing = { byTitle: mangaByTitle, ...more };
  const done = await importClaims(app, tx, { medium: 'MANGA', source, claims, placing });
  await writeManga(tx, done.changed, app.clock.now());
  return done;
};

/** Ends an import: links what changed to its anime, and tells the readers of it when the transaction commits. */
export const concludeMangaImport = async (tx: Tx, changed: readonly string[]): Promise<void> => {
  if (changed.length === 0) return;
  await linkAdaptations(tx);
  await announceChange(tx, mangaChanges, changed);
};
