-- What apps made for AniList set of an account as a whole.
create table compat.user_options (
  user_id uuid primary key references accounts."user" on delete cascade,
  -- how rows of a list are sorted, in the words of AniList
  row_order text not null check (char_length(row_order) between 1 and 100)
);

-- Scores by aspect before and after a batch of the list, until the batch can no longer be undone.
create table compat.aspect_change (
  batch_id uuid not null,
  entry_id uuid not null references lists.entry on delete cascade,
  before real[],
  after real[],
  changed_at timestamptz not null,
  primary key (batch_id, entry_id)
);
create index aspect_change_entry on compat.aspect_change (entry_id);
create index aspect_change_age on compat.aspect_change (changed_at);

-- Numbers of entries that are not those of their ids, because an older entry of the same account has that one.
create table compat.entry_number (
  entry_id uuid primary key references lists.entry on delete cascade,
  number integer not null check (number >= 1073741824)
);
