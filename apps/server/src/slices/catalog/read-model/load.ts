import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Anime } from '../anime.ts';
import type { StaffCredit } from '../credit.ts';
import type {
  AnimeFormat,
  CountSource,
  ExternalId,
  MediaStatus,
  Season,
  StreamingLink,
  Synonym,
} from '../model.ts';
import type { MediaSource } from '../subject.ts';
import { Interned } from './interned.ts';

interface AnimeRow {
  id: string;
  title_native: string;
  title_romaji: string | null;
  title_english: string | null;
  format: AnimeFormat;
  status: MediaStatus | null;
  season: Season | null;
  season_year: number | null;
  start_on: string | null;
  end_on: string | null;
  episode_count: number | null;
  episode_count_source: CountSource | null;
  average_score: number | null;
  popularity: number | null;
  is_adult: boolean | null;
  is_hidden: boolean;
  official_site: string | null;
  cover_url: string | null;
  banner_url: string | null;
  duration_minutes: number | null;
  genres: string[];
  tags: string[];
  studios: string[];
  staff: StaffCredit[];
  material: MediaSource | null;
  synonyms: Synonym[] | null;
  external_ids: ExternalId[] | null;
  streaming: StreamingLink[] | null;
  provenance: string;
}

const animeOf = (row: AnimeRow, kept: Interned): Anime => ({
  id: row.id,
  titleNative: row.title_native,
  titleRomaji: row.title_romaji,
  titleEnglish: row.title_english,
  format: kept.text(row.format),
  status: kept.text(row.status),
  season: kept.text(row.season),
  seasonYear: row.season_year,
  startOn: row.start_on,
  endOn: row.end_on,
  episodeCount: row.episode_count,
  episodeCountSource: kept.text(row.episode_count_source),
  averageScore: row.average_score,
  popularity: row.popularity,
  isAdult: row.is_adult ?? true,
  isHidden: row.is_hidden,
  officialSite: row.official_site,
  coverUrl: row.cover_url,
  bannerUrl: row.banner_url,
  durationMinutes: row.duration_minutes,
  genres: kept.texts(row.genres),
  tags: kept.texts(row.tags),
  studios: kept.texts(row.studios),
  staff: kept.list(row.staff, 'role'),
  material: kept.text(row.material),
  synonyms: kept.list(row.synonyms, 'lang'),
  externalIds: kept.list(row.external_ids, 'site'),
  streaming: kept.list(row.streaming, 'service'),
  provenance: kept.json(row.provenance),
});

/**
 * Loads anime with all that belongs to them, in the order of their ids; every one when no ids are given.
 * An episode count that a mapping states stands before that of the data sets: the mapping's numbers are made against it.
 */
export const loadAnime = async (app: App, ids: readonly string[] | null): Promise<Anime[]> => {
  const wanted = sql`(${ids}::uuid[] is null or anime_id = any(${ids}::uuid[]))`;
  const { rows } = await sql<AnimeRow>`
    with synonyms as (
      select anime_id, json_agg(json_build_object('text', text, 'lang', lang) order by position) as items
      from catalog.synonym where ${wanted} group by anime_id
    ), ids as (
      select anime_id, json_agg(json_build_object('site', site, 'id', external_id, 'isPrimary', is_primary)
        order by site, external_id) as items
      from catalog.external_id where ${wanted} group by anime_id
    ), links as (
      select anime_id, json_agg(json_build_object('service', service, 'url', url, 'regions', regions,
        'startsAt', starts_at) order by position) as items
      from catalog.streaming_link where ${wanted} group by anime_id
    )
    select anime.id, title_native, title_romaji, title_english, format, status, season, season_year,
      anime.start_on, anime.end_on, coalesce(mapped.episode_count, anime.episode_count) as episode_count,
      case when mapped.episode_count is null then episode_count_source else 'RECORDED' end as episode_count_source,
      average_score, popularity, is_adult, is_hidden, official_site, cover_url, banner_url, duration_minutes,
      genres, tags, studios, staff, material, provenance::text,
      synonyms.items as synonyms, ids.items as external_ids, links.items as streaming
    from catalog.anime
    left join synonyms on synonyms.anime_id = anime.id
    left join ids on ids.anime_id = anime.id
    left join links on links.anime_id = anime.id
    left join catalog.mapping_entry mapped on mapped.anime_id = anime.id
    where ${ids}::uuid[] is null or anime.id = any(${ids}::uuid[])
    order by anime.id`.execute(app.db);
  const kept = new Interned();
  return rows.map((row) => animeOf(row, kept));
};
