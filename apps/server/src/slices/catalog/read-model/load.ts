import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Anime, ShownLink } from '../anime.ts';
import type { StaffCredit } from '../credit.ts';
import type { AnimeFormat, CountSource, MediaStatus, Season, Synonym } from '../model.ts';
import type { MediaSource } from '../subject.ts';
import {
  isAfter,
  isNoFormer,
  isWanted,
  isWithin,
  loadExternalIds,
  loadFormerIds,
  msOf,
} from './belongings.ts';
import { loadInBatches, type Stretch, type Wanted } from './in-batches.ts';
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
  tag_ranks: (number | null)[];
  spoiler_tags: string[];
  studios: string[];
  staff: StaffCredit[];
  material: MediaSource | null;
  country: string | null;
  provenance: string;
  created_ms: number;
  updated_ms: number;
}

/** What belongs to an anime in other tables. */
type Belongings = Pick<Anime, 'synonyms' | 'externalIds' | 'streaming' | 'formerIds'>;

const animeOf = (row: AnimeRow, kept: Interned, belongings: Belongings): Anime => ({
  id: row.id,
  titleNative: row.title_native,
  titleRomaji: row.title_romaji,
  titleEnglish: row.title_english,
  format: kept.text(row.format),
  status: kept.text(row.status),
  season: kept.text(row.season),
  seasonYear: row.season_year,
  startOn: kept.text(row.start_on),
  endOn: kept.text(row.end_on),
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
  genres: kept.sameTexts(row.genres),
  tags: kept.texts(row.tags),
  tagRanks: kept.list(row.tag_ranks),
  spoilerTags: kept.texts(row.spoiler_tags),
  studios: kept.sameTexts(row.studios),
  staff: kept.list(row.staff, 'name', 'nameNative', 'role'),
  material: kept.text(row.material),
  country: kept.text(row.country),
  provenance: kept.json(row.provenance),
  addedAt: kept.instant(row.created_ms),
  updatedAt: kept.instant(row.updated_ms),
  ...belongings,
});

/** The synonyms of the anime of a stretch. */
const loadSynonyms = async (
  app: App,
  kept: Interned,
  stretch: Stretch,
): Promise<Map<string, Synonym[]>> => {
  const { rows } = await sql<{ anime_id: string; texts: string[]; langs: (string | null)[] }>`
    select anime_id, json_agg(text order by position) as texts, json_agg(lang order by position) as langs
    from catalog.synonym where ${isWithin(sql`anime_id`, stretch)} group by anime_id`.execute(
    app.db,
  );
  return new Map(
    rows.map(({ anime_id: id, texts, langs }) => [
      id,
      texts.map((text, at) => ({ text, lang: kept.text(langs[at] ?? null) })),
    ]),
  );
};

/** Where the anime of a stretch are streamed. */
const loadStreaming = async (
  app: App,
  kept: Interned,
  stretch: Stretch,
): Promise<Map<string, ShownLink[]>> => {
  const { rows } = await sql<{ anime_id: string; links: ShownLink[] }>`
    select anime_id, json_agg(json_build_object('service', service, 'url', url, 'regions', regions,
      'startsAt', starts_at, 'endsAt', ends_at, 'source', source) order by position) as links
    from catalog.streaming_link where ${isWithin(sql`anime_id`, stretch)} group by anime_id`.execute(
    app.db,
  );
  return new Map(
    rows.map(({ anime_id: id, links }) => [id, kept.list(links, 'service', 'source')]),
  );
};

const animeAfter = async (
  app: App,
  { ids, after, most }: { ids: Wanted; after: string | null; most: number },
): Promise<AnimeRow[]> => {
  const { rows } = await sql<AnimeRow>`
    select id, title_native, title_romaji, title_english, format, status, season, season_year,
      start_on, end_on, episode_count, episode_count_source, average_score, popularity, is_adult, is_hidden, official_site, cover_url, banner_url, duration_minutes,
      genres, tags, tag_ranks, spoiler_tags, studios, staff, material, country,
      provenance::text, ${msOf(sql`created_at`)} as created_ms, ${msOf(sql`updated_at`)} as updated_ms
    from catalog.anime where ${isWanted(sql`id`, ids)} and ${isAfter(sql`id`, after)} and ${isNoFormer(sql`id`)}
    order by id limit ${most}`.execute(app.db);
  return rows;
};

/** Loads anime with all that belongs to them, in the order of their ids; every one when no ids are given. */
export const loadAnime = (app: App, ids: Wanted): Promise<Anime[]> => {
  const kept = new Interned();
  return loadInBatches<AnimeRow, Anime>(ids, {
    rowsAfter: (after, most) => animeAfter(app, { ids, after, most }),
    worksOf: async (rows, stretch) => {
      const [synonyms, externalIds, streaming, formerIds] = await Promise.all([
        loadSynonyms(app, kept, stretch),
        loadExternalIds(app, { medium: 'ANIME', kept }, stretch),
        loadStreaming(app, kept, stretch),
        loadFormerIds(app, stretch),
      ]);
      return rows.map((row) =>
        animeOf(row, kept, {
          synonyms: kept.list(synonyms.get(row.id) ?? null),
          externalIds: kept.list(externalIds.get(row.id) ?? null),
          streaming: kept.list(streaming.get(row.id) ?? null),
          ...formerIds.get(row.id),
        }),
      );
    },
  });
};
