import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { animeChanges, mangaChanges } from '#slices/catalog/change-topics.ts';
import { announceChange, changeFeed, recordDataSources } from '#slices/catalog/index.ts';

/** A source whose pictures may be shown. */
const SOURCE = {
  key: 'mangabaka',
  name: 'MangaBaka',
  version: '1',
  asOf: '2026-01-01',
  licence: 'CC BY-NC-SA 4.0',
  attribution: 'MangaBaka',
  url: 'https://mangabaka.org/',
};

/** Where MangaBaka has its pictures. */
export const COVERS = 'https://cdn.mangabaka.dev/covers';

interface Given {
  media: 'anime' | 'manga';
  picture: 'cover' | 'banner';
  /** The addresses of pictures at their source, by the id of the work. */
  addresses: ReadonlyMap<string, string>;
}

const FIELDS = { cover: 'coverUrl', banner: 'bannerUrl' } as const;
const CHANGES = { anime: animeChanges, manga: mangaChanges };

/** Gives works pictures, as if a source had named them. */
export const givePictures = async (
  app: App,
  { media, picture, addresses }: Given,
): Promise<void> => {
  const said = { [FIELDS[picture]]: SOURCE.key };
  await app.db.transaction().execute(async (tx) => {
    await recordDataSources(app, tx, [SOURCE]);
    for (const [id, address] of addresses)
      await sql`
        update ${sql.table(`catalog.${media}`)}
        set ${sql.ref(`${picture}_url`)} = ${address}, provenance = provenance || ${JSON.stringify(said)}::jsonb
        where id = ${id}`.execute(tx);
    await announceChange(tx, CHANGES[media], [...addresses.keys()]);
  });
  await (await app.open(changeFeed)).catchUp();
};
