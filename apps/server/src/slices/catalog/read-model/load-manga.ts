import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { StaffCredit } from '../credit.ts';
import type { Manga, MangaFormat } from '../manga.ts';
import type { MediaStatus, Synonym } from '../model.ts';
import {
  isAfter,
  isNoFormer,
  isWanted,
  loadExternalIds,
  loadFormerIds,
  msOf,
} from './belongings.ts';
import { loadInBatches, type Wanted } from './in-batches.ts';
import { loadMaterials } from './load-materials.ts';
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
  tag_ranks: (number | null)[];
  spoiler_tags: string[];
  average_score: number | null;
  popularity: number | null;
  is_adult: boolean;
  is_hidden: boolean;
  cover_url: string | null;
  banner_url: string | null;
  synonyms: Synonym[];
  staff: StaffCredit[];
  sources: string[] | null;
  provenance: string;
  created_ms: number;
  updated_ms: number;
}

/** What belongs to a manga in other tables. */
type Belongings = Pick<Manga, 'externalIds' | 'material' | 'formerIds'>;

const mangaOf = (row: MangaRow, kept: Interned, belongings: Belongings): Manga => ({
  id: row.id,
  titleNative: row.title_native,
  titleRomaji: row.title_romaji,
  titleEnglish: row.title_english,
  synonyms: kept.list(row.synonyms, 'lang'),
  format: kept.text(row.format),
  status: kept.text(row.status),
  startOn: kept.text(row.start_on),
  endOn: kept.text(row.end_on),
  volumeCount: row.volume_count,
  chapterCount: row.chapter_count,
  magazine: kept.text(row.magazine),
  publisher: kept.text(row.publisher),
  country: kept.text(row.country),
  staff: kept.list(row.staff, 'name', 'nameNative', 'role'),
  genres: kept.sameTexts(row.genres),
  tags: kept.texts(row.tags),
  tagRanks: kept.list(row.tag_ranks),
  spoilerTags: kept.texts(row.spoiler_tags),
  averageScore: row.average_score,
  popularity: row.popularity,
  isAdult: row.is_adult,
  isHidden: row.is_hidden,
  coverUrl: row.cover_url,
  bannerUrl: row.banner_url,
  sources: kept.sameTexts(row.sources),
  provenance: kept.json(row.provenance),
  addedAt: kept.instant(row.created_ms),
  updatedAt: kept.instant(row.updated_ms),
  ...belongings,
});

/** Loads manga with all that belongs to them, in the order of their ids; every one when no ids are given. */
export const loadManga = (app: App, ids: Wanted): Promise<Manga[]> => {
  const kept = new Interned();
  return loadInBatches<MangaRow, Manga>(ids, {
    rowsAfter: async (after, most) => {
      const { rows } = await sql<MangaRow>`
        select id, title_native, title_romaji, title_english, format, status, start_on, end_on, volume_count, chapter_count,
          magazine, publisher, country, genres, tags, tag_ranks, spoiler_tags, average_score, popularity, is_adult, is_hidden, cover_url, banner_url,
          synonyms, staff, sources, provenance::text, ${msOf(sql`created_at`)} as created_ms, ${msOf(sql`updated_at`)} as updated_ms
        from catalog.manga where ${isWanted(sql`id`, ids)} and ${isAfter(sql`id`, after)} and ${isNoFormer(sql`id`)}
        order by id limit ${most}`.execute(app.db);
      return rows;
    },
    worksOf: async (rows, stretch) => {
      const [externalIds, materials, formerIds] = await Promise.all([
        loadExternalIds(app, { medium: 'MANGA', kept }, stretch),
        loadMaterials(app, stretch),
        loadFormerIds(app, stretch),
      ]);
      return rows.map((row) =>
        mangaOf(row, kept, {
          externalIds: kept.list(externalIds.get(row.id) ?? null),
          material: materials.get(row.id) ?? null,
          ...formerIds.get(row.id),
        }),
      );
    },
  });
};
