import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import { announceChange } from '../change-feed.ts';
import { animeChanges } from '../change-topics.ts';

/** Whether the work with an id at MyAnimeList is adult; null where the source does not know it. */
type AdultAt = (malId: string) => boolean | null;

const unvouched = async (tx: Tx): Promise<{ id: string; malId: string }[]> => {
  const { rows } = await sql<{ id: string; malId: string }>`
    select anime.id, external_id as "malId" from catalog.anime
    join catalog.external_id on anime_id = anime.id and site = 'mal' and is_primary
    where is_adult is null`.execute(tx);
  return rows;
};

/** Settles whether works are adult that nobody vouched for when they were added, where a source knows them now. */
export const vouchForAnime = async (tx: Tx, adultAt: AdultAt): Promise<void> => {
  const known = (await unvouched(tx)).flatMap(({ id, malId }) => {
    const isAdult = adultAt(malId);
    return isAdult === null ? [] : [{ id, isAdult }];
  });
  if (known.length === 0) return;
  const ids = known.map(({ id }) => id);
  await sql`
    update catalog.anime set is_adult = known.is_adult
    from unnest(${ids}::uuid[], ${known.map(({ isAdult }) => isAdult)}::boolean[]) as known (id, is_adult)
    where anime.id = known.id`.execute(tx);
  await announceChange(tx, animeChanges, ids);
};
