-- When episodes air: recurrences, from which the slots are computed.
create schema airing;

create table airing.rule (
  anime_id uuid not null references catalog.anime on delete cascade,
  position smallint not null,
  starts_at timestamptz not null,
  -- ISO 8601 duration; null: a single airing
  every text check (every ~ '^P'),
  until timestamptz,
  basis text not null check (basis in ('RECURRENCE', 'DERIVED', 'PREMIERE')),
  confirmed_until timestamptz,
  -- the source knows the day, and its time of day is a placeholder
  is_day_only boolean not null default false,
  primary key (anime_id, position)
);
