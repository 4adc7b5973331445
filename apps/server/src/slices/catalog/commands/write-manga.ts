import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import { lockChanges } from '../change-feed.ts';
import { isNamed, mergedManga } from '../community/merged-work.ts';
import type { MergedManga } from '../rules/merge-manga.ts';
import { titleKey } from '../rules/title-key.ts';
import { deleteChildRows, insertChildRows } from './child-rows.ts';
import { claimsAbout, type KnownWorks } from './claim-store.ts';
import { deletedAmong } from './deletion.ts';
import { type DetailedWork, forgetDetails, writeDetails } from './write-details.ts';

/** Makes manga of what is said of them now, and hides those that nobody names. @param known what is said of all of them, if the caller knows it */
export const writeManga = async (
  tx: Tx,
  ids: readonly string[],
  now: Date,
  known?: KnownWorks<'MANGA'>,
): Promise<void> => {
  if (ids.length === 0) return;
  await lockChanges(tx);
  const claims = known ?? (await claimsAbout(tx, 'MANGA', ids));
  const deleted = await deletedAmong(tx, ids);
  const works = [...claims].flatMap(([id, of]) =>
    isNamed(of) && !deleted.has(id) ? [{ id, ...mergedManga(of) }] : [],
  );
  await upsert(
    tx,
    works.map((work) => rowOf(work, now)),
  );
  await writeDetails(tx, works);
  await replaceExternalIds(tx, works);
  const shown = new Set(works.map(({ id }) => id));
  const unnamed = ids.filter((id) => !shown.has(id));
  await hide(tx, unnamed, now);
};

/** A hidden manga keeps what its entries need, and the ids by which a source may bring it back. */
const hide = async (tx: Tx, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length === 0) return;
  await sql`
    update catalog.manga set is_hidden = true, average_score = null, popularity = null, genres = '{}', tags = '{}', tag_ranks = '{}', spoiler_tags = '{}',
      synonyms = '[]', staff = '[]', magazine = null, publisher = null, cover_url = null, banner_url = null, sources = '{}', provenance = '{}',
      updated_at = ${now}
    where id = any(${ids}::uuid[])`.execute(tx);
  await forgetDetails(tx, ids);
};

interface WrittenManga extends DetailedWork {
  work: MergedManga;
}

const rowOf = ({ id, work, details }: WrittenManga, now: Date) => ({
  id,
  title_native: work.titleNative,
  title_romaji: work.titleRomaji,
  title_english: work.titleEnglish,
  title_key: titleKey(work.titleNative),
  format: work.format,
  status: work.status,
  start_on: work.startOn,
  end_on: work.endOn,
  volume_count: work.volumeCount,
  chapter_count: work.chapterCount,
  magazine: work.magazine,
  publisher: work.publisher,
  country: work.country,
  genres: work.genres,
  tags: work.tags,
  tag_ranks: work.tagRanks,
  spoiler_tags: work.spoilerTags,
  average_score: work.averageScore,
  popularity: work.popularity,
  is_adult: work.isAdult,
  is_hidden: false,
  cover_url: work.coverUrl,
  banner_url: work.bannerUrl,
  synonyms: work.synonyms,
  staff: work.staff,
  sources: [...new Set(work.sources)],
  provenance: { ...work.provenance, ...details.provenance },
  created_at: now,
  updated_at: now,
});

const upsert = async (tx: Tx, rows: readonly ReturnType<typeof rowOf>[]): Promise<void> => {
  await sql`
    insert into catalog.manga
    select * from jsonb_populate_recordset(null::catalog.manga, ${JSON.stringify(rows)}::jsonb)
    on conflict (id) do update set
      title_native = excluded.title_native, title_romaji = excluded.title_romaji,
      title_english = excluded.title_english, title_key = excluded.title_key, format = excluded.format,
      status = excluded.status, start_on = excluded.start_on, end_on = excluded.end_on,
      volume_count = excluded.volume_count, chapter_count = excluded.chapter_count, magazine = excluded.magazine,
      publisher = excluded.publisher, country = excluded.country, genres = excluded.genres,
      average_score = excluded.average_score, popularity = excluded.popularity, is_adult = excluded.is_adult, is_hidden = false,
      cover_url = excluded.cover_url, banner_url = excluded.banner_url, tags = excluded.tags, tag_ranks = excluded.tag_ranks, spoiler_tags = excluded.spoiler_tags, synonyms = excluded.synonyms, staff = excluded.staff, sources = excluded.sources,
      provenance = excluded.provenance, updated_at = excluded.updated_at`.execute(tx);
};

const replaceExternalIds = async (
  tx: Tx,
  works: readonly { id: string; work: MergedManga }[],
): Promise<void> => {
  const ids = works.map(({ id }) => id);
  const rows = works.flatMap(({ id, work }) =>
    work.externalIds.map((external) => ({
      manga_id: id,
      site: external.site,
      external_id: external.id,
      is_primary: external.isPrimary,
    })),
  );
  await deleteChildRows(tx, { tables: ['manga_external_id'], column: 'manga_id', ids });
  await insertChildRows(tx, { manga_external_id: rows });
};
