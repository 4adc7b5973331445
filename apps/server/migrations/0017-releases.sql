-- When parts of works come out: films in regions, chapters and volumes of manga.
create schema releases;

create table releases.movie_release (
  id uuid primary key,
  anime_id uuid not null references catalog.anime on delete cascade,
  -- ISO 3166-1 alpha-2
  region text not null check (region ~ '^[A-Z]{2}$'),
  kind text not null check (kind in ('THEATRICAL', 'DIGITAL', 'PHYSICAL', 'TV')),
  released_on text not null check (released_on ~ '^\d{4}(-\d{2}(-\d{2})?)?$'),
  note text,
  -- key of the data source
  source text not null
);
create index movie_release_by_anime on releases.movie_release (anime_id);

create table releases.unit (
  id uuid primary key,
  manga_id uuid not null references catalog.manga on delete cascade,
  kind text not null check (kind in ('CHAPTER', 'VOLUME')),
  -- as it is printed: `10`, `10.5`, `Extra 1`
  label text not null check (label <> ''),
  -- where it stands among the others
  position double precision not null,
  -- BCP 47
  language text not null,
  title text,
  -- of a chapter: the label of its volume
  volume text,
  released_on text collate "C" check (released_on ~ '^\d{4}(-\d{2}(-\d{2})?)?$'),
  url text,
  source text not null,
  unique (manga_id, kind, language, label)
);
create index unit_by_position on releases.unit (manga_id, kind, position, id);
create index chapter_by_date on releases.unit (released_on, id) where kind = 'CHAPTER';

-- Events whose moment is still to come.
create table releases.pending_event (
  id bigint generated always as identity primary key,
  event text not null check (event in ('chapter', 'streaming')),
  -- the chapter, or the anime
  subject_id uuid not null,
  payload jsonb not null,
  due_at timestamptz not null
);
create index pending_event_by_due on releases.pending_event (due_at);
create index pending_event_by_subject on releases.pending_event (subject_id);

alter table catalog.change drop constraint change_topic_check;
alter table catalog.change add constraint change_topic_check
  check (topic in ('anime', 'manga', 'adaptations', 'mapping', 'sources', 'releases'));

-- Sources name works by their ids elsewhere.
create index external_id_by_id on catalog.external_id (site, external_id);
