-- The catalogue: anime with titles, ids at other databases, places to watch, and where each fact comes from.
create schema catalog;

create table catalog.data_source (
  key text primary key,
  name text not null,
  version text not null,
  as_of date not null,
  licence text not null,
  attribution text not null,
  url text not null,
  imported_at timestamptz not null
);

create table catalog.anime (
  id uuid primary key,
  title_native text not null,
  title_romaji text,
  title_english text,
  format text not null check (format in ('TV', 'TV_SHORT', 'MOVIE', 'SPECIAL', 'OVA', 'ONA', 'MUSIC')),
  status text check (status in ('FINISHED', 'RELEASING', 'NOT_YET_RELEASED', 'CANCELLED', 'HIATUS')),
  season text check (season in ('WINTER', 'SPRING', 'SUMMER', 'FALL')),
  season_year smallint,
  start_on text check (start_on ~ '^\d{4}(-\d{2}(-\d{2})?)?$'),
  end_on text check (end_on ~ '^\d{4}(-\d{2}(-\d{2})?)?$'),
  episode_count integer check (episode_count > 0),
  episode_count_source text check (episode_count_source in ('RECORDED', 'ESTIMATED')),
  average_score smallint check (average_score between 0 and 100),
  -- how many people a source counts; for ranking
  popularity integer check (popularity >= 0),
  is_adult boolean not null default false,
  official_site text,
  -- field -> key of the source that gave it
  provenance jsonb not null default '{}',
  -- digest of what the importer last wrote: an unchanged row is not touched again
  import_digest text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table catalog.synonym (
  anime_id uuid not null references catalog.anime on delete cascade,
  position smallint not null,
  text text not null,
  lang text,
  primary key (anime_id, position)
);

create table catalog.external_id (
  anime_id uuid not null references catalog.anime on delete cascade,
  site text not null,
  external_id text not null,
  is_primary boolean not null,
  primary key (anime_id, site, external_id)
);

create table catalog.streaming_link (
  anime_id uuid not null references catalog.anime on delete cascade,
  position smallint not null,
  service text not null,
  url text not null,
  regions text[],
  -- an instant or a date, as the source knows it
  starts_at text,
  primary key (anime_id, position)
);

-- How external numbering maps to ours: one row a range of one season of one show, or one film.
create table catalog.mapping_rule (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('tmdb', 'tvdb')),
  level text not null check (level in ('movie', 'show')),
  external_id integer not null check (external_id > 0),
  -- shows only; 0 specials, -1 absolute numbering
  season smallint check ((level = 'movie') = (season is null)),
  ep_from integer not null,
  ep_to integer check (ep_to >= ep_from),
  anime_id uuid not null references catalog.anime on delete cascade,
  anime_from integer not null,
  is_partial boolean not null default false,
  is_special boolean not null default false,
  of_season smallint,
  priority smallint not null,
  -- the import that wrote the rule, and what its file names as the origin
  source text not null,
  source_version text not null,
  origin text not null
);
create index mapping_rule_by_key on catalog.mapping_rule (kind, level, external_id);
create index mapping_rule_by_source on catalog.mapping_rule (source);

create table catalog.mapping_episode (
  kind text not null check (kind in ('tmdb', 'tvdb')),
  external_id integer not null check (external_id > 0),
  show_id integer not null check (show_id > 0),
  season smallint not null,
  number integer not null,
  source text not null,
  primary key (kind, external_id)
);

-- What a mapping says of the entries it numbers; its counts fill those the catalogue does not have on record.
create table catalog.mapping_entry (
  anime_id uuid primary key references catalog.anime on delete cascade,
  episode_count integer check (episode_count > 0),
  start_on text check (start_on ~ '^\d{4}(-\d{2}(-\d{2})?)?$'),
  end_on text check (end_on ~ '^\d{4}(-\d{2}(-\d{2})?)?$'),
  titles text[] not null,
  source text not null
);

-- The change feed the in-process read models follow. Writers take an advisory lock, so that seq order is commit order.
create table catalog.change (
  seq bigint generated always as identity primary key,
  topic text not null check (topic in ('anime', 'mapping', 'sources')),
  -- null: so much changed that readers load everything again
  anime_id uuid
);
