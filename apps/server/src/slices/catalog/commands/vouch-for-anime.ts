import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { importIdentifiedAnime } from './import-anime.ts';

/** Whether the work with an id at MyAnimeList is adult; null where the source does not know it. */
type AdultAt = (malId: string) => boolean | null;

const unvouched = async (tx: Tx): Promise<{ id: string; malId: string }[]> => {
  const { rows } = await sql<{ id: string; malId: string }>`
    select anime.id, external_id as "malId" from catalog.anime
    join catalog.external_id on anime_id = anime.id and site = 'mal' and is_primary
    where is_adult is null`.execute(tx);
  return rows;
};

/** Says of works that nobody vouched for yet whether they are adult, if a list knows them now. */
export const vouchForAnime = async (app: App, tx: Tx, adultAt: AdultAt): Promise<void> => {
  const claims = (await unvouched(tx)).flatMap(({ id, malId }) => {
    const isAdult = adultAt(malId);
    return isAdult === null ? [] : [{ sourceId: malId, workId: id, isAdult }];
  });
  await importIdentifiedAnime(app, tx, { source: 'mal-id-cache', claims });
};
