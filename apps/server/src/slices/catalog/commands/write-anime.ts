import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import type { MergedAnime } from '../anime-claim.ts';
import { lockChanges } from '../change-feed.ts';
import { isNamed, mergedAnime } from '../community/merged-work.ts';
import type { MergedDetails } from '../details.ts';
import { titleKey } from '../rules/title-key.ts';
import { deleteChildRows, insertChildRows } from './child-rows.ts';
import { claimsAbout, type KnownWorks } from './claim-store.ts';
import { deletedAmong } from './deletion.ts';
import { forgetDetails, writeDetails } from './write-details.ts';

const CHILDREN = ['synonym', 'external_id', 'streaming_link'] as const;

/**
 * Makes anime of what is said of them now, and hides those that nobody names.
 * @param known what is said of all of them, if the caller knows it
 * @returns those that are shown
 */
export const writeAnime = async (
  tx: Tx,
  ids: readonly string[],
  now: Date,
  known?: KnownWorks<'ANIME'>,
): Promise<MergedAnime[]> => {
  if (ids.length === 0) return [];
  await lockChanges(tx);
  const claims = known ?? (await claimsAbout(tx, 'ANIME', ids));
  const deleted = await deletedAmong(tx, ids);
  const works = [...claims].flatMap(([id, of]) =>
    isNamed(of) && !deleted.has(id) ? [{ id, ...mergedAnime(id, of) }] : [],
  );
  const merged = works.map(({ work }) => work);
  await upsert(
    tx,
    works.map(({ work, details }) => rowOf(work, details, now)),
  );
  await writeDetails(tx, works);
  await deleteChildren(
    tx,
    CHILDREN,
    merged.map(({ id }) => id),
  );
  await insertChildRows(tx, childrenOf(merged));
  const shown = new Set(merged.map(({ id }) => id));
  const unnamed = ids.filter((id) => !shown.has(id));
  await hide(tx, unnamed, now);
  return merged;
};

/** A hidden anime keeps what its entries and plays need, and the ids by which a source may bring it back. */
const hide = async (tx: Tx, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length === 0) return;
  await sql`
    update catalog.anime set is_hidden = true, average_score = null, popularity = null, genres = '{}', tags = '{}', tag_ranks = '{}', spoiler_tags = '{}',
      studios = '{}', staff = '[]', material = null, country = null, official_site = null, cover_url = null, banner_url = null,
      duration_minutes = null, provenance = '{}', updated_at = ${now}
    where id = any(${ids}::uuid[])`.execute(tx);
  await deleteChildren(tx, ['synonym', 'streaming_link'], ids);
  await forgetDetails(tx, ids);
};

const deleteChildren = (
  tx: Tx,
  tables: readonly (typeof CHILDREN)[number][],
  ids: readonly string[],
): Promise<void> => deleteChildRows(tx, { tables, column: 'anime_id', ids });

const rowOf = (anime: MergedAnime, { provenance }: MergedDetails, now: Date) => ({
  id: anime.id,
  title_native: anime.titleNative,
  title_romaji: anime.titleRomaji,
  title_english: anime.titleEnglish,
  title_key: titleKey(anime.titleNative),
  format: anime.format,
  status: anime.status,
  season: anime.season,
  season_year: anime.seasonYear,
  start_on: anime.startOn,
  end_on: anime.endOn,
  episode_count: anime.episodeCount,
  episode_count_source: anime.episodeCountSource,
  average_score: anime.averageScore,
  popularity: anime.popularity,
  is_adult: anime.isAdult,
  is_hidden: false,
  genres: anime.genres,
  tags: anime.tags,
  tag_ranks: anime.tagRanks,
  spoiler_tags: anime.spoilerTags,
  studios: anime.studios,
  staff: anime.staff,
  material: anime.material,
  country: anime.country,
  official_site: anime.officialSite,
  cover_url: anime.coverUrl,
  banner_url: anime.bannerUrl,
  duration_minutes: anime.durationMinutes,
  provenance: { ...anime.provenance, ...provenance },
  created_at: now,
  updated_at: now,
});

const upsert = async (tx: Tx, rows: readonly ReturnType<typeof rowOf>[]): Promise<void> => {
  await sql`
    insert into catalog.anime
    select * from jsonb_populate_recordset(null::catalog.anime, ${JSON.stringify(rows)}::jsonb)
    on conflict (id) do update set
      title_native = excluded.title_native, title_romaji = excluded.title_romaji,
      title_english = excluded.title_english, title_key = excluded.title_key, format = excluded.format,
      status = excluded.status, season = excluded.season, season_year = excluded.season_year,
      start_on = excluded.start_on, end_on = excluded.end_on, episode_count = excluded.episode_count,
      episode_count_source = excluded.episode_count_source, average_score = excluded.average_score,
      popularity = excluded.popularity, is_adult = excluded.is_adult, is_hidden = false, genres = excluded.genres,
      tags = excluded.tags, tag_ranks = excluded.tag_ranks, spoiler_tags = excluded.spoiler_tags, studios = excluded.studios, staff = excluded.staff, material = excluded.material,
      country = excluded.country, official_site = excluded.official_site, cover_url = excluded.cover_url, banner_url = excluded.banner_url,
      duration_minutes = excluded.duration_minutes, provenance = excluded.provenance,
      updated_at = excluded.updated_at`.execute(tx);
};

const childrenOf = (
  merged: readonly MergedAnime[],
): Record<(typeof CHILDREN)[number], readonly object[]> => {
  const synonyms = merged.flatMap(({ id, synonyms: titles }) =>
    titles.map(({ text, lang }, position) => ({ anime_id: id, position, text, lang })),
  );
  const externalIds = merged.flatMap((anime) =>
    anime.externalIds.map(({ site, id, isPrimary }) => ({
      anime_id: anime.id,
      site,
      external_id: id,
      is_primary: isPrimary,
    })),
  );
  const links = merged.flatMap(({ id, streaming }) =>
    streaming.map(({ service, url, regions, startsAt, endsAt, source }, position) => ({
      anime_id: id,
      position,
      service,
      url,
      regions,
      starts_at: startsAt,
      ends_at: endsAt ?? null,
      source,
    })),
  );
  return { synonym: synonyms, external_id: externalIds, streaming_link: links };
};
