import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { StaffCredit } from '../credit.ts';
import type { Manga, MangaFormat } from '../manga.ts';
import type { ExternalId, MediaStatus, Synonym } from '../model.ts';
import { Interned } from './interned.ts';

interface MangaRow {
  id: string;
  title_native: string;
  title_romaji: string | null;
  title_english: string | null;
  format: MangaFormat;
  status: MediaStatus | null;
  start_on: string | null;
  end_on: string | null;
  volume_count: number | null;
  chapter_count: number | null;
  magazine: string | null;
  publisher: string | null;
  country: string | null;
  genres: string[];
  tags: string[];
  average_score: number | null;
  popularity: number | null;
  is_adult: boolean;
  is_hidden: boolean;
  cover_url: string | null;
  banner_url: string | null;
  synonyms: Synonym[];
  staff: StaffCredit[];
  external_ids: ExternalId[] | null;
  sources: string[] | null;
  provenance: string;
  updated_at: Date;
}

/** Most works have none: they share one list. */
const mangaOf = (row: MangaRow, kept: Interned): Manga => ({
  id: row.id,
  titleNative: row.title_native,
  titleRomaji: row.title_romaji,
  titleEnglish: row.title_english,
  synonyms: kept.list(row.synonyms, 'lang'),
  format: kept.text(row.format),
  status: kept.text(row.status),
  startOn: row.start_on,
  endOn: row.end_on,
  volumeCount: row.volume_count,
  chapterCount: row.chapter_count,
  magazine: kept.text(row.magazine),
  publisher: kept.text(row.publisher),
  country: kept.text(row.country),
  staff: kept.list(row.staff, 'role'),
  genres: kept.texts(row.genres),
  tags: kept.texts(row.tags),
  averageScore: row.average_score,
  popularity: row.popularity,
  isAdult: row.is_adult,
  isHidden: row.is_hidden,
  coverUrl: row.cover_url,
  bannerUrl: row.banner_url,
  externalIds: kept.list(row.external_ids, 'site'),
  sources: kept.texts(row.sources),
  provenance: kept.json(row.provenance),
  updatedAt: row.updated_at.toISOString(),
});

/** Works a query brings: memory stays bounded while a large catalogue is loaded. */
const BATCH = 5_000;

/** Loads manga with all that belongs to them, in the order of their ids; every one when no ids are given. */
export const loadManga = async (app: App, ids: readonly string[] | null): Promise<Manga[]> => {
  const loaded: Manga[] = [];
  const kept = new Interned();
  for (;;) {
    const rows = await mangaAfter(app, loaded.at(-1)?.id ?? null, ids);
    for (const row of rows) loaded.push(mangaOf(row, kept));
    if (rows.length < BATCH) return loaded;
  }
};

const mangaAfter = async (
  app: App,
  after: string | null,
  ids: readonly string[] | null,
): Promise<MangaRow[]> => {
  const { rows } = await sql<MangaRow>`
    with batch as (
      select * from catalog.manga
      where (${ids}::uuid[] is null or id = any(${ids}::uuid[])) and (${after}::uuid is null or id > ${after}::uuid)
      order by id limit ${sql.lit(BATCH)}
    ), ids as (
      select manga_id, json_agg(json_build_object('site', site, 'id', external_id, 'isPrimary', is_primary)
        order by site, external_id) as items
      from catalog.manga_external_id where manga_id in (select id from batch) group by manga_id
    )
    select batch.id, title_native, title_romaji, title_english, format, status, start_on, end_on, volume_count,
      chapter_count, magazine, publisher, country, genres, tags, average_score, popularity, is_adult, is_hidden, cover_url, banner_url, synonyms, staff,
      ids.items as external_ids, sources, provenance::text, updated_at
    from batch left join ids on ids.manga_id = batch.id
    order by batch.id`.execute(app.db);
  return rows;
};
