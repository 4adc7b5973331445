-- What apps made for AniList set and read back, and what only they use.
create schema compat;

-- How an account orders and rates one of its lists in those apps.
create table compat.list_options (
  user_id uuid not null references accounts."user" on delete cascade,
  media text not null check (media in ('ANIME', 'MANGA')),
  -- names of sections, statuses and custom lists alike
  section_order text[] not null default '{}' check (cardinality(section_order) <= 200),
  is_completed_split boolean not null default false,
  -- what is rated besides the whole
  rated_aspects text[] not null default '{}' check (cardinality(rated_aspects) <= 20),
  is_rated_by_aspect boolean not null default false,
  primary key (user_id, media)
);

-- The scores of an entry by aspect, in the order of the account's aspects.
create table compat.aspect_scores (
  entry_id uuid primary key references lists.entry on delete cascade,
  scores real[] not null check (cardinality(scores) between 1 and 20)
);
