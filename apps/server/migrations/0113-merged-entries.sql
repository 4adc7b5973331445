-- What became of entries of works that were merged: enough to take them apart again.
create table lists.merged_entry (
  merge_id uuid not null,
  user_id uuid not null references accounts."user" on delete cascade,
  -- the entry that its owner has of the work that stands for both
  entry_id uuid not null references lists.entry on delete cascade,
  -- of owners who had both works: the entry that became part of the other one …
  part_id uuid references lists.entry on delete cascade,
  -- … what the other one said before and after that, and which plays and activities came to it
  before jsonb,
  after jsonb,
  play_ids uuid[],
  activity_ids uuid[],
  merged_at timestamptz not null,
  primary key (merge_id, user_id)
);
create index merged_entry_by_entry on lists.merged_entry (entry_id);
create index merged_entry_by_part on lists.merged_entry (part_id) where part_id is not null;
create index merged_entry_by_user on lists.merged_entry (user_id);
create index merged_entry_by_time on lists.merged_entry (merged_at);

-- The same of favourites: the rows as they were of the work that was merged.
create table lists.merged_favourite (
  merge_id uuid not null,
  user_id uuid not null references accounts."user" on delete cascade,
  -- whether the other work was a favourite too, so that this one is gone
  was_both boolean not null,
  position integer not null,
  created_at timestamptz not null,
  batch_id uuid,
  merged_at timestamptz not null,
  primary key (merge_id, user_id)
);
create index merged_favourite_by_user on lists.merged_favourite (user_id);
create index merged_favourite_by_time on lists.merged_favourite (merged_at);

-- Plays that were taken back, by entry: the others have such an index.
create index play_removed_by_entry on lists.play (entry_id) where removed_in is not null;

-- The manga to which a chapter or volume belongs where that one was merged into another.
alter table releases.unit add column joined_from uuid;

-- Who merged, split, deleted or restored which works, and whether that was taken back.
create schema if not exists edits;
create table edits.merge (
  id uuid primary key,
  kind text not null check (kind in ('MERGE', 'SPLIT')),
  medium text not null check (medium in ('ANIME', 'MANGA')),
  -- MERGE: the work that became part of the other. SPLIT: the new one
  from_id uuid not null,
  into_id uuid not null,
  from_title text not null,
  into_title text not null,
  -- SPLIT: the claims that became the new work
  claims jsonb,
  made_by uuid references accounts."user" on delete set null,
  made_at timestamptz not null,
  undone_by uuid references accounts."user" on delete set null,
  undone_at timestamptz
);
create index merge_by_from on edits.merge (from_id, made_at desc);
create index merge_by_into on edits.merge (into_id, made_at desc);
create index merge_by_maker on edits.merge (made_by) where made_by is not null;
create index merge_by_undoer on edits.merge (undone_by) where undone_by is not null;
