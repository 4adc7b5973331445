-- Personal lists: one entry a user and anime, and a history row for every recorded play.
create schema lists;

create table lists.entry (
  id uuid primary key,
  user_id uuid not null references accounts."user" on delete cascade,
  anime_id uuid not null references catalog.anime,
  status text not null check (status in ('CURRENT', 'PLANNING', 'COMPLETED', 'DROPPED', 'PAUSED', 'REPEATING')),
  progress numeric(8, 2) not null default 0 check (progress >= 0),
  started_on text check (started_on ~ '^\d{4}(-\d{2}(-\d{2})?)?$'),
  completed_on text check (completed_on ~ '^\d{4}(-\d{2}(-\d{2})?)?$'),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  unique (user_id, anime_id)
);
-- the pages of viewer.animeList, with and without a status
create index entry_page on lists.entry (user_id, updated_at desc, id desc);
create index entry_page_by_status on lists.entry (user_id, status, updated_at desc, id desc);

create table lists.history (
  id uuid primary key,
  user_id uuid not null references accounts."user" on delete cascade,
  anime_id uuid not null references catalog.anime,
  episode numeric(8, 2) not null,
  source text not null check (source in ('WEB', 'PLEX', 'JELLYFIN', 'EXTENSION', 'SYNC', 'IMPORT', 'API')),
  recorded_at timestamptz not null,
  -- the entry before this play, for undo
  previous jsonb not null
);
create index history_by_unit on lists.history (user_id, anime_id, episode, recorded_at desc);
