-- Manga: works with titles, authors, ids at other databases, where each fact comes from, and the anime made from them.
create table catalog.manga (
  id uuid primary key,
  title_native text not null,
  title_romaji text,
  title_english text,
  -- the native title as titles are compared: for finding the same work in another source, and its anime
  title_key text not null,
  format text not null check (format in ('MANGA', 'ONE_SHOT', 'MANHWA', 'MANHUA', 'DOUJIN', 'OEL', 'LIGHT_NOVEL', 'NOVEL')),
  status text check (status in ('FINISHED', 'RELEASING', 'NOT_YET_RELEASED', 'CANCELLED', 'HIATUS')),
  start_on text check (start_on ~ '^\d{4}(-\d{2}(-\d{2})?)?$'),
  end_on text check (end_on ~ '^\d{4}(-\d{2}(-\d{2})?)?$'),
  volume_count integer check (volume_count > 0),
  chapter_count integer check (chapter_count > 0),
  magazine text,
  publisher text,
  country text check (country ~ '^[A-Z]{2}$'),
  genres text[] not null,
  average_score smallint check (average_score between 0 and 100),
  -- how many people a source counts; for ranking
  popularity integer check (popularity >= 0),
  is_adult boolean not null,
  cover_url text,
  synonyms jsonb not null,
  staff jsonb not null,
  -- keys of the sources that say something of it, the one of highest precedence first
  sources text[] not null,
  -- field -> key of the source that gave it
  provenance jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index manga_by_title_key on catalog.manga (title_key);

create table catalog.manga_external_id (
  manga_id uuid not null references catalog.manga on delete cascade,
  site text not null,
  external_id text not null,
  is_primary boolean not null,
  primary key (manga_id, site, external_id)
);
create index manga_external_id_by_id on catalog.manga_external_id (site, external_id);

-- What each source says of each work, as it said it last. A manga row is the sum of these by the precedence of the
-- sources, so that importing one of them again changes nothing that another said.
create table catalog.manga_claim (
  source text not null,
  source_id text not null,
  -- checked at commit: claims are written first, and the work is made of them
  manga_id uuid not null references catalog.manga on delete cascade deferrable initially deferred,
  record jsonb not null,
  digest text not null,
  primary key (source, source_id)
);
create index manga_claim_by_manga on catalog.manga_claim (manga_id);

-- Anime that were made from a manga, and what says so.
create table catalog.adaptation (
  manga_id uuid not null references catalog.manga on delete cascade,
  anime_id uuid not null references catalog.anime on delete cascade,
  source text not null,
  primary key (manga_id, anime_id)
);
create index adaptation_by_anime on catalog.adaptation (anime_id);

alter table catalog.change rename column anime_id to work_id;
alter table catalog.change drop constraint change_topic_check;
alter table catalog.change add constraint change_topic_check
  check (topic in ('anime', 'manga', 'adaptations', 'mapping', 'sources'));

-- Data whose licence keeps paid tiers out of a service that has it.
create table access.paid_use_ban (
  source text primary key,
  since timestamptz not null
);
