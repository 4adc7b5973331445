-- Airings whose approach was announced (`episode.airing`), and those that nobody announced in time because no worker ran.
create table airing.announcement (
  anime_id uuid not null,
  airing_at timestamptz not null,
  -- The number of the airing in its run. If the time of an airing changes, its number stays.
  ordinal integer not null,
  state text not null check (state in ('announced', 'missed')),
  primary key (anime_id, airing_at)
);
create index announcement_by_time on airing.announcement (airing_at);

-- One row: when a worker next looks at the schedule, and up to when the schedule was looked at.
create table airing.lookout (
  id boolean primary key default true check (id),
  due_at timestamptz not null,
  -- Null until a worker has looked for the first time.
  seen_until timestamptz
);
insert into airing.lookout (due_at) values ('epoch');
