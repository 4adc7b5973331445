-- What each source says of each work, as it said it last. A row of catalog.anime or catalog.manga is the sum of its claims,
-- so that importing one source again changes nothing that another said.
create table catalog.claim (
  medium text not null check (medium in ('ANIME', 'MANGA')),
  source text not null,
  -- the id of the work in that source
  source_id text not null,
  work_id uuid not null,
  record jsonb not null,
  digest text not null,
  primary key (medium, source, source_id)
);
create index claim_by_work on catalog.claim (work_id);

insert into catalog.claim
select 'MANGA', source, source_id, manga_id, record, digest from catalog.manga_claim;
drop table catalog.manga_claim;

-- Rows of anime have been written by the join of the packages or by a mapping file. What they hold becomes the claim of either; the
-- next import replaces it. Schedules and premieres are left out: what no claim says is left as it is.
insert into catalog.claim
select 'ANIME', case when provenance ->> 'titleNative' = 'tsuzuki-mapping' then 'tsuzuki-mapping' else 'packages' end,
  id::text, id, jsonb_strip_nulls(jsonb_build_object(
    'sourceId', id::text, 'titleNative', title_native, 'titleRomaji', title_romaji, 'titleEnglish', title_english,
    'synonyms', coalesce((select jsonb_agg(jsonb_build_object('text', text, 'lang', lang) order by position)
      from catalog.synonym where anime_id = anime.id), '[]'),
    'format', format, 'status', status, 'season', season, 'seasonYear', season_year, 'startOn', start_on, 'endOn', end_on,
    'episodeCount', episode_count, 'episodeCountSource', episode_count_source, 'averageScore', average_score,
    'popularity', popularity, 'isAdult', is_adult, 'genres', genres, 'tags', tags, 'studios', studios, 'staff', staff,
    'material', material, 'officialSite', official_site,
    'externalIds', coalesce((select jsonb_agg(jsonb_build_object('site', site, 'id', external_id, 'isPrimary', is_primary)
      order by site, external_id) from catalog.external_id where anime_id = anime.id), '[]'),
    'streaming', coalesce((select jsonb_agg(jsonb_build_object('service', service, 'url', url, 'regions', regions, 'startsAt', starts_at)
      order by position) from catalog.streaming_link where anime_id = anime.id), '[]'),
    'provenance', provenance)), 'migrated'
from catalog.anime;

insert into catalog.claim
select 'ANIME', source, anime_id::text, anime_id, record || jsonb_build_object('sourceId', anime_id::text), 'migrated'
from catalog.anime_claim;
drop table catalog.anime_claim;

alter table catalog.anime drop column import_digest;

-- The native title as titles are compared, as catalog.manga has it: for finding the work that a claim of another source is about.
alter table catalog.anime add column title_key text;
create index anime_by_title on catalog.anime (title_key);

-- Claims that no program can place: they contradict the ids they share with works, or would join two. An editor decides.
create table catalog.held_claim (
  medium text not null check (medium in ('ANIME', 'MANGA')),
  source text not null,
  source_id text not null,
  reason text not null,
  -- the works it may be about
  work_ids uuid[] not null,
  record jsonb not null,
  held_at timestamptz not null,
  primary key (medium, source, source_id)
);
