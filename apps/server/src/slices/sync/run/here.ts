import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/index.ts';
import { MEDIA, type Media } from '#slices/catalog/values.ts';
import { deletedEntries, entriesOfWorks, type Entry, workOf } from '#slices/lists/index.ts';
import type { WorkLength } from '../rules/merge/merge-case.ts';
import { pairKey } from './pair.ts';

/** What we have of some works. */
export interface Here {
  entries: ReadonlyMap<string, Entry>;
  deletedAt: ReadonlyMap<string, Date>;
}

interface Work {
  media: Media;
  workId: string;
}

/** What a list has of some works, by `pairKey`. */
export const readHere = async (
  db: Database,
  userId: string,
  works: readonly Work[],
): Promise<Here> => {
  const entries = new Map<string, Entry>();
  const deletedAt = new Map<string, Date>();
  for (const media of MEDIA) {
    const ids = works.filter((work) => work.media === media).map(({ workId }) => workId);
    if (ids.length === 0) continue;
    const alive = await entriesOfWorks(db, { userId, media, reading: 'own' }, ids);
    for (const [id, entry] of alive) entries.set(pairKey(media, id), entry);
    const gone = await deletedEntries(
      db,
      { userId, media },
      ids.filter((id) => !alive.has(id)),
    );
    for (const [id, at] of gone) deletedAt.set(pairKey(media, id), at);
  }
  return { entries, deletedAt };
};

/** How long a work is, as far as that is settled. */
export const lengthOf = (app: App, { media, workId }: Work): WorkLength => {
  const length = workOf(app, media, workId)?.length;
  return { total: length?.units ?? null, totalVolumes: length?.volumes ?? null };
};
