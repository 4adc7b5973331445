import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { announceChange } from '../change-feed.ts';
import { animeChanges } from '../change-topics.ts';
import type { AnimeRecord, StreamingLink } from '../model.ts';
import { digestOf } from './digest.ts';

/** What an import did, in rows. */
export interface ImportCounts {
  added: number;
  updated: number;
  unchanged: number;
}

/** What an import of anime did, and what those need to know who build on it. */
export interface AnimeImport extends ImportCounts {
  /** The rows that were added or updated. */
  changed: AnimeRecord[];
  /** For updated anime: where people could watch them before. */
  streamingBefore: ReadonlyMap<string, StreamingLink[]>;
}

/** Rows a statement carries: large enough to be fast, small enough to leave the event loop alone. */
const BATCH = 1_000;

type Digested = AnimeRecord & { digest: string };

/**
 * Brings the catalogue to what a source says: new rows are added, changed ones replaced, equal ones left alone.
 * @returns the counts, and what changed.
 */
export const importAnime = async (
  app: App,
  tx: Tx,
  records: readonly AnimeRecord[],
  onProgress: (done: number) => void = () => {},
): Promise<AnimeImport> => {
  const known = await importDigests(tx);
  const digested = records.map((record) => ({ ...record, digest: digestOf(record) }));
  const changed = digested.filter((record) => known.get(record.id) !== record.digest);
  const added = changed.filter((record) => !known.has(record.id)).length;
  const updated = changed.filter((record) => known.has(record.id)).map(({ id }) => id);
  const streamingBefore = await streamingOf(tx, updated);
  onProgress(records.length - changed.length);
  for (let start = 0; start < changed.length; start += BATCH) {
    const batch = changed.slice(start, start + BATCH);
    await writeBatch(tx, batch, app.clock.now());
    onProgress(records.length - changed.length + start + batch.length);
  }
  await announceChange(
    tx,
    animeChanges,
    changed.map(({ id }) => id),
  );
  return {
    added,
    updated: changed.length - added,
    unchanged: records.length - changed.length,
    changed,
    streamingBefore,
  };
};

const importDigests = async (tx: Tx): Promise<Map<string, string | null>> => {
  const rows = await tx.selectFrom('catalog.anime').select(['id', 'import_digest']).execute();
  return new Map(rows.map((row) => [row.id, row.import_digest]));
};

const streamingOf = async (
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, StreamingLink[]>> => {
  const { rows } = await sql<{ id: string; links: StreamingLink[] }>`
    select anime.id, coalesce(json_agg(json_build_object('service', service, 'url', url, 'regions', regions,
      'startsAt', starts_at)) filter (where service is not null), '[]') as links
    from unnest(${ids}::uuid[]) as anime (id) left join catalog.streaming_link on anime_id = anime.id
    group by anime.id`.execute(tx);
  return new Map(rows.map(({ id, links }) => [id, links]));
};

const writeBatch = async (tx: Tx, batch: readonly Digested[], now: Date): Promise<void> => {
  await upsertAnime(tx, batch, now);
  const ids = batch.map(({ id }) => id);
  for (const table of ['synonym', 'external_id', 'streaming_link'] as const) {
    await tx
      .deleteFrom(`catalog.${table}`)
      .where('anime_id', 'in', sql<string>`(select unnest(${ids}::uuid[]))`)
      .execute();
  }
  await insertChildren(tx, batch);
};

const upsertAnime = async (tx: Tx, batch: readonly Digested[], now: Date): Promise<void> => {
  const rows = batch.map((record) => ({
    id: record.id,
    title_native: record.titleNative,
    title_romaji: record.titleRomaji,
    title_english: record.titleEnglish,
    format: record.format,
    status: record.status,
    season: record.season,
    season_year: record.seasonYear,
    start_on: record.startOn,
    end_on: record.endOn,
    episode_count: record.episodeCount,
    episode_count_source: record.episodeCountSource,
    average_score: record.averageScore,
    popularity: record.popularity,
    is_adult: record.isAdult,
    genres: record.genres,
    tags: record.tags,
    studios: record.studios,
    staff: record.staff,
    material: record.material,
    official_site: record.officialSite,
    provenance: record.provenance,
    import_digest: record.digest,
    created_at: now,
    updated_at: now,
  }));
  await sql`
    insert into catalog.anime
    select * from jsonb_populate_recordset(null::catalog.anime, ${JSON.stringify(rows)}::jsonb)
    on conflict (id) do update set
      title_native = excluded.title_native, title_romaji = excluded.title_romaji,
      title_english = excluded.title_english, format = excluded.format, status = excluded.status,
      season = excluded.season, season_year = excluded.season_year, start_on = excluded.start_on,
      end_on = excluded.end_on, episode_count = excluded.episode_count,
      episode_count_source = excluded.episode_count_source, average_score = excluded.average_score, popularity = excluded.popularity,
      is_adult = excluded.is_adult, genres = excluded.genres, tags = excluded.tags,
      studios = excluded.studios, staff = excluded.staff, material = excluded.material, official_site = excluded.official_site,
      provenance = excluded.provenance, import_digest = excluded.import_digest,
      updated_at = excluded.updated_at`.execute(tx);
};

const insertChildren = async (tx: Tx, batch: readonly Digested[]): Promise<void> => {
  const synonyms = batch.flatMap((anime) =>
    anime.synonyms.map(({ text, lang }, position) => ({
      anime_id: anime.id,
      position,
      text,
      lang,
    })),
  );
  const externalIds = batch.flatMap((anime) =>
    anime.externalIds.map(({ site, id, isPrimary }) => ({
      anime_id: anime.id,
      site,
      external_id: id,
      is_primary: isPrimary,
    })),
  );
  const links = batch.flatMap((anime) =>
    anime.streaming.map(({ service, url, regions, startsAt }, position) => ({
      anime_id: anime.id,
      position,
      service,
      url,
      regions,
      starts_at: startsAt,
    })),
  );
  await insertRows(tx, 'catalog.synonym', synonyms);
  await insertRows(tx, 'catalog.external_id', externalIds);
  await insertRows(tx, 'catalog.streaming_link', links);
};

const insertRows = async (
  tx: Tx,
  table: 'catalog.synonym' | 'catalog.external_id' | 'catalog.streaming_link',
  rows: readonly object[],
): Promise<void> => {
  await sql`insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  );
};
