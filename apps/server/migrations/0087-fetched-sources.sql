-- Sources that the service fetches itself: how each stands, on what terms it may be used here, and when it is fetched next.

create schema sources;

create table sources.source (
  key text primary key,
  -- When it is fetched next. While a process fetches it: when that process is taken for dead, unless it says before that it lives.
  due_at timestamptz not null,
  run_id uuid,
  run_stage text check (run_stage in ('asking', 'downloading', 'unpacking', 'importing')),
  run_done double precision,
  run_total double precision,

  is_off boolean not null default false,
  -- Whether the next file may be much smaller than the last one.
  takes_smaller boolean not null default false,
  -- Whether the last file is imported again although it is the same, as the catalogue has grown since.
  must_import boolean not null default false,

  consent_at timestamptz,
  -- What was agreed to, word for word: other terms need another consent.
  consent_terms text,
  consent_actor text check (consent_actor in ('administrator', 'operator')),
  consent_user_id uuid references accounts."user" on delete set null,

  tried_at timestamptz,
  fetched_at timestamptz,
  changed_at timestamptz,
  imported_at timestamptz,

  -- What the source said of its last good file, and what the file is.
  version text,
  identity text,
  etag text,
  last_modified text,
  checksum text,
  bytes double precision,

  rows integer,
  rows_added integer,
  rows_updated integer,
  rows_unchanged integer,
  refused integer,
  refusals jsonb check (jsonb_typeof(refusals) = 'array'),

  failures integer not null default 0,
  failed_since timestamptz,
  fault text,
  fault_reason jsonb check (jsonb_typeof(fault_reason) = 'object'),

  check ((consent_at is null) = (consent_terms is null)),
  check ((consent_at is null) = (consent_actor is null))
);

create index source_due on sources.source (due_at);
create index source_consent_user on sources.source (consent_user_id);
