-- Works that sources are asked about one by one: what came of it, and when each is asked about again.
create table sources.asked (
  source text not null,
  work_id uuid not null,
  medium text not null check (medium in ('ANIME', 'MANGA')),
  -- What the source is asked about: its own id of the work, or another that it knows.
  ref text not null,
  -- The order in which works are asked about: those that people look at most first.
  rank integer not null,
  due_at timestamptz not null,

  asked_at timestamptz,
  -- null before the first answer
  state text check (state in ('found', 'missing', 'failed')),
  -- When the source last said something of the work, which may be kept for a time only.
  found_at timestamptz,
  etag text,
  failures integer not null default 0,
  fault text,

  primary key (source, work_id),
  check ((asked_at is null) = (state is null)),
  check ((failures = 0) = (fault is null))
);

create index asked_by_rank on sources.asked (source, rank);
create index asked_by_time on sources.asked (source, asked_at);
