import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { announceChange } from '../../change-feed.ts';
import { mangaChanges } from '../../change-topics.ts';
import type { Media } from '../../media.ts';
import { type AnimeChange, settleAnime } from '../import-anime.ts';
import type { KnownWorks } from '../claim-store.ts';
import { linkingAround } from '../link-adaptations.ts';
import { writeManga } from '../write-manga.ts';

/** Works of which something else is said now, for those who build on it. */
export interface ChangedWorks {
  medium: Media;
  ids: readonly string[];
  /** Of anime: what they are now. Hidden ones are left out. */
  anime: AnimeChange | null;
}

/** Makes works of what their sources say now, and tells the readers when the transaction commits. */
export const settleWorks = async (
  app: App,
  tx: Tx,
  { medium, ids }: { medium: Media; ids: readonly string[] },
): Promise<ChangedWorks> => {
  const anime = await linkingAround(tx, ids, () => writeWorks(app, tx, { medium, ids }));
  return { medium, ids, anime };
};

interface WrittenWorks {
  medium: Media;
  ids: readonly string[];
  /** What is said of all of them, if the caller knows it. */
  known?: KnownWorks<Media> | undefined;
}

/** @returns what changed of anime, for those who build on it; null for manga */
export const writeWorks = async (
  app: App,
  tx: Tx,
  { medium, ids, known }: WrittenWorks,
): Promise<AnimeChange | null> => {
  if (medium === 'ANIME') return settleAnime(app, tx, ids, known as KnownWorks<'ANIME'>);
  await writeManga(tx, ids, app.clock.now(), known as KnownWorks<'MANGA'>);
  await announceChange(tx, mangaChanges, ids);
  return null;
};
