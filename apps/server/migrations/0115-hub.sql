-- The instance whose catalogue this one follows, and how far it is. There is one at most.
create table sources.hub (
  address text primary key,
  is_only boolean not null default true unique check (is_only),
  due_at timestamptz not null,
  -- the position in its feed of changes; null until its dump was loaded
  position bigint,
  dump_version text,
  followed_at timestamptz not null,
  fetched_at timestamptz,
  rows integer not null default 0,
  refused integer not null default 0,
  refusals jsonb not null default '[]' check (jsonb_typeof(refusals) = 'array'),
  failures integer not null default 0,
  failed_since timestamptz,
  fault text,
  fault_reason jsonb check (jsonb_typeof(fault_reason) = 'object')
);
create index hub_due on sources.hub (due_at);
