-- Imports of list files: what a file said row by row, what became of it, and what people decided about rows nobody could match.
create schema imports;

create table imports.list_import (
  -- also the batch under which the list's journal keeps what was written, so that all of it can be undone
  id uuid primary key,
  user_id uuid not null references accounts."user" on delete cascade,
  format text not null,
  file_name text check (char_length(file_name) <= 255),
  -- REFUSED: the file could not be read. PREVIEW: nothing is written yet. RUNNING: rows are written in steps, by whoever goes on
  state text not null check (state in ('REFUSED', 'PREVIEW', 'RUNNING', 'FINISHED', 'UNDONE')),
  policy text not null check (policy in ('fill-gaps', 'newer-wins', 'file-wins', 'replace-list')),
  -- why a file was refused
  fault text check (char_length(fault) <= 1000),
  row_count integer not null,
  -- entries taken off the list because the file replaces it
  removed_count integer not null default 0,
  -- the whole list as it was before it was replaced, our own JSON, gzip
  backup bytea,
  created_at timestamptz not null,
  -- last step of a running import; one that stands still is taken up by another process
  stepped_at timestamptz,
  finished_at timestamptz
);
create index list_import_by_user on imports.list_import (user_id, created_at desc, id desc);
create index list_import_running on imports.list_import (stepped_at) where state = 'RUNNING';
create index list_import_by_time on imports.list_import (created_at);

create table imports.list_row (
  import_id uuid not null references imports.list_import on delete cascade,
  -- the order of the file
  number integer not null,
  line integer not null,
  media text check (media in ('ANIME', 'MANGA')),
  title text,
  -- what the row says, in the words of our lists; null of rows that say nothing of an entry
  said jsonb,
  warnings text[] not null default '{}',
  -- the work it is about; null while nobody knows
  work_id uuid,
  -- works of the same title, for people to choose from
  suggestions uuid[] not null default '{}',
  -- what the next step would do with it; once that was taken, what was done
  outcome text check (outcome in ('added', 'updated', 'unchanged', 'skipped')),
  reason text,
  is_written boolean not null default false,
  primary key (import_id, number)
);
create index list_row_by_outcome on imports.list_row (import_id, outcome, number);
create index list_row_to_write on imports.list_row (import_id, number) where work_id is not null and not is_written;

-- Decisions about names and ids no catalogue knows: a work, or null for "leave it out, always". Later imports ask here first.
create table imports.list_match (
  user_id uuid not null references accounts."user" on delete cascade,
  media text not null check (media in ('ANIME', 'MANGA')),
  -- `mal:123`, or `title:…` where the file has no id
  key text not null check (char_length(key) <= 600),
  work_id uuid,
  decided_at timestamptz not null,
  primary key (user_id, media, key)
);
