-- What happens to works, and the people who are told about it.
create schema alerts;

-- One row per thing that happened, for everybody.
create table alerts.alert (
  id uuid primary key,
  -- names what happened, so that an event that is published twice gives one alert
  key text not null unique check (length(key) <= 400),
  kind text not null check (kind in
    ('AIRING_SOON', 'EPISODE_AIRED', 'NEW_CHAPTER', 'FILM_DATE', 'NOW_STREAMING', 'SEQUEL_ANNOUNCED')),
  medium text not null check (medium in ('ANIME', 'MANGA')),
  -- the work that people have on their lists
  work_id uuid not null,
  details jsonb not null check (jsonb_typeof(details) = 'object'),
  happens_at timestamptz not null,
  -- when people are told; null once they were
  due_at timestamptz,
  -- after that nobody is told any more
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index alert_by_due on alerts.alert (due_at) where due_at is not null;
create index alert_by_age on alerts.alert (created_at);
create index alert_by_work on alerts.alert (work_id, kind);

-- What a person wants to be told, and where. Without a row the defaults apply.
create table alerts.setting (
  user_id uuid primary key references accounts."user" on delete cascade,
  in_app text[] not null,
  episode_statuses text[] not null,
  chapter_statuses text[] not null,
  release_statuses text[] not null,
  sequel_statuses text[] not null,
  -- keys of streaming services
  services text[] not null,
  -- BCP 47; empty: the first language in which a chapter comes out
  chapter_languages text[] not null
);

-- Sequels that were on record when somebody last looked.
create table alerts.known_sequel (
  work_id uuid not null,
  sequel_id uuid not null,
  primary key (work_id, sequel_id)
);

-- The values that the text of a notice names, such as the number of an episode.
alter table profiles.notice add column details jsonb check (jsonb_typeof(details) = 'object');
