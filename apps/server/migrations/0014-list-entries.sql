-- Lists of anime and manga: what an entry says, every play, the journal that undoes, what others are shown, the tallies of statistics.

-- 'on delete cascade' of a user takes all of it.
create table lists.custom_list (
  id uuid primary key,
  user_id uuid not null references accounts."user" on delete cascade,
  media text not null check (media in ('ANIME', 'MANGA')),
  name text not null check (char_length(name) between 1 and 100),
  position integer not null,
  created_at timestamptz not null
);
create unique index custom_list_by_name on lists.custom_list (user_id, media, lower(name));

alter table lists.entry rename column anime_id to work_id;
alter table lists.entry drop constraint entry_anime_id_fkey;
alter table lists.entry drop constraint entry_user_id_anime_id_key;
alter table lists.entry drop constraint entry_progress_check;
drop index lists.entry_page;
drop index lists.entry_page_by_status;
alter table lists.entry
  add column media text not null default 'ANIME' check (media in ('ANIME', 'MANGA')),
  -- one column names the work; these two hold the catalogue to it
  add column anime_id uuid generated always as (case when media = 'ANIME' then work_id end) stored references catalog.anime,
  add column manga_id uuid generated always as (case when media = 'MANGA' then work_id end) stored references catalog.manga,
  add column volume_progress integer not null default 0 check (volume_progress between 0 and 100000),
  add column score smallint check (score between 0 and 100),
  add column repeat_count integer not null default 0 check (repeat_count between 0 and 10000),
  add column notes text check (char_length(notes) between 1 and 10000),
  add column tags text[] not null default '{}',
  add column priority smallint not null default 0 check (priority between 0 and 3),
  add column visibility text not null default 'PUBLIC' check (visibility in ('PUBLIC', 'FOLLOWERS', 'PRIVATE')),
  add column is_hidden_from_status_lists boolean not null default false,
  -- ids of lists.custom_list of the same user and medium
  add column custom_list_ids uuid[] not null default '{}',
  -- rewatches and rereads, oldest first; the last may be open
  add column passes jsonb not null default '[]',
  -- progress said outright rather than played, and the version that said it: later plays count on from there
  add column stated_progress numeric(8, 2) not null default 0,
  add column stated_version integer not null default 0,
  -- what of the work the tallies have counted with this entry; null until they have
  add column counted jsonb,
  -- a tombstone: gone for its owner, brought back by undo
  add column deleted_at timestamptz,
  add constraint entry_progress_check check (progress between 0 and 100000);
alter table lists.entry alter column media drop default;
update lists.entry set stated_progress = progress;
update lists.entry set passes = jsonb_build_array(jsonb_build_object(
  'number', 1, 'state', 'OPEN', 'progress', progress, 'volumeProgress', 0, 'startedOn', null, 'completedOn', null,
  'score', null, 'resumesAt', progress, 'resumesAtVolume', 0)) where status = 'REPEATING';

create unique index entry_by_work on lists.entry (user_id, media, work_id);
-- the pages of a list by what the owner sees; a status or another filter is read off the same index
create index entry_by_update on lists.entry (user_id, media, updated_at desc, id desc) where deleted_at is null;
create index entry_by_status on lists.entry (user_id, media, status, updated_at desc, id desc) where deleted_at is null;
create index entry_by_addition on lists.entry (user_id, media, created_at desc, id desc) where deleted_at is null;
create index entry_by_score on lists.entry (user_id, media, (coalesce(score, -1)) desc, id desc) where deleted_at is null;
-- for the catalogue, which must know what still names a work
create index entry_by_anime on lists.entry (anime_id) where anime_id is not null;
create index entry_by_manga on lists.entry (manga_id) where manga_id is not null;
create index entry_tombstone on lists.entry (deleted_at) where deleted_at is not null;

-- One row an act of watching or reading: units `from_unit` to `to_unit`, which are one and the same for a single one.
create table lists.play (
  id uuid primary key,
  user_id uuid not null references accounts."user" on delete cascade,
  entry_id uuid not null references lists.entry on delete cascade,
  media text not null,
  work_id uuid not null,
  from_unit numeric(8, 2) not null check (from_unit >= 0),
  to_unit numeric(8, 2) not null,
  -- 0 for the first time through, else the rewatch or reread
  pass smallint not null default 0,
  source text not null check (source in ('WEB', 'PLEX', 'JELLYFIN', 'EXTENSION', 'SYNC', 'IMPORT', 'API')),
  played_at timestamptz not null,
  recorded_at timestamptz not null,
  batch_id uuid not null,
  -- the version of the entry that came of it
  entry_version integer not null,
  -- the batch that took it back; such a play counts for nothing
  removed_in uuid,
  removed_at timestamptz,
  check (to_unit >= from_unit)
);
insert into lists.play
  select h.id, h.user_id, e.id, 'ANIME', h.anime_id, h.episode, h.episode, 0, h.source, h.recorded_at, h.recorded_at, h.id, 0
  from lists.history h join lists.entry e on e.user_id = h.user_id and e.work_id = h.anime_id;
drop table lists.history;
create index play_by_time on lists.play (user_id, played_at desc, id desc) where removed_in is null;
create index play_by_entry on lists.play (entry_id, played_at desc, id desc) where removed_in is null;
create index play_by_batch on lists.play (user_id, batch_id);
create index play_by_removal on lists.play (user_id, removed_in) where removed_in is not null;
create index play_removed on lists.play (removed_at) where removed_at is not null;

-- The journal: what each write changed of each entry, kept as long as it can be undone.
create table lists.change (
  id uuid primary key,
  user_id uuid not null references accounts."user" on delete cascade,
  entry_id uuid not null references lists.entry on delete cascade,
  batch_id uuid not null,
  source text not null check (source in ('WEB', 'PLEX', 'JELLYFIN', 'EXTENSION', 'SYNC', 'IMPORT', 'API')),
  changed_at timestamptz not null,
  -- only the fields that changed
  before jsonb not null,
  after jsonb not null
);
create index change_by_batch on lists.change (user_id, batch_id);
create index change_by_entry on lists.change (entry_id);
create index change_by_time on lists.change (changed_at);

-- What others are shown: "watched 3–5 of …". Plays close together are one line.
create table lists.activity (
  id uuid primary key,
  user_id uuid not null references accounts."user" on delete cascade,
  entry_id uuid not null references lists.entry on delete cascade,
  media text not null,
  work_id uuid not null,
  kind text not null check (kind in ('PROGRESS', 'PLANNED', 'STARTED', 'COMPLETED', 'DROPPED', 'PAUSED', 'REPEAT_STARTED', 'REPEAT_COMPLETED')),
  from_unit numeric(8, 2),
  to_unit numeric(8, 2),
  batch_id uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index activity_by_user on lists.activity (user_id, updated_at desc, id desc);
create index activity_by_time on lists.activity (updated_at desc, id desc);
create index activity_by_entry on lists.activity (entry_id, updated_at desc);
create index activity_by_batch on lists.activity (user_id, batch_id);

create table lists.favourite (
  user_id uuid not null references accounts."user" on delete cascade,
  media text not null check (media in ('ANIME', 'MANGA')),
  work_id uuid not null,
  anime_id uuid generated always as (case when media = 'ANIME' then work_id end) stored references catalog.anime,
  manga_id uuid generated always as (case when media = 'MANGA' then work_id end) stored references catalog.manga,
  position integer not null,
  created_at timestamptz not null,
  primary key (user_id, media, work_id)
);
create index favourite_by_position on lists.favourite (user_id, media, position, work_id);
create index favourite_by_anime on lists.favourite (anime_id) where anime_id is not null;
create index favourite_by_manga on lists.favourite (manga_id) where manga_id is not null;

-- Statistics as sums kept with every write. Apart by visibility, so that nobody is told sums of what they may not see.
create table lists.tally (
  user_id uuid not null references accounts."user" on delete cascade,
  media text not null,
  visibility text not null,
  facet text not null check (facet in ('TOTAL', 'STATUS', 'SCORE', 'FORMAT', 'RELEASE_YEAR', 'START_YEAR', 'GENRE', 'TAG', 'STUDIO', 'COUNTRY')),
  value text not null,
  entries integer not null,
  units numeric(14, 2) not null,
  volumes bigint not null,
  minutes numeric(14, 2) not null,
  scored integer not null,
  score_sum bigint not null,
  score_squares bigint not null,
  primary key (user_id, media, visibility, facet, value)
);
